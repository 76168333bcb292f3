import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as home from '../../app/pages/home/page.tsx'
import * as register from '../../app/pages/register/page.tsx'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { testSite } from '../testing/test-site.ts'

/** A page as a visitor is sent it, with the seed's own configuration. */
async function sentTo(path: string, page: typeof home | typeof register): Promise<string> {
  let scope: RequestScope | undefined
  await using site = await testSite((asked) => {
    scope = asked
    return new Response('Hej', { headers: { 'content-type': 'text/html' } })
  })
  await site.server.inject(path)
  if (!scope) throw new Error('the page was not asked for')
  return (await drawPage(scope, { path, page })).html
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
