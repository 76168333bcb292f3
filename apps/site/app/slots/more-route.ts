import type { LoaderFunctionArgs } from 'react-router'
import { listNames } from '../finding/list-names.ts'
import { scopeOf } from '../request-scope.ts'
import { readList } from './read-list.ts'

/** A further page of a list, its tiles alone: what is added when somebody scrolls. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const list = listNames.find((name) => name === params.list)
  const shown = list && (await readList(scopeOf(context), list, url.searchParams))
  if (!shown) throw new Response(null, { status: 404 })
  const { tiles, finding } = shown
  return { tiles, page: finding.page }
}
