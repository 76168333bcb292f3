import { kroner, ore, required, zeroOre } from '@nordlys/core'
import { openTableGames, seededRng, type TableGame, tableGameOf } from '@nordlys/game-math'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { dealHand } from './deal-hand.ts'
import type { HandOutcome, Seat } from './hand-outcome.ts'
import { settleAtOnce } from './settle-at-once.ts'
import { Cut, handOf, TestTables } from './test-tables.ts'

let tables: TestTables
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  tables = stack.use(await TestTables.open(database.url))
})

const named = (id: string) =>
  required(
    openTableGames().find(({ definition }) => definition.id === id),
    id,
  )
const roulette = named('roulette-europaeisk')
const bets = [
  ['n17', 5_000],
  ['red', 10_000],
] as const
const [one, two] = [1, 2].map((byte) => new Uint8Array(32).fill(byte))

function payoutOf(game: TableGame, on: unknown, seed: Uint8Array): bigint {
  const { outcome } = game.engine.round(on, new Uint8Array(), seededRng(seed))
  return required(outcome, 'an outcome').payoutOre
}

function play(
  seat: Seat,
  { game = roulette, seed = required(one, 'a seed'), cut = new Cut(), ...asked }: Partial<Played>,
): Promise<HandOutcome> {
  const round = asked.round ?? tables.roundKey()
  const context = tables.copy(seed, cut)
  return settleAtOnce(context, game, { seat, round, bets: asked.bets ?? bets })
}

interface Played {
  game: TableGame
  seed: Uint8Array
  cut: Cut
  round: string
  bets: unknown
}

const roundsOf = ({ gameId }: Seat, round: string) =>
  tables.wallet.storedRounds().filter(({ key, gameId: of }) => key === round && of === gameId)

test.each([
  ['roulette-europaeisk', bets],
  ['roulette-fransk', bets],
  ['punto-banco', [['bank', 15_000]]],
] as const)(
  '[GAME-02] [PROOF-03] a round of %s is over with its bets, booked once with them and its seed',
  async (id, placed) => {
    const game = named(id)
    const seat = tables.seat(kroner(1_000), id)
    const round = tables.roundKey()
    const answer = await play(seat, { game, round, bets: placed })
    const hand = handOf(answer)
    const payout = payoutOf(game, placed, required(one, 'a seed'))
    expect(answer).toMatchObject({ ok: true, balanceOre: 85_000n + payout })
    expect(hand).toMatchObject({ round, step: 0, options: [] })
    expect(hand.commitment).toBeUndefined()
    expect(hand.end).toEqual({
      stakeOre: 15_000,
      payoutOre: Number(payout),
      seed: '01'.repeat(32),
      choices: '',
    })
    expect(roundsOf(seat, round)).toEqual([
      expect.objectContaining({
        definitionHash: game.hash,
        stakeOre: 15_000n,
        winOre: payout,
        seed: '01'.repeat(32),
        bets: JSON.stringify(placed),
      }),
    ])
  },
)

test('[GAME-02] [LED-05] asked again it is the first draw, though another seed is drawn', async () => {
  const seat = tables.seat(kroner(1_000), roulette.definition.id)
  const round = tables.roundKey()
  const first = await play(seat, { round })
  expect(await play(seat, { round, seed: required(two, 'a seed') })).toEqual(first)
  expect(roundsOf(seat, round)).toHaveLength(1)
})

test('[GAME-02] [LED-02] other bets under its key are a conflict, and change nothing', async () => {
  const seat = tables.seat(kroner(1_000), roulette.definition.id)
  const round = tables.roundKey()
  const first = await play(seat, { round })
  for (const other of [[['n17', 15_000]], [bets[1], bets[0]]]) {
    const answer = await play(seat, { round, bets: other })
    expect(answer).toMatchObject({ ok: false, refusal: 'conflict' })
    expect(answer.hand).toBeUndefined()
  }
  expect(await play(seat, { round })).toEqual(first)
})

test('[GAME-02] what the wallet refuses is refused, and told with the balance', async () => {
  const poor = tables.seat(ore(14_999), roulette.definition.id)
  const round = tables.roundKey()
  const tooLittle = { ok: false, refusal: 'too-little-money', balanceOre: 14_999n }
  expect(await play(poor, { round })).toEqual(tooLittle)
  expect(await play(poor, { round, seed: required(two, 'a seed') })).toEqual(tooLittle)
  expect(roundsOf(poor, round)).toEqual([])
  tables.wallet.end(poor.name)
  expect(await play(poor, {})).toMatchObject({ refusal: 'play-ended' })
})

