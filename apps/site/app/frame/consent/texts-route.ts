import type { LoaderFunctionArgs } from 'react-router'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'

/**
 * The words of the question, fetched with it: no page carries them that does not ask. They are everybody's,
 * so that the server makes them once. [CONTENT-05] [FLT-60]
 */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(textsOf(scopeOf(context), 'consent'))
}
