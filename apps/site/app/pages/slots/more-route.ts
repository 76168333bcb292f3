import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { readFinding } from '../../ground/finding/filters.ts'
import { listNames } from '../../ground/finding/list-names.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import type { TileGame } from '../../parts/game-tile/tile-game.ts'
import { whenUnanswered } from '../../parts/game-tile/when-unanswered.ts'
import { readList } from './read-list.ts'

export interface MoreTiles {
  readonly tiles: readonly TileGame[]
  readonly page: number
}

/** A further page of a list, its tiles alone: what is added when somebody scrolls. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<MoreTiles> {
  const list = listNames.find((name) => name === params.list)
  const shown = list && (await readList(scopeOf(context), list, url.searchParams))
  if (!shown) throw new Response(null, { status: 404 })
  const { tiles, finding } = shown
  // A list may have become shorter meanwhile: a page it has not is empty, not the last one again.
  const { page } = readFinding(url.searchParams)
  return { tiles: finding.page === page ? tiles : [], page }
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return whenUnanswered(() => serverLoader<typeof loader>())
}
