import type { FavouriteRefusal } from '@nordlys/contracts'
import type { FavouritesTold, FavouriteWish, KeptSlip } from './keeper.ts'

/** The state of the favourites, as far as it is known, and the wishes still to be sent. */
export interface FavouritesState {
  /** Undefined until they came for the first time. */
  readonly kept: readonly KeptSlip[] | undefined
  /** Asked one after the other: the first one now. */
  readonly wishes: readonly FavouriteWish[]
  /** The first wish stayed without an answer: it waits, and those behind it, until it is asked again. */
  readonly isLost: boolean
  readonly told: FavouritesWord | undefined
}

/** The outcome of the last wish. */
export type FavouritesWord =
  | 'kept'
  | 'dropped'
  /** The table no longer has such a spot or takes such a stake. */
  | 'not-taken'
  | Exclude<FavouriteRefusal['refusal'], 'too-many-attempts'>

export type FavouritesEvent =
  | { readonly type: 'wished'; readonly wish: FavouriteWish }
  | { readonly type: 'answered'; readonly answer: FavouritesTold }
  | { readonly type: 'lost' }
  | { readonly type: 'asked-again' }
  | { readonly type: 'not-taken' }

export const firstFavourites: FavouritesState = {
  kept: undefined,
  wishes: [{ kind: 'list' }],
  isLost: false,
  told: undefined,
}

const done = { list: undefined, keep: 'kept', drop: 'dropped' } as const

export function afterFavourites(state: FavouritesState, event: FavouritesEvent): FavouritesState {
  switch (event.type) {
    case 'wished':
      return wished(state, event.wish)
    case 'answered':
      return answered(state, event.answer)
    case 'lost':
      return { ...state, isLost: true, told: undefined }
    case 'asked-again':
      return { ...state, isLost: false }
    case 'not-taken':
      return { ...state, told: 'not-taken' }
  }
}

/** A wish that waits already is not put twice; any asks again what stayed without an answer. */
function wished(state: FavouritesState, wish: FavouriteWish): FavouritesState {
  const text = JSON.stringify(wish)
  const isThere = state.wishes.some((each) => JSON.stringify(each) === text)
  const wishes = isThere ? state.wishes : [...state.wishes, wish]
  return { ...state, wishes, isLost: false, told: undefined }
}

function answered(state: FavouritesState, answer: FavouritesTold): FavouritesState {
  const [asked, ...wishes] = state.wishes
  if (!asked) return state
  if (answer.ok) return { kept: answer.favourites, wishes, isLost: false, told: done[asked.kind] }
  const { refusal, favourites: kept = state.kept } = answer
  // It was asked too often, and can be asked again.
  if (refusal === 'too-many-attempts') return { ...state, isLost: true, told: undefined }
  return { kept, wishes, isLost: false, told: refusal }
}
