import type { ContactForm, SessionDevice, SessionGrant } from '@nordlys/contracts'
import { playerId, systemRandom, TestClock } from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import { testDatabase } from '@nordlys/testing/database'
import { pino } from 'pino'
import {
  findDepositOffers,
  promiseOffers,
  readOfferVersions,
  seedOffers,
} from '../../bonuses/index.ts'
import { findCampaignName } from '../../content/index.ts'
import { connect, type Db } from '../../db/index.ts'
import { prepareMonths } from '../../ledger/index.ts'
import {
  dropWaitingLimits,
  findPause,
  hasDepositLimit,
  setFirstDepositLimit,
} from '../../limits/index.ts'
import { areOffersStopped } from '../../markers/index.ts'
import { createMessages, createMitid, createRofus } from '../../outside/index.ts'
import { defaultThrottleRules, type ThrottleRules } from '../../throttle/index.ts'
import {
  askFirstContacts,
  askRofusAgain,
  askRofusTask,
  completeRegistration,
  contactCodeTask,
  createCprVault,
  defaultPlayerRules,
  deliverContactCode,
  finishIdentification,
  firstContactsTask,
  type PlayersContext,
  readSession,
  saveContact,
  startIdentification,
  startRegistration,
} from '../index.ts'
import { type MitidUser, visitMitid } from './test-mitid-visit.ts'

type Email = Parameters<PlayersContext['messages']['sendEmail']>[0]

export const start = new Date('2026-11-21T12:00:00Z')
export const siteUrl = 'http://localhost:3000'

export const contactOf = (email: string): ContactForm => ({
  first_name: 'Anna',
  last_name: 'Nielsen',
  email,
  mobile_country_code: '+45',
  mobile: '20304050',
  limit_amount: '1.000',
  limit_period: 'day',
  age_and_terms: true,
  offer_terms: true,
  marketing_email: true,
  marketing_sms: true,
})

/** The players module alone on a real database, with the outside parties over the wire. */
export class TestPlayers implements AsyncDisposable {
  readonly clock: TestClock
  readonly db: Db
  readonly context: PlayersContext
  /** What was put into the outbox; `runTasks` carries it out. */
  readonly tasks: { task: string; payload: unknown }[] = []
  readonly logLines: string[] = []
  readonly clientAddress = '203.0.113.7'
  readonly databaseUrl: string
  readonly sandboxUrl: string
  /** Where the next login is from. */
  device: SessionDevice | undefined
  /** The mark of that browser's cookie. */
  deviceMark: string | undefined
  /** What the operator has configured. */
  minimumAgeYears = 18
  mobileDigits: Readonly<Record<string, number>> | undefined
  /** The tests of registration are written with an offer; the seed has none. */
  isWelcomeOffered = true
  #nextEmail = 1
  #stoodOn: AsyncDisposableStack | undefined

  private constructor(
    databaseUrl: string,
    sandboxUrl: string,
    clock: TestClock,
    rules: Partial<ThrottleRules>,
  ) {
    const vault = createCprVault(testKeys, systemRandom)
    const db = connect(databaseUrl, 8)
    this.db = db
    this.clock = clock
    this.databaseUrl = databaseUrl
    this.sandboxUrl = sandboxUrl
    this.context = {
      db,
      clock,
      random: systemRandom,
      log: pino({ level: 'trace' }, { write: (line: string) => void this.logLines.push(line) }),
      vault,
      throttle: {
        db,
        rules: { ...defaultThrottleRules, ...rules },
        mark: (act, name) => vault.mark(act, name),
      },
      ...outsideParties(sandboxUrl, clock),
      enqueue: async (_tx, task, payload) => void this.tasks.push({ task, payload }),
      limits: {
        areOffersStopped,
        dropWaitingLimits,
        findPause,
        hasDepositLimit,
        setFirstDepositLimit,
      },
      rules: { ...defaultPlayerRules, allowFictitiousCpr: true },
      siteUrl: new URL(siteUrl),
      readMinimumAgeYears: async () => this.minimumAgeYears,
      readMobileDigits: async () => this.mobileDigits,
      offers: {
        findWelcomeOffers: async (at) => (this.isWelcomeOffered ? findDepositOffers(db, at) : []),
        readOfferVersions: (versions) => readOfferVersions(db, versions),
        promiseOffers,
      },
      findCampaignName: (page, at) => findCampaignName(db, page, at),
    }
  }

  /** With a database and outside parties of its own. */
  static async start(): Promise<TestPlayers> {
    await using stack = new AsyncDisposableStack()
    const { url } = stack.use(await testDatabase())
    const clock = new TestClock(start)
    const sandbox = stack.use(await startSandbox({ port: 0, siteUrl, platformUrl: siteUrl, clock }))
    const players = await TestPlayers.open(url, sandbox.url, clock)
    players.#stoodOn = stack.move()
    return players
  }

  static async open(
    databaseUrl: string,
    sandboxUrl: string,
    clock: TestClock,
    rules: Partial<ThrottleRules> = {},
  ): Promise<TestPlayers> {
    const players = new TestPlayers(databaseUrl, sandboxUrl, clock, rules)
    await prepareMonths(players.db, start)
    await seedOffers(players.db)
    return players
  }

  get at(): Date {
    return this.clock.now()
  }

  /** Forces what an outside party does next. */
  async force(party: string, outcome: string): Promise<void> {
    const body = JSON.stringify({ party, outcome })
    const headers = { 'content-type': 'application/json' }
    const url = `${this.sandboxUrl}/control/next`
    const { status } = await fetch(url, { method: 'POST', headers, body })
    if (status !== 200) throw new Error(`the sandbox refused to force ${party} ${outcome}`)
  }

