import type { LoaderFunctionArgs } from 'react-router'
import { scopeOf, textsOf } from '../request-scope.ts'

/** The words of the question, fetched with it: no page carries them that does not ask. [CONTENT-05] */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(textsOf(scopeOf(context), 'consent'), {
    headers: { 'cache-control': 'no-store' },
  })
}
