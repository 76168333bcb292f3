import { seededRng } from '@nordlys/game-math'
import { expect, test } from 'vitest'
import { choiceIn, choicesOf, hit, lineOf, takesCard } from './hand-choices.ts'
import { blackjack, keyOf, type Row, TestWorld } from './test-hand-world.ts'

const schedules = 200
const playMs = 400_000

test('[LV37][LV43][LED-03] owners die, answers are late, lost and doubled: money and cards are right', () => {
  const seen = { rounds: 0, takeOvers: 0, doubles: 0, givenUp: 0, byRule: 0 }
  for (let seed = 1; seed <= schedules; seed += 1) {
    const world = new TestWorld(seed)
    world.play(playMs)
    expect(problemsOf(world), `seed ${seed}`).toEqual([])
    for (const row of world.rows.values()) {
      const bytes = row.choices.flatMap((each) => [...each])
      seen.rounds += 1
      seen.doubles += bytes.filter((byte) => byte === 'd'.charCodeAt(0)).length
      seen.byRule += bytes.filter((byte) => byte !== 0 && byte !== choiceIn(byte)).length
      seen.givenUp += [...row.raises.keys()].filter((place) => isGivenUp(row, place)).length
    }
    seen.takeOvers += new Set(world.events.map(({ event }) => event.epoch)).size - 1
  }
  // Everything that can go wrong did.
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(100)
})

test.for([
  ['no epoch in a write'],
  ['a raise that was given up is kept'],
  ['shown before written'],
  ['key without the round'],
])('[LV43] the simulation finds a planted fault: %s', ([bug]) => {
  const found = Array.from({ length: schedules }, (_, seed) => {
    const world = new TestWorld(seed + 1, bug)
    try {
      world.play(playMs)
    } catch {
      return true
    }
    return problemsOf(world).length > 0
  })
  expect(found).toContain(true)
})

function isGivenUp({ choices }: Row, place: number): boolean {
  const first = choices[0]?.[place] ?? 0
  return choiceIn(first) !== 'd'.charCodeAt(0)
}

/** Lists each fault of a table that has ended. */
function problemsOf({ rows, books, events }: TestWorld): string[] {
  const problems: string[] = []
  if (!books.isWhole()) problems.push('money came or went')
  for (const [round, row] of rows) {
    const { decided, booked, choices, isOver, isLeft, seed } = row
    if (!isOver && !isLeft) problems.push(`round ${round} is not over`)
    for (const [place, { player, bets }] of decided.slips.entries()) {
      const held = books.rounds.get(keyOf(round, player))
      const isTaken = booked?.[place] === 1
      if (isTaken !== (held !== undefined) && !isLeft) problems.push(`${round} ${player} is lost`)
      if (!isTaken || isLeft) continue
      const made = choicesOf(choices, place)
      const { outcome } = blackjack.engine.round(bets, made, seededRng(seed))
      if (Number(outcome?.payoutOre) !== held?.payoutOre) {
        problems.push(`${round} ${player} was paid ${held?.payoutOre}`)
      }
    }
    problems.push(...shownTooSoon(round, row, events))
  }
  return problems
}

/** A card of the hand is shown once the choices of its step are written, and a taken card alone. */
function shownTooSoon(round: number, row: Row, events: TestWorld['events']): string[] {
  const line = lineOf(row.decided)
  return events.flatMap(({ event, choicesWritten }) => {
    if (event.type !== 'card' || event.round !== round) return []
    const { hand, bank } = event
    const isOwn = hand.every((card, nth) => card === line.hand[nth])
    const isBank = bank.every((card, nth) => card === line.bank[nth])
    const drawn = hand.length - 2
    const isTaken = row.choices.slice(0, drawn).every((step) => step.some(takesCard))
    const nobodyIsIn = bank.length < 2 || isDone(row, choicesWritten)
    const isRight = isOwn && isBank && drawn <= choicesWritten && isTaken && nobodyIsIn
    return isRight ? [] : [`cards of ${round} were shown too soon`]
  })
}

/** The bank is shown when nobody has anything left to choose. */
function isDone({ decided, booked, choices }: Row, written: number): boolean {
  const { hand, bank } = lineOf(decided)
  if (hand.length === 2 || hand.length === 2 + written || bank.length === 0) return true
  if (!booked?.includes(1)) return true
  const last = choices.slice(0, written).at(-1)
  return last?.every((byte) => choiceIn(byte) !== hit) ?? false
}
