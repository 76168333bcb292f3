import { setTimeout as wait } from 'node:timers/promises'
import { Chance } from '../kill/chance.ts'
import { openMortalPostgres } from '../kill/mortal-postgres.ts'
import { openScene, registerRich } from '../kill/scene.ts'
import { askerOf, copyAt, Tally } from './asker.ts'
import { openBalancer } from './balancer.ts'
import type { Client, ClientKind } from './client.ts'
import { depositsKind } from './deposits-client.ts'
import { historyKind } from './history-client.ts'
import { roundsKind } from './rounds-client.ts'
import { supplierKind } from './supplier-client.ts'
import { withdrawalsKind } from './withdrawals-client.ts'

/** Everything that plays in a run of chaos. */
export type Stage = Awaited<ReturnType<typeof openStage>>

/**
 * Who plays, each at one game: a second one would end the first. Anna's limit is soon used up,
 * Hans's payouts are refused and Ida's come back.
 */
const rich = { limitKroner: 100_000, firstKroner: 20_000 }
const people = [
  { persona: 'anna', cpr: '6101900000', plays: 'rounds', limitKroner: 5_000, firstKroner: 3_000 },
  { persona: 'peter', cpr: '6108850020', plays: 'rounds', ...rich },
  { persona: 'sofie', cpr: '7309920022', plays: 'supplier', ...rich },
  { persona: 'hans', cpr: '7105760006', plays: 'rounds', ...rich },
  { persona: 'ida', cpr: '6906880007', plays: 'supplier', ...rich },
] as const

/** Seconds where the real parties take minutes, so that a run sees each way to its end. */
const delays = {
  callbackTimeoutMs: 4_000,
  callbackQueueMs: 4_000,
  lateTransferMs: 3_000,
  nemkontoStepMs: 700,
}
const platform = { tickMs: 500, payments: { payoutDelayMs: 2_000 } }

/** One durable database, two copies of the platform, the stand-ins, and every kind of client. */
export async function openStage(seed: string) {
  await using stack = new AsyncDisposableStack()
  const postgres = stack.use(await openMortalPostgres())
  const balancer = stack.use(await openBalancer())
  const { url: databaseUrl } = postgres
  const wish = { databaseUrl, copies: 2, platform, delays, platformUrl: balancer.url }
  const scene = stack.use(await openScene(wish))
  balancer.ports.push(...scene.copies.map((copy) => Number(new URL(copy.url).port)))
  const tally = new Tally()
  const kinds = allKinds()
  const clients: Client[] = []
  const copies = scene.copies.map(({ url }) => copyAt(url, scene.secrets.siteCredential))
  for (const person of people) {
    const { persona, firstKroner } = person
    const session = await registerRich(scene, person, person.limitKroner)
    for (const kind of kinds.filter(({ playsAt = person.plays }) => playsAt === person.plays)) {
      const name = `${persona}'s ${kind.name}`
      const asker = askerOf(copies, new Chance(seed, `${name}: whom to ask`), tally)
      stack.defer(() => asker.close())
      const { sandboxUrl, secrets } = scene
      const { walletSecret } = secrets
      const chance = new Chance(seed, name)
      const who = { persona, session, firstKroner }
      const seat = { ...who, asker, caller: asker.caller, chance, tally, sandboxUrl, walletSecret }
      const act = await kind.open(seat)
      clients.push(async (stop) => {
        while (!stop.aborted) {
          await act()
          await wait(chance.between(kind.paceMs.least, kind.paceMs.most))
        }
      })
    }
  }
  const opened = stack.move()
  const close = () => opened.disposeAsync()
  return { postgres, scene, kinds, clients, tally, [Symbol.asyncDispose]: close }
}

/** Every kind of client. One that is new stands here; each player has one of each, and one game. */
function allKinds(): ClientKind[] {
  return [depositsKind(), roundsKind(), supplierKind(), withdrawalsKind(), historyKind()]
}
