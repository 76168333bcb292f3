import type { Check } from '@nordlys/core'
import type { FavouritesKeeper, FavouritesTold, FavouriteWish } from './keeper.ts'
import type { Loaded } from './loaded.ts'

type Kept = Extract<FavouritesTold, { ok: true }>
type Refused = Extract<FavouritesTold, { ok: false }>

/** The addresses of `tablePaths` in the contracts, which would bring their schemas along. */
const paths: Readonly<Record<FavouriteWish['kind'], string>> = {
  list: '/api/table/favourites',
  keep: '/api/table/favourites/keep',
  drop: '/api/table/favourites/drop',
}

/** Favourites of who plays for money are kept by the game server. */
export function serverFavourites(page: Loaded, playToken: () => string): FavouritesKeeper {
  const checks = checksOf(page)
  return ({ kind, ...body }) =>
    page.askServer({ path: paths[kind], body, playToken: playToken() }, checks)
}

/** The checks of an answer look for the parts of it that are shown. */
function checksOf({ checks }: Loaded) {
  const { exactly, isText, isWhole, listOf, objectOf, optional } = checks
  const isSlip = listOf<unknown>(
    (stake): stake is unknown => Array.isArray(stake) && isText(stake[0]) && isWhole(stake[1]),
  )
  const favourites = listOf(objectOf({ favourite: isText, slip: isSlip }))
  const answer = objectOf({ ok: exactly(true), favourites })
  const refusal = objectOf({
    ok: exactly(false),
    refusal: isText,
    favourites: optional(favourites),
  })
  return {
    answer: answer as Check<unknown> as Check<Kept>,
    refusal: refusal as Check<unknown> as Check<Refused>,
  }
}
