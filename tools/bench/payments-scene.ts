import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Caller, createCaller, type SessionCredential, startDeposit } from '@nordlys/contracts'
import { invariant, required, standInsAt, systemClock, systemRandom, timeKey } from '@nordlys/core'
import { chooseAddresses } from '../../world/config/addresses.ts'
import { createSecrets } from '../../world/config/secrets.ts'
import { seedAll } from '../../world/migrations.ts'
import { registerPerson } from '../../world/seed/over-the-wire.ts'
import { makeDataFolder } from './base/data-folder.ts'
import { startProgramProcess } from './processes.ts'
import { type BenchServer, createMigrated, withOwner } from './server.ts'

const playersCount = 50
export const fullName = 'Freja Frisk'
/** What begins at once, as players come. */
const atOnce = 8

/** A payment at MobilePay that waits for its player. */
export interface Begun {
  reference: string
  session: SessionCredential
  approve(): Promise<void>
}

export type PaymentsScene = Awaited<ReturnType<typeof openPaymentsScene>>

/** The platform and the stand-ins, each in a process of its own, with players who came over the wire. */
export async function openPaymentsScene(server: BenchServer) {
  await using stack = new AsyncDisposableStack()
  const databaseUrl = await createMigrated(server.url, 'bench_payments')
  await seedAll(databaseUrl)
  const folder = stack.use(await makeDataFolder())
  const { ports, urls } = await chooseAddresses(0)
  // They keep what they know, as under `npm start`.
  const { platform: platformUrl, site: siteUrl } = urls
  const kept = { stateFolder: folder.path, siteUrl, platformUrl }
  const sandbox = stack.use(
    await startProgramProcess('sandbox', { ...kept, port: ports.sandbox, publicUrl: urls.sandbox }),
  )
  const { cprKey, lookupKey, walletSecret, siteCredential: site } = createSecrets()
  const outside = standInsAt(urls.sandbox)
  const webhookUrl = `${platformUrl}/outside/mobilepay/events`
  const platform = stack.use(
    await startProgramProcess('platform', {
      ...{ port: ports.platform, siteUrl, databaseUrl },
      outside: { ...outside, mobilePay: { ...outside.mobilePay, webhookUrl } },
      secrets: { cprKey, lookupKey, walletSecret, serviceCredentials: { site } },
      rules: { allowFictitiousCpr: true },
    }),
  )
  const caller = createCaller({ baseUrl: platformUrl, credential: site })
  const players: SessionCredential[] = []
  for (let number = 0; number < playersCount; number += 1) {
    players.push(await register(caller, number))
  }
  const opened = stack.move()
  let next = 0
  const nextPlayer = () => {
    next += 1
    return required(players[next % playersCount], 'a player')
  }
  const begin = (amount: string, session?: SessionCredential) =>
    beginAtMobilePay(caller, session ?? nextPlayer(), amount)
  return {
    ...{ platform, caller, players, webhookUrl, nextPlayer, begin },
    sandboxUrl: sandbox.url,
    pids: [server.pid, platform.pid],
    query: <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
      withOwner(databaseUrl, async (owner) => {
        const { rows } = await owner.query<Row>(text, [...values])
        return rows
      }),
    /** So many payments that wait. */
    async beginMany(count: number, amount: string): Promise<Begun[]> {
      const begun: Begun[] = []
      const work = async () => {
        while (begun.length < count) begun.push(await begin(amount))
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      return begun.slice(0, count)
    },
    /** Signs MobilePay's messages: as it stands in its own records. */
    async webhookSecret(): Promise<string> {
      const records = await readFile(join(folder.path, 'mobilepay-webhooks.jsonl'), 'utf8')
      return required(/"secret":"([^"]+)"/.exec(records)?.[1], 'a registration for webhooks')
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** Somebody made up, with room for all that is to come in their limit. */
function register(caller: Caller, number: number): Promise<SessionCredential> {
  const cpr = `${61 + (number % 28)}0170${1_000 + number}`
  const [first_name = '', last_name = ''] = fullName.split(' ')
  const contact = { first_name, last_name, mobile: '21 34 56 78', limit_amount: '100000' }
  const email = `spiller-${number}@eksempel.dk`
  const persona = { cpr, name: fullName }
  return registerPerson(caller, { persona, cpr, contact: { ...contact, email } })
}

async function beginAtMobilePay(
  caller: Caller,
  session: SessionCredential,
  amount: string,
): Promise<Begun> {
  const idempotencyKey = timeKey(systemClock, systemRandom)
  const wish = { amount, method: 'mobile_pay' as const, idempotencyKey }
  const started = await caller.call(startDeposit, wish, session)
  invariant(started.ok, 'the deposit may be begun')
  const app = required(started.redirectUrl, 'where it is approved').replace('/landing', '/app')
  return {
    reference: started.deposit.reference,
    session,
    async approve() {
      const body = new URLSearchParams({ answer: 'approved' })
      const answer = await fetch(app, { method: 'POST', body, redirect: 'manual' })
      await answer.body?.cancel()
    },
  }
}
