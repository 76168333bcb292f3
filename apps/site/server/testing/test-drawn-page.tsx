import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { type RequestScope, requestScope } from '../../app/ground/scope/request-scope.ts'
import { TextsProvider } from '../../app/ground/text/use-texts.tsx'
import Root, { loader as rootLoader } from '../../app/root.tsx'

/** A page's module, and the address it is asked for at; `params` are what its route reads of that. */
export interface DrawnPage {
  path: string
  page: { loader: unknown; default: ComponentType }
  params?: Record<string, string>
}

/** The page and all that stands round it, loaded and drawn as it is for this request. */
export async function drawPage(scope: RequestScope, { path, page, params = {} }: DrawnPage) {
  const context = new RouterContextProvider()
  context.set(requestScope, scope)
  const url = new URL(path, scope.publicUrl)
  const asked = { context, url, params, pattern: path, request: new Request(url) }
  const load = page.loader as (asked: LoaderFunctionArgs) => unknown
  const root = await rootLoader(asked)
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <TextsProvider>
          <Root />
        </TextsProvider>
      ),
      children: [{ id: 'page', path: url.pathname, Component: page.default }],
    },
  ])
  const hydrationData = { loaderData: { root, page: await load(asked) } }
  const html = renderToString(<Page initialEntries={[path]} hydrationData={hydrationData} />)
  return { html, root }
}
