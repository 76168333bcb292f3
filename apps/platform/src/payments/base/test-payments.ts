import { createHash } from 'node:crypto'
import type { Standing } from '@nordlys/contracts'
import {
  after,
  dayMs,
  hourMs,
  kroner,
  type Ore,
  ore,
  type PlayerId,
  playerId,
  required,
  systemRandom,
  TestClock,
  timeKey,
} from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import Fastify, { type FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { pino } from 'pino'
import { connect, type Db } from '../../db/index.ts'
import { registerMobilePayEvents } from '../../http/mobile-pay-events.ts'
import { registerPaymentCallbacks } from '../../http/payment-callbacks.ts'
import { readDocumentJudges, readNewestDocuments } from '../../identity-papers/index.ts'
import { enqueue, enqueuing } from '../../jobs/index.ts'
import {
  grantBonus,
  openAccounts,
  postTransfer,
  prepareMonths,
  readBalances,
} from '../../ledger/index.ts'
import { setFirstDepositLimit } from '../../limits/index.ts'
import { createMobilePay, createNemKonto, createPaymentProvider } from '../../outside/index.ts'
import { createCard } from '../card/card-method.ts'
import type { CardsContext, CardTokens } from '../card/cards-context.ts'
import { startDeposit } from '../deposit/deposit.ts'
import { actOnEventTask } from '../mobile-pay/events.ts'
import { createMobilePayMethod } from '../mobile-pay/mobile-pay-method.ts'
import { createWithdrawal, startWithdrawal } from '../payout/withdrawal.ts'
import { defaultPaymentSettings } from './default-settings.ts'
import type { PaymentsContext } from './payments-context.ts'
import { FakeParties } from './test-parties.ts'

export const start = new Date('2026-11-21T12:00:00Z')
/** As many as the widest race of a test has runners. */
const racersMax = 20
export const callbackCredential = `Basic ${Buffer.from('provider:callback-secret').toString('base64')}`

/**
 * Payments on a real database, with the payment provider and NemKonto as a server of their own
 * that is spoken to over the wire, and a clock that moves when told.
 */
export class TestPayments implements AsyncDisposable {
  readonly clock = new TestClock(start)
  readonly db: Db
  readonly ownerUrl: string
  readonly parties: FakeParties
  readonly cards: CardsContext
  readonly context: PaymentsContext
  readonly app: FastifyInstance
  /** What the operator was told. */
  readonly alarms: string[] = []
  /** Whose CPR number cannot be opened, as with a key that is missing. */
  readonly unreadable = new Set<PlayerId>()
  readonly standings = new Map<PlayerId, Standing>()
  #dispose: () => PromiseLike<void>
  #people = 0

  static async open(connectionsMax = racersMax): Promise<TestPayments> {
    const database = await testDatabase()
    const parties = await FakeParties.open()
    const dispose = () => database[Symbol.asyncDispose]()
    const world = new TestPayments(database.url, parties, { connectionsMax, dispose })
    await world.#openConnections(connectionsMax)
    await prepareMonths(world.db, start)
    return world
  }

  /** A race is none while each runner waits for a connection of its own to be opened. */
  async #openConnections(connectionsMax: number): Promise<void> {
    const open = () => this.db.transaction().execute((tx) => sql`SELECT 1`.execute(tx))
    await Promise.all(Array.from({ length: connectionsMax }, open))
  }

  private constructor(
    ownerUrl: string,
    parties: FakeParties,
    { connectionsMax, dispose }: { connectionsMax: number; dispose: () => PromiseLike<void> },
  ) {
    this.ownerUrl = ownerUrl
    this.db = connect(ownerUrl, connectionsMax)
    this.parties = parties
    this.#dispose = dispose
    this.cards = {
      ...{ db: this.db, clock: this.clock, random: systemRandom, cardTokens, ...settings },
      log: pino({ level: 'silent' }),
    }
    this.context = this.#makeContext()
    this.app = Fastify()
    registerPaymentCallbacks({ app: this.app }, this.context)
    registerMobilePayEvents(this.app, this.context)
  }

  #makeContext(): PaymentsContext {
    const login = { user: 'nordlys', password: 'secret' }
    const provider = createPaymentProvider({ baseUrl: `${this.parties.url}/payments`, ...login })
    return {
      db: this.db,
      clock: this.clock,
      random: systemRandom,
      log: pino({ level: 'silent' }),
      settings,
      methods: {
        card: createCard(this.cards, provider),
        mobile_pay: createMobilePayMethod(
          { db: this.db, siteUrl: 'http://localhost:3000', ...settings },
          createMobilePay({
            ...mobilePayLogin,
            baseUrl: `${this.parties.url}/mobilepay`,
            clock: this.clock,
          }),
        ),
      },
      nemkonto: createNemKonto({ baseUrl: `${this.parties.url}/nemkonto`, ...login }),
      players: this.#players(),
      enqueueEmail: (tx, email) => enqueue(tx, 'send-email', email),
      eventJob: (eventId) => enqueuing(actOnEventTask, 'eventId', eventId),
      alarm: async (_tx, { subject }) => void this.alarms.push(subject),
      startStepUp: async ({ action, at }) => ({
        ok: true,
        authorizeUrl: 'http://127.0.0.1:3003/mitid/auth',
        transaction: action.kind === 'withdrawal' ? action.intentId : action.idempotencyKey,
        expiresAt: at,
      }),
    }
  }

  #players(): PaymentsContext['players'] {
    return {
      findContact: async (db, id) => {
        const { rows } = await sql<{ firstName: string; lastName: string; email: string }>`
          SELECT first_name AS "firstName", last_name AS "lastName", email
          FROM players_player WHERE player_id = ${id}`.execute(db)
        return rows[0] && { playerId: id, ...rows[0] }
      },
      readStanding: async (_db, id) => this.standings.get(id) ?? 'open',
      revealCpr: async (_tx, id) => {
        if (this.unreadable.has(id)) throw new Error('the encryption key 2 is absent')
        return `610190${id.toString().slice(-4)}`
      },
      findByCpr: async (tx, cpr) => {
        const { rows } = await sql<{ id: number }>`
          SELECT player_id AS id FROM players_player
          WHERE right(player_id::text, 4) = ${cpr.slice(-4)}`.execute(tx)
        return rows[0] && playerId(rows[0].id)
      },
      encrypt: (text) => `sealed.${Buffer.from(text).toString('base64')}`,
      decrypt: (encrypted) => Buffer.from(encrypted.slice(7), 'base64').toString(),
      readNewestDocuments,
      readDocumentJudges,
    }
  }

  /** The letters to a player, the oldest first. */
  async lettersTo(player: PlayerId): Promise<{ subject: string; text: string }[]> {
    const contact = await this.context.players.findContact(this.db, player)
    return this.asOwner(sql`
      SELECT payload ->> 'subject' AS subject, payload ->> 'text' AS text
      FROM graphile_worker._private_jobs
      WHERE payload ->> 'to' = ${contact?.email} ORDER BY id`)
  }

  /** Messages of MobilePay that a job is to act on, in the order they came. */
  async queuedEvents(): Promise<bigint[]> {
    const rows = await this.asOwner<{ event: string }>(sql`
      SELECT payload ->> 'eventId' AS event FROM graphile_worker._private_jobs
      WHERE payload ->> 'eventId' IS NOT NULL ORDER BY id`)
    return rows.map(({ event }) => BigInt(event))
  }

  /** The same, and the queue has them no more. */
  async takeEvents(): Promise<bigint[]> {
    const rows = await this.asOwner<{ event: string }>(sql`
      WITH taken AS (
        DELETE FROM graphile_worker._private_jobs
        WHERE payload ->> 'eventId' IS NOT NULL RETURNING id, payload)
      SELECT payload ->> 'eventId' AS event FROM taken ORDER BY id`)
    return rows.map(({ event }) => BigInt(event))
  }

  /** The queue's tables, and what nobody may change, are the owner's alone. */
  asOwner<Row>(statement: RawBuilder<unknown>): Promise<Row[]> {
    return this.db.connection().execute(async (connection) => {
      await sql`RESET ROLE`.execute(connection)
      const { rows } = await statement.execute(connection)
      await sql`SET ROLE nordlys_app`.execute(connection)
      return rows as Row[]
    })
  }

  /** A new player with a daily limit and so much cash. */
  async player(cash: Ore = ore(0), limitDay: Ore = kroner(10_000)): Promise<PlayerId> {
    this.#people += 1
    const person = this.#people
    const at = this.clock.now()
    const { rows } = await sql<{ player_id: number }>`
      INSERT INTO players_player (first_name, last_name, email, email_normalised, mobile, birth_date,
        cpr_sealed, cpr_lookup, mitid_sub, offer, created_at)
      VALUES ('Anna', 'Nielsen', ${`anna${person}@example.dk`}, ${`anna${person}@example.dk`},
        '+4512345678', '1990-01-21', 'sealed.1', decode(lpad(${person.toString()}, 64, '0'), 'hex'),
        ${`sub-${person}`}, 'none', ${at}) RETURNING player_id`.execute(this.db)
    const id = playerId(rows[0]?.player_id ?? 0)
    await this.db.transaction().execute(async (tx) => {
      await openAccounts(tx, id)
      await setFirstDepositLimit(tx, { playerId: id, period: 'day', amountOre: limitDay, at })
      const key = timeKey(this.clock, systemRandom)
      const gift = {
        key,
        kind: 'deposit',
        playerId: id,
        amountOre: cash,
        reference: key,
        at,
      } as const
      if (cash > 0n) await postTransfer(tx, gift)
    })
    return id
  }

  /** Starts a deposit that must succeed. */
  async deposit(
    player: PlayerId,
    amount: string,
    idempotencyKey: string = crypto.randomUUID(),
    card: { saveCard?: boolean; cardId?: string } = {},
  ) {
    const request = { amount, method: 'card', idempotencyKey, ...card } as const
    const started = await startDeposit(
      this.context,
      { playerId: player, standing: 'open' },
      request,
    )
    if (!started.ok) throw new Error(`the deposit was refused: ${started.refusal}`)
    const cashier = required(started.cashier, 'the page of the card')
    return { player, ...started, cashier }
  }

  /** A withdrawal that is confirmed and must succeed: its id. */
  async withdraw(player: PlayerId, amount = '100'): Promise<string> {
    const request = { amount, idempotencyKey: crypto.randomUUID() }
    const started = await startWithdrawal(
      this.context,
      { playerId: player, standing: 'open' },
      request,
    )
    const intentId = started.ok ? started.transaction : ''
    const made = await createWithdrawal(this.context, { intentId, playerId: player })
    if (!made.ok) throw new Error(`the withdrawal was refused: ${made.refusal}`)
    return made.withdrawalId
  }

  /** A bonus to be staked through ten times within sixty days. */
  async giveBonus(player: PlayerId, amount: number): Promise<void> {
    const at = this.clock.now()
    const bonus = {
      bonusId: timeKey(this.clock, systemRandom),
      playerId: player,
      amountOre: kroner(amount),
      requiredOre: kroner(10 * amount),
      stakeMaxOre: kroner(100),
      expiresAt: after(at, 60 * dayMs),
      at,
    }
    const granted = await this.db.transaction().execute((tx) => grantBonus(tx, bonus))
    if (!granted.ok) throw new Error(`the bonus was refused: ${granted.refusal}`)
  }

  /** A message of the provider, as it comes over the wire. */
  async callback(action: string, body: object, authorization = callbackCredential) {
    const response = await this.app.inject({
      method: 'POST',
      url: `/outside/payments/${action}`,
      headers: { authorization },
      payload: body,
    })
    return { status: response.statusCode, body: response.json() as Record<string, unknown> }
  }

  async cash(player: PlayerId): Promise<Ore> {
    return (await readBalances(this.db, player)).cashOre
  }

  depositRow(reference: string) {
    return this.db
      .selectFrom('wallet_deposit')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  }

  /** The states a payment has passed, in order. */
  async states(paymentId: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('wallet_payment_status')
      .select('to_status')
      .where('payment_id', '=', paymentId)
      .orderBy('status_id')
      .execute()
    return rows.map((row) => row.to_status)
  }

  async audited(action: string): Promise<number> {
    const row = await this.db
      .selectFrom('audit_line')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('action', '=', action)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.app.close()
    await this.db.destroy()
    await this.parties[Symbol.asyncDispose]()
    await this.#dispose()
  }
}

