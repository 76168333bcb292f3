import { favouriteBetsMax, favouritesMax as favouritesMaxOfServer } from '@nordlys/contracts'
import { europeanRoulette, readSlip } from '@nordlys/game-math/tables/roulette/rules'
import { spots } from '@nordlys/game-math/tables/roulette/spots'
import { expect, test } from 'vitest'
import type { Slip } from '../slip/slip.ts'
import { readFavourites, toldOf } from './browser-favourites.ts'
import { type FavouritesTold, favouritesMax } from './keeper.ts'

const read = (value: unknown) => readSlip(europeanRoulette, value)

const slipOn = (number: number): Slip => [
  [`n${number}`, 500],
  ['red', 2_500],
]

function slipsOf(told: FavouritesTold): readonly Slip[] {
  return (told.favourites ?? []).map(({ slip }) => slip)
}

const keptAfter = (slips: readonly Slip[], slip: Slip) =>
  toldOf(read, slips, { kind: 'keep', slip })

test('[GAME-02] of what a browser has kept, only slips of this table are favourites', () => {
  const slip = slipOn(17)
  expect(
    readFavourites(read, [slip, [['n37', 500]], [['n1', -5]], [['n1', 1.5]], [], 'x', null]),
  ).toEqual([slip])
  for (const odd of [undefined, null, {}, 'n1', 7]) expect(readFavourites(read, odd)).toEqual([])
  expect(readFavourites(read, [1, 2, 3, 4, 5, 6].map(slipOn)).length).toBe(5)
})

test('[GAME-06] five slips are kept as favourites in a browser, each once', () => {
  let slips: readonly Slip[] = []
  for (const number of [1, 2, 2, 3, 4, 5]) slips = slipsOf(keptAfter(slips, slipOn(number)))
  expect(slips).toEqual([1, 2, 3, 4, 5].map(slipOn))
  expect(slipsOf(keptAfter(slips, slipOn(3).toReversed()))).toEqual(slips)
  expect(keptAfter(slips, slipOn(6))).toEqual({ ok: false, refusal: 'favourites-full' })
  const told = toldOf(read, slips, { kind: 'list' })
  const drop = { kind: 'drop', favourite: told.favourites?.[1]?.favourite ?? '' } as const
  const left = slipsOf(toldOf(read, slips, drop))
  expect(left).toEqual([1, 3, 4, 5].map(slipOn))
  expect(slipsOf(toldOf(read, left, drop))).toEqual(left)
})

test('[GAME-06] what the table would not take is not kept in a browser', () => {
  expect(keptAfter([], [['n37', 500]])).toEqual({ ok: false, refusal: 'spots-invalid' })
  expect(keptAfter([], [['n1', 50_100]])).toEqual({ ok: false, refusal: 'stake-invalid' })
  expect(keptAfter([], [['n1', 150]])).toEqual({ ok: false, refusal: 'stake-invalid' })
})

test('[GAME-02] browser and server have room for as many, and for a slip on every spot', () => {
  expect(favouritesMax).toBe(favouritesMaxOfServer)
  expect(favouriteBetsMax).toBe(spots.length)
  // The server reads no longer body.
  const whole = { slip: spots.map(({ id }) => [id, 500_000]) }
  expect(JSON.stringify(whole).length).toBeLessThan(4_096)
})
