import { expect, test } from 'vitest'
import { runGuards } from '../../app/frame/guards/run-guards.ts'
import { loader as campaign } from '../../app/pages/campaigns/detail-page.tsx'
import { loader as landing } from '../../app/pages/campaigns/landing-page.tsx'
import { loader as contentPage } from '../../app/pages/content-page/page.tsx'
import { loader as game } from '../../app/pages/game/page.tsx'
import { loader as leaving } from '../../app/pages/leaving/page.tsx'
import { loader as mathematics } from '../../app/pages/mathematics/page.tsx'
import { loader as news } from '../../app/pages/news/detail-page.tsx'
import { loader as slots } from '../../app/pages/slots/page.tsx'
import { type Loader, siteLoading } from '../testing/test-loading.ts'

/** The loader after the guards, as the router runs them. */
const guarded =
  (loader: Loader): Loader =>
  (asked) =>
    runGuards(asked, async () => (await loader(asked)) as Response)

/** Pages that have a route, at addresses that name nothing. */
const invalid: readonly (readonly [string, Loader, Record<string, string>])[] = [
  ['/spilleautomater/ukendt-liste?side=2', slots, { list: 'ukendt-liste' }],
  ['/spilleautomater/gratis/x?a=b', guarded(game), { playType: 'gratis', gameById: 'x' }],
  ['/spilleautomater/free/x?a=b', guarded(game), { playType: 'free', gameById: 'x' }],
  ['/spilleautomater/matematik/x?a=b', mathematics, { gameById: 'x' }],
  ['/live-casino/gratis/x?a=b', guarded(game), { playType: 'gratis', gameById: 'x' }],
  ['/live-casino/money/x?a=b', guarded(game), { playType: 'money', gameById: 'x' }],
  ['/nyheder/findes-ikke?a=b', news, { slug: 'findes-ikke' }],
  ['/kampagner/findes-ikke?a=b', campaign, { slug: 'findes-ikke' }],
  ['/lp/a/b?a=b', landing, { landingType: 'a', landingById: 'b' }],
  ['/videre?fra=%2Fingen', leaving, {}],
]

async function refusalAt(path: string, loader: Loader, params: Record<string, string>) {
  const told: unknown[] = []
  await using site = await siteLoading({ loader, path, params }, told)
  await site.server.inject({ url: path })
  return told[0]
}

test.each(invalid)('[ERR-01] %s names no page of its kind', async (path, loader, params) => {
  const refusal = { data: `Page Not Found: ${path}`, init: { status: 404 } }
  expect(await refusalAt(path, loader, params)).toMatchObject(refusal)
})

test.each([
  ['/her-er-intet?a=b', guarded(contentPage)],
  ['/bordspil/kryds-og-bolle', guarded(contentPage)],
] as const)('[ERR-01] [ROUTE-24] no route takes %s', async (path, loader) => {
  const refusal = { data: `Page not found: ${path}`, init: { status: 404 } }
  expect(await refusalAt(path, loader, {})).toMatchObject(refusal)
})