/** Tokens that a test can read. */
const cardTokens: CardTokens = {
  encrypt: (token) => `sealed.${token}`,
  decrypt: (encrypted) => encrypted.slice('sealed.'.length),
  mark: (token) => createHash('sha256').update(token).digest(),
}

/** Our client at MobilePay's stand-in. */
export const mobilePayLogin = {
  clientId: 'nordlys',
  clientSecret: 'sandbox-secret',
  subscriptionKey: 'sandbox-secret',
  merchantSerialNumber: '100200',
}

type Started = Awaited<ReturnType<TestPayments['deposit']>>

/** What the provider sends about a deposit, all of it as its documentation has it. */
export function messageOf(
  started: Omit<Started, 'cashier'> & { cashier?: Started['cashier'] | undefined },
  txId: string,
  over: Record<string, unknown> = {},
) {
  return {
    userId: started.player.toString(),
    sessionId: started.cashier?.sessionId,
    txAmount: `${started.deposit.amountOre / 100n}.00`,
    txAmountCy: 'DKK',
    txId,
    txTypeId: '108',
    txName: 'CreditcardDeposit',
    provider: 'SandboxPay',
    pspService: 'Visa/Dankort',
    accountId: 'acc-1',
    accountHolder: 'Anna Nielsen',
    maskedAccount: '457100******0000',
    expiryMonth: '12',
    expiryYear: '2029',
    attributes: { reference: started.deposit.reference },
    ...over,
  }
}

const settings = {
  ...defaultPaymentSettings,
  merchantId: '100010',
  cashierUrl: 'http://127.0.0.1:3003/payments/cashier',
  cashierKey: 'a key of this test',
  callbackUser: 'provider',
  callbackPassword: 'callback-secret',
  mobilePay: {
    merchantSerialNumber: '100200',
    webhookUrl: 'http://127.0.0.1:3001/outside/mobilepay/events',
  },
  payoutDelayMs: hourMs,
  brandName: 'Nordlys',
}
