import { required } from '@nordlys/core'
import { openLiveTables, openTableGames } from '@nordlys/game-math'
import { expect, test } from 'vitest'
import { liveGameOf } from './live-game-of.ts'

const game = (id: string) =>
  required(
    openLiveTables().find(({ definition }) => definition.id === id),
    id,
  )

test('[LV3][LV10][LV32] each kind has the same betting, and its own time for ball or cards', () => {
  const [roulette, cards] = ['faelles-roulette', 'faelles-punto-banco'].map(
    (id) => liveGameOf(game(id)).timing,
  )
  expect(cards).toEqual({ ...roulette, spinMs: 9_500, spinLeastMs: 8_000 })
  expect(cards).toMatchObject({ bettingMs: 15_000, closingMs: 1_300, graceMs: 300 })
})

test('[LV2] bets are judged by the rules of the table, and told by its names', () => {
  const { read } = liveGameOf(game('faelles-punto-banco'))
  expect(read([['bank', 1_000]])).toEqual({ ok: true, stakeOre: 1_000 })
  expect(read([['tie', 100_100]])).toEqual({ ok: false, refused: 'above-maximum', bet: 'tie' })
  expect(read([['red', 1_000]])).toMatchObject({ ok: false, refused: 'malformed' })
})

test('[LV1] a game that is played alone has no time of a live table', () => {
  const alone = openTableGames().find(({ definition }) => definition.kind === 'video-poker')
  expect(() => alone && liveGameOf(alone)).toThrow('the timing of video-poker')
})
