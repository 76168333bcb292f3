import { renderToString } from 'react-dom/server'
import { createRoutesStub, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import * as home from '../app/home/page.tsx'
import * as register from '../app/register/page.tsx'
import { type RequestScope, requestScope } from '../app/request-scope.ts'
import Root, { loader as rootLoader } from '../app/root.tsx'
import { TextsProvider } from '../app/text/use-texts.tsx'
import { testSite } from './test-site.ts'

/** A page as a visitor is sent it, with the seed's own configuration. */
async function sentTo(path: string, page: typeof home | typeof register): Promise<string> {
  let scope: RequestScope | undefined
  await using site = await testSite((asked) => {
    scope = asked
    return new Response('Hej', { headers: { 'content-type': 'text/html' } })
  })
  await site.server.inject(path)
  if (!scope) throw new Error('the page was not asked for')
  const context = new RouterContextProvider()
  context.set(requestScope, scope)
  const url = new URL(path, scope.publicUrl)
  const asked = { context, url, params: {}, pattern: path, request: new Request(url) }
  const load = page.loader as (asked: LoaderFunctionArgs) => unknown
  const loaderData = { root: await rootLoader(asked), page: await load(asked) }
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <TextsProvider>
          <Root />
        </TextsProvider>
      ),
      children: [{ id: 'page', path, Component: page.default }],
    },
  ])
  return renderToString(<Page initialEntries={[path]} hydrationData={{ loaderData }} />)
}

const promises = /i bonus og|500 spins|Kun nye kunder|Vælg velkomsttilbud|Regneeksempel/

test('[FLT-05] home promises a visitor no bonus, and leads on all the same', async () => {
  const html = await sentTo('/', home)
  expect(html).not.toMatch(promises)
  expect(html).toMatch(/s-hero__words.*<h1[^>]*>Spil, hvor tallene står først.*href="\/registrer"/)
})

test('[FLT-05] step 1 of a registration says that there is no offer, and offers none', async () => {
  const html = await sentTo('/registrer', register)
  expect(html).toMatch(/<h1[^>]*>Der er ikke noget velkomsttilbud lige nu</)
  expect(html).not.toMatch(promises)
  expect(html.match(/name="offer"/g)).toHaveLength(1)
  expect(html).toContain('Fortsæt uden bonus')
})
