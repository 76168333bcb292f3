import { createHash } from 'node:crypto'
import { after, hex, kroner, secondMs, systemRandom } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SupplierListed } from '../outside/index.ts'
import { askAboutSilentRounds } from './supplier-silence.ts'
import { type TestPlay, TestSuppliers } from './test-suppliers.ts'

let world: TestSuppliers

beforeAll(async () => {
  world = await TestSuppliers.open()
})
afterAll(() => world[Symbol.asyncDispose]())

const players = 3
const roundsEach = 12
/** A repeat of a repeat of a repeat has come through after as many. */
const flushes = 5
const cashAtStart = kroner(1_000)

/** Whole numbers below a bound, the same for the same seed. */
function drawing(seed: string): (below: number) => number {
  let count = 0
  return (below) =>
    createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE(0) % below
}

/** Some messages of a round, with whatever may go wrong with each. */
function drawSteps(
  draw: (below: number) => number,
  name: string,
): Readonly<Record<string, unknown>>[] {
  const bets: string[] = []
  const wins: string[] = []
  return Array.from({ length: 2 + draw(5) }, (_, place) => {
    const wrong = [
      {},
      {},
      {},
      { copies: 3 },
      { lost: 'request' },
      { lost: 'answer' },
      { late: true },
    ]
    const how = wrong[draw(wrong.length)]
    const transactionId = `${name}-${place}`
    const kind = bets.length === 0 ? draw(2) : draw(6)
    const targets = [...bets, ...wins]
    const target = targets[draw(Math.max(targets.length, 1))]
    if (kind < 2) bets.push(transactionId)
    else if (kind < 4) wins.push(transactionId)
    if (kind === 0) return { send: 'bet', stakeOre: 1 + draw(500), transactionId, ...how }
    if (kind === 1) {
      const amounts = { stakeOre: 1 + draw(500), winOre: draw(900), endsRound: draw(3) === 0 }
      return { send: 'bet-and-win', ...amounts, transactionId, ...how }
    }
    if (kind < 4) return { send: 'win', winOre: 1 + draw(900), transactionId, ...how }
    if (kind === 4) return { send: 'rollback', rolledBackId: target, ...how }
    return { send: 'end-round', transactionId, ...how }
  })
}

/** All that the supplier lists of a moment, page by page. */
async function listAll(): Promise<SupplierListed[]> {
  const desk = world.context.suppliers[0]?.desk
  if (!desk) throw new Error('no supplier')
  const from = world.ledger.clock.now()
  const period = { from: after(from, -10 * secondMs), to: after(from, 1) }
  const all: SupplierListed[] = []
  for (let next: string | undefined = ''; next !== undefined; ) {
    const page = await desk.listTransactions(period, next)
    all.push(...page.transactions)
    next = page.next
  }
  return all
}

/** What our books say of the same messages. */
async function booked(play: TestPlay, roundId: string) {
  const { gameId, playerRef } = play
  const answer = JSON.parse(
    (await world.say('/supplier/round-status', { roundId, gameId, playerRef })).body,
  )
  const transactions: { transactionId: string; kind: string; amountOre: number; state: string }[] =
    answer.ok ? answer.transactions : []
  return transactions.filter(({ state }) => state === 'accepted')
}

const line = ({ transactionId, kind, amountOre }: Awaited<ReturnType<typeof booked>>[number]) =>
  `${transactionId} ${kind} ${amountOre}`

test('whatever is lost, doubled, late or at once, both books agree in the end to the øre', async () => {
  const seed = hex(systemRandom.bytes(8))
  const draw = drawing(seed)
  const people = await Promise.all(
    Array.from({ length: players }, () => world.playing(cashAtStart)),
  )
  const rounds = people.flatMap((person, number) =>
    Array.from({ length: roundsEach }, (_, place) => ({ person, name: `${number}-${place}` })),
  )
  const played = await Promise.all(
    rounds.map(async ({ person, name }) => {
      const steps = drawSteps(draw, name)
      const { roundId } = await world.round(person.play, steps, { together: draw(2) === 0 })
      return { person, roundId }
    }),
  )
  for (let flush = 0; flush < flushes; flush++) await world.flush()
  const counted = (await listAll()).filter(({ state }) => state === 'accepted')
  for (const { person, roundId } of played) {
    const theirs = counted.filter((each) => each.roundId === roundId)
    const ours = await booked(person.play, roundId)
    const told = theirs.map((each) => line({ ...each, amountOre: Number(each.amountOre) }))
    expect(ours.map(line).sort(), `seed ${seed}, round ${roundId}`).toEqual(told.sort())
  }
  for (const { id, play } of people) {
    const own = counted.filter((each) => each.playerRef === play.playerRef)
    const moved = own.reduce(
      (total, { kind, amountOre }) => (kind === 'bet' ? total - amountOre : total + amountOre),
      0n,
    )
    const { cash, debt } = await world.accounts(id)
    expect({ cash, debt }, `seed ${seed}`).toEqual({ cash: cashAtStart + moved, debt: 0n })
  }
  // An hour of silence later nothing that was agreed upon has changed.
  world.ledger.clock.advance({ minutes: 61 })
  await askAboutSilentRounds(world.context, world.ledger.clock.now())
  await askAboutSilentRounds(world.context, world.ledger.clock.now())
  for (const { person, roundId } of played) {
    const theirs = counted.filter((each) => each.roundId === roundId)
    const ours = await booked(person.play, roundId)
    expect(ours.length, `seed ${seed}, round ${roundId} after an hour`).toBe(theirs.length)
  }
})