test('[GAME-02] bets that cannot be, and keys that are none, reach no wallet', async () => {
  const seat = tables.seat(kroner(1_000), roulette.definition.id)
  const asked = tables.wallet.paths.length
  for (const wrong of ['all', [], [['n37', 100]], [['n17', 150]], [['n17', 50_100]]]) {
    expect(await play(seat, { bets: wrong })).toEqual({ ok: false, refusal: 'bets-invalid' })
  }
  expect(await play(seat, { round: 'no key' })).toEqual({ ok: false, refusal: 'key-invalid' })
  expect(tables.wallet.paths).toHaveLength(asked)
})

test('[GAME-02] killed before it is booked nothing is taken, after it nothing is drawn anew', async () => {
  for (const isAfter of [false, true]) {
    const seat = tables.seat(kroner(1_000), roulette.definition.id)
    const round = tables.roundKey()
    await expect(play(seat, { round, cut: new Cut(1, isAfter) })).rejects.toThrow()
    expect(roundsOf(seat, round)).toHaveLength(isAfter ? 1 : 0)
    const seed = required(two, 'a seed')
    const answer = await play(seat, { round, seed })
    expect(handOf(answer).end?.seed).toBe((isAfter ? '01' : '02').repeat(32))
    expect(roundsOf(seat, round)).toHaveLength(1)
  }
})

test('[GAME-02] a lost answer of the wallet is asked again, and told as it was booked', async () => {
  const seat = tables.seat(kroner(1_000), roulette.definition.id)
  const round = tables.roundKey()
  tables.wallet.answersToLose = 1
  await expect(play(seat, { round })).rejects.toThrow('no answer')
  const answer = await play(seat, { round, seed: required(two, 'a seed') })
  expect(handOf(answer).end?.seed).toBe('01'.repeat(32))
})

test('[GAME-02] a round that was settled on an earlier definition is told on that one', async () => {
  const { definition } = roulette
  const newer = tableGameOf({ ...definition, version: 2 })
  const seat = tables.seat(kroner(1_000), definition.id)
  const round = tables.roundKey()
  const first = await play(seat, { round })
  const context = tables.copy(required(two, 'a seed'))
  const again = (placed: unknown, of = context) =>
    settleAtOnce(of, newer, { seat, round, bets: placed })
  expect(await again(bets)).toEqual(first)
  expect(handOf(first).definitionHash).toBe(roulette.hash)
  const shown = { seat, round, bets, shownHash: roulette.hash }
  expect(await settleAtOnce(context, newer, shown)).toEqual(first)
  const read = () => ({ ok: false, refused: 'below-minimum' }) as const
  const dearer = { ...newer, engine: { ...newer.engine, read } }
  expect(await settleAtOnce(context, dearer, shown)).toEqual(first)
  // Whoever was shown other rules is told what was played by them, and plays nothing by others.
  const anew = { ...shown, round: tables.roundKey() }
  expect(await settleAtOnce(context, newer, anew)).toEqual({ ok: false, refusal: 'game-changed' })
  expect(roundsOf(seat, anew.round)).toEqual([])
  expect(await again([['n17', 15_000]])).toEqual({ ok: false, refusal: 'conflict' })
  const { definitions } = context
  const forgetful = {
    ...context,
    definitions: { keep: definitions.keep.bind(definitions), find: async () => undefined },
  }
  expect(await again(bets, forgetful)).toEqual({ ok: false, refusal: 'conflict' })
})

test('[PROOF-03] a stored win that its seed does not bring is a bug, and is told to nobody', async () => {
  const { definition } = roulette
  const seat = tables.seat(kroner(1_000), definition.id)
  const round = tables.roundKey()
  const other: TableGame = {
    ...roulette,
    engine: {
      ...roulette.engine,
      round: (...asked) => {
        const standing = roulette.engine.round(...asked)
        return { ...standing, outcome: { stakeOre: ore(15_000), payoutOre: zeroOre } }
      },
    },
  }
  const winning = required(
    Array.from({ length: 99 }, (_, byte) => new Uint8Array(32).fill(byte)).find(
      (seed) => payoutOf(roulette, bets, seed) > 0n,
    ),
    'a seed that wins',
  )
  await play(seat, { round, seed: winning })
  await expect(play(seat, { round, game: other })).rejects.toThrow('replays to another win')
})

test('[GAME-02] a game with choices is not settled in one go, and one without deals no hand', async () => {
  const seat = tables.seat(kroner(1_000), roulette.definition.id)
  const asked = { seat, round: tables.roundKey(), bets }
  const context = tables.copy(required(one, 'a seed'))
  await expect(settleAtOnce(context, named('blackjack'), asked)).rejects.toThrow('in one go')
  await expect(dealHand(context, roulette, asked)).rejects.toThrow('nothing is left to choose')
})
