import { expect, test } from 'vitest'
import {
  afterFavourites,
  type FavouritesEvent,
  type FavouritesState,
  firstFavourites,
} from './favourites-state.ts'
import { wordTexts } from './favourites-texts.ts'
import type { FavouriteWish, KeptSlip } from './keeper.ts'

const kept: readonly KeptSlip[] = [{ favourite: 'a', slip: [['n17', 500]] }]
const list: FavouriteWish = { kind: 'list' }
const keep: FavouriteWish = { kind: 'keep', slip: [['n17', 500]] }
const drop: FavouriteWish = { kind: 'drop', favourite: 'a' }
const wished = (wish: FavouriteWish): FavouritesEvent => ({ type: 'wished', wish })
const answered = (favourites = kept): FavouritesEvent => ({
  type: 'answered',
  answer: { ok: true, favourites },
})
const lost: FavouritesEvent = { type: 'lost' }

function after(
  events: readonly FavouritesEvent[],
  from: FavouritesState = firstFavourites,
): FavouritesState {
  return events.reduce(afterFavourites, from)
}

const listed = after([answered([])])

test('[GAME-02] the list is asked for first, and what is wished meanwhile comes after it', () => {
  expect(firstFavourites.wishes).toEqual([list])
  const state = after([wished(keep), wished(keep), wished(drop)])
  expect(state.wishes).toEqual([list, keep, drop])
  const next = after([answered([])], state)
  expect(next).toEqual({ kept: [], wishes: [keep, drop], isLost: false, told: undefined })
  expect(after([answered()], next)).toMatchObject({ kept, wishes: [drop], told: 'kept' })
  const all = after([answered(), answered([])], next)
  expect(all).toEqual({ kept: [], wishes: [], isLost: false, told: 'dropped' })
})

test('[GAME-02] while no answer comes nothing is lost, and all of it is asked again', () => {
  const away = after([wished(keep), lost, wished(drop)], listed)
  expect(away).toMatchObject({ wishes: [keep, drop], isLost: false })
  const waiting = after([lost], away)
  expect(waiting).toMatchObject({ kept: [], wishes: [keep, drop], isLost: true })
  expect(after([{ type: 'asked-again' }], waiting)).toMatchObject({ wishes: [keep, drop] })
  expect(after([wished(keep)], waiting)).toMatchObject({ wishes: [keep, drop], isLost: false })
  const back = after([{ type: 'asked-again' }, answered()], waiting)
  expect(back).toMatchObject({ kept, wishes: [drop], isLost: false })
})

test('[GAME-02] who asked too often may ask the same again', () => {
  const answer = { ok: false, refusal: 'too-many-attempts' } as const
  const state = after([wished(keep), { type: 'answered', answer }], listed)
  expect(state).toMatchObject({ wishes: [keep], isLost: true })
})

test('[GAME-02] a refusal is told, changes nothing, and brings what another device has kept', () => {
  const answer = { ok: false, refusal: 'stake-invalid' } as const
  const state = after([wished(keep), wished(drop), { type: 'answered', answer }], listed)
  expect(state).toEqual({ kept: [], wishes: [drop], isLost: false, told: 'stake-invalid' })
  const full = { ok: false, refusal: 'favourites-full', favourites: kept } as const
  const told = after([wished(keep), { type: 'answered', answer: full }], listed)
  expect(told).toMatchObject({ kept, wishes: [], told: 'favourites-full' })
  expect(after([wished(keep)], told).told).toBeUndefined()
})

test('[FLT-77] whoever was logged out is told so of their favourites, which stay', () => {
  const answer = { ok: false, refusal: 'logged-out' } as const
  const state = after([answered(), wished(keep), { type: 'answered', answer }])
  expect(state).toMatchObject({ kept, wishes: [], told: 'logged-out' })
  expect(wordTexts['logged-out']).toMatch(/^Du er logget ud\. Log ind igen/)
})

test('[GAME-02] a favourite that the table no longer takes is told, and stays', () => {
  const state = after([answered(), { type: 'not-taken' }])
  expect(state).toMatchObject({ kept, wishes: [], told: 'not-taken' })
})

test('[GAME-02] an answer to nothing that was asked changes nothing', () => {
  expect(after([answered()], listed)).toEqual(listed)
})
