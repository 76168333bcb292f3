import type { Slip } from '../slip/slip.ts'
import {
  type FavouritesKeeper,
  type FavouritesTold,
  type FavouriteWish,
  favouritesMax,
  type ReadSlip,
} from './keeper.ts'

const name = 'nordlys-game.roulette-favourites'

/**
 * Favourites of play for fun are kept in this browser alone; where it forbids that, they last as long as the
 * page. Each is named by what it holds.
 */
export function browserFavourites(read: ReadSlip): FavouritesKeeper {
  let slips = storedSlips(read)
  return async (wish) => {
    const told = toldOf(read, slips, wish)
    if (told.ok) slips = told.favourites.map(({ slip }) => slip)
    if (wish.kind !== 'list' && told.ok) store(slips)
    return told
  }
}

/** The result of a wish, by the rules that the game server has. */
export function toldOf(
  readSlip: ReadSlip,
  slips: readonly Slip[],
  wish: FavouriteWish,
): FavouritesTold {
  switch (wish.kind) {
    case 'list':
      return kept(slips)
    case 'drop':
      return kept(slips.filter((slip) => nameOf(slip) !== wish.favourite))
    case 'keep': {
      const read = readSlip(wish.slip)
      if ('refused' in read) {
        const isOfSpots = read.refused === 'malformed'
        return { ok: false, refusal: isOfSpots ? 'spots-invalid' : 'stake-invalid' }
      }
      if (slips.some((slip) => nameOf(slip) === nameOf(wish.slip))) return kept(slips)
      const isFull = slips.length >= favouritesMax
      return isFull ? { ok: false, refusal: 'favourites-full' } : kept([...slips, wish.slip])
    }
  }
}

/** Anything may stand there: what is no slip is left out. */
export function readFavourites(read: ReadSlip, stored: unknown): readonly Slip[] {
  if (!Array.isArray(stored)) return []
  const isSlip = (value: unknown): value is Slip => {
    const slip = read(value)
    return 'refused' in slip
      ? slip.refused !== 'malformed' && Array.isArray(value) && value.length > 0
      : true
  }
  return stored.filter(isSlip).slice(0, favouritesMax)
}

function kept(slips: readonly Slip[]): FavouritesTold {
  return { ok: true, favourites: slips.map((slip) => ({ favourite: nameOf(slip), slip })) }
}

/** The same for the same stakes on the same spots, in whatever order they were placed. */
function nameOf(slip: Slip): string {
  return slip.map(String).toSorted().join()
}

function storedSlips(read: ReadSlip): readonly Slip[] {
  try {
    return readFavourites(read, JSON.parse(localStorage.getItem(name) ?? '[]'))
  } catch {
    return []
  }
}

function store(slips: readonly Slip[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(slips))
  } catch {
    // Nothing is lost but the favourites of the next visit.
    return
  }
}
