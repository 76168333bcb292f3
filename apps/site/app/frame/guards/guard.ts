import type { RouterContextProvider } from 'react-router'
import type { RequestScope } from '../../ground/scope/request-scope.ts'

/** A page that somebody is on the way to. */
interface Visit {
  readonly scope: RequestScope
  /** The page's own address, whether its document or its data is fetched. */
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
  /** Where a guard leaves what it has found for the page's loader. */
  readonly context: Readonly<RouterContextProvider>
}

/**
 * Lets a visit pass (undefined), sends it elsewhere, or says that there is no such page. The page's
 * own loader reports that, by `isRefused`, since the error page needs what stands round each page.
 */
export type Guard = (visit: Visit) => Promise<Response | 'not-found' | undefined>