  /** Steps 1 and 2, and the visit to MitID: only the CPR number is missing. */
  async identified(user: MitidUser, contact: Partial<ContactForm> = {}): Promise<string> {
    const registration = await this.contacted(contact)
    const finished = await this.finish(await this.startMitid('register', registration), user)
    if (!finished.ok) throw new Error(`MitID refused: ${finished.refusal}`)
    return registration
  }

  /** Steps 1 and 2. */
  async contacted(contact: Partial<ContactForm> = {}): Promise<string> {
    const { at, clientAddress } = this
    const started = await startRegistration(this.context, { offer: 'welcome', clientAddress, at })
    if (!started.ok) throw new Error(started.refusal)
    const { registration } = started
    const email = `player-${this.#nextEmail++}@example.dk`
    const form = { ...contactOf(email), ...contact }
    const asked = { registration, contact: form, clientAddress, at }
    const saved = await saveContact(this.context, asked)
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    return registration
  }

  complete(registration: string, personalNumber: string) {
    const { at, clientAddress, device, deviceMark } = this
    const asked = { registration, personalNumber, device, deviceMark, clientAddress, at }
    return completeRegistration(this.context, asked)
  }

  async register(user: MitidUser, personalNumber: string, contact: Partial<ContactForm> = {}) {
    return this.complete(await this.identified(user, contact), personalNumber)
  }

  /** A registered player with a session; fails when that is refused. */
  async player(user: MitidUser, personalNumber: string, contact: Partial<ContactForm> = {}) {
    const done = await this.register(user, personalNumber, contact)
    if (!done.ok) throw new Error(`registration refused: ${done.refusal}`)
    const session = await this.read(done.session, false)
    if (!session) throw new Error('no session')
    return { id: playerId(session.playerId), grant: done.session, session }
  }

  async startMitid(purpose: 'login' | 'register', registration?: string, returnTo?: string) {
    const started = await this.tryMitid(purpose, registration, returnTo)
    if (!started.ok) throw new Error(started.refusal)
    return started
  }

  /** As `startMitid`, which may be refused. */
  tryMitid(purpose: 'login' | 'register', registration?: string, returnTo?: string) {
    return startIdentification(this.context, {
      purpose,
      ...(registration !== undefined && { registration }),
      ...(returnTo !== undefined && { returnTo }),
      clientAddress: this.clientAddress,
      at: this.at,
    })
  }

  async finish(visit: { authorizeUrl: string; transaction: string }, user: MitidUser) {
    const callbackUrl = await visitMitid(visit.authorizeUrl, user)
    return this.finishWith(visit.transaction, callbackUrl)
  }

  finishWith(transaction: string, callbackUrl: string) {
    const { at, device, deviceMark } = this
    const from = { device, deviceMark }
    return finishIdentification(this.context, { transaction, callbackUrl, ...from, at })
  }

  async login(user: MitidUser, returnTo?: string) {
    return this.finish(await this.startMitid('login', undefined, returnTo), user)
  }

  read(grant: Pick<SessionGrant, 'secret' | 'handle'>, act: boolean) {
    return readSession(this.context, grant, act, this.at)
  }

  /** Carries out what lies in the outbox. */
  async runTasks(): Promise<void> {
    const known: Record<string, (payload: never) => Promise<unknown>> = {
      [askRofusTask]: (payload) => askRofusAgain(this.context, payload),
      'send-email': ({ playerId: _kept, ...email }: Email & { playerId?: number }) =>
        this.context.messages.sendEmail({ ...email, category: 'transactional' }),
      [firstContactsTask]: (payload) => askFirstContacts(this.context, payload),
      [contactCodeTask]: (payload) => deliverContactCode(this.context, payload),
    }
    for (const { task, payload } of this.tasks.splice(0)) await known[task]?.(payload as never)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.db.destroy()
    await this.#stoodOn?.disposeAsync()
  }
}

/** Logs a player in, and answers the session beside its grant; fails when that is refused. */
export async function logInAgain(players: TestPlayers, user: MitidUser) {
  const outcome = await players.login(user)
  if (!outcome.ok || outcome.kind !== 'logged-in') throw new Error(JSON.stringify(outcome))
  const session = await players.read(outcome.session, false)
  if (!session) throw new Error('no session')
  return { ...session, grant: outcome.session }
}

export type LoggedIn = Awaited<ReturnType<typeof logInAgain>>

export const testKeys = {
  currentKeyId: 'test',
  encryptionKeys: new Map([['test', systemRandom.bytes(32)]]),
  lookupKey: systemRandom.bytes(32),
}

function outsideParties(sandboxUrl: string, clock: TestClock) {
  const basic = { user: 'nordlys', password: 'sandbox-secret' }
  return {
    mitid: createMitid(
      {
        issuer: new URL(`${sandboxUrl}/mitid`),
        clientId: 'nordlys-casino',
        clientSecret: 'sandbox-secret',
        redirectUri: new URL(`${siteUrl}/mitid/retur`),
      },
      clock,
    ),
    rofus: createRofus(
      { baseUrl: new URL(`${sandboxUrl}/rofus`), ...basic, timeoutMs: 1_500 },
      clock,
      systemRandom,
    ),
    messages: createMessages({
      baseUrl: new URL(`${sandboxUrl}/messages`),
      apiKey: 'sandbox-secret',
    }),
  }
}
