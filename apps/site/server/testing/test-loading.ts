import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { requestScope } from '../../app/ground/scope/request-scope.ts'
import { htmlPage, testSite } from './test-site.ts'

export type Loader = (asked: LoaderFunctionArgs) => unknown

export interface Asked {
  loader: Loader
  /** With its query. */
  path: string
  params: Record<string, string>
}

/** A site whose every page is what one loader gives or throws, which is put down in `told`. */
export function siteLoading({ loader, path, params }: Asked, told: unknown[]) {
  return testSite(async (scope) => {
    const context = new RouterContextProvider()
    context.set(requestScope, scope)
    const url = new URL(path, scope.publicUrl)
    const asked = { context, params, url, pattern: url.pathname, request: new Request(url) }
    try {
      told.push(await loader(asked))
    } catch (thrown) {
      told.push(thrown)
      if (thrown instanceof Response) return thrown
      throw thrown
    }
    return htmlPage()
  })
}
