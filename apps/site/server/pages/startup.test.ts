import { expect, test } from 'vitest'
import { loggedOutMenu } from '../../app/frame/menu/logged-out-menu.ts'
import type { Content } from '../../app/ground/scope/request-scope.ts'
import { knownCookies } from '../testing/test-answering.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'
import { loadStartup, readersOf, type StartupPart, type StartupReaders } from './startup.ts'

const columns = [{ id: 'spil', header: 'Spil', links: [] }]
const content: Content = {
  ok: true,
  version: '7.0',
  translations: { menu: { home: 'Forside' } },
  menu: [{ ...[...loggedOutMenu][0], id: 'fra-indholdet' } as Content['menu'][number]],
  footer: columns,
  configuration: { minAge: 21 },
  images: [{ name: 'credit', icon: 'store://images/mynt.webp' }],
  layouts: [],
  buttons: { btn_background: '#fff' },
  inputs: { reg_border: '1px' },
  seo: [],
  redirects: [],
  banners: [],
  popups: [],
}

/** Readers that note the order in which they are asked; those named fail. */
function noting(order: StartupPart[], ...failing: StartupPart[]): StartupReaders {
  const readers = readersOf(
    async () => content,
    async () => undefined,
  )
  return Object.fromEntries(
    Object.entries(readers).map(([part, read]) => [
      part,
      async () => {
        order.push(part as StartupPart)
        if (failing.includes(part as StartupPart)) throw new Error(`${part} is away`)
        return read()
      },
    ]),
  ) as unknown as StartupReaders
}

test('[API-01] a document is loaded in the specification’s order, one part after the other', async () => {
  const order: StartupPart[] = []
  await loadStartup(noting(order), () => undefined)
  expect(order.slice(0, 8)).toEqual([
    'layouts',
    'translations',
    'images',
    'profile',
    'theme-button',
    'theme-input',
    'footer',
    'site-info',
  ])
})

test.each<[StartupPart, keyof Content, unknown]>([
  ['footer', 'footer', []],
  ['images', 'images', []],
  ['seo', 'seo', []],
  ['site-info', 'configuration', {}],
  ['layouts', 'layouts', []],
  ['translations', 'translations', {}],
  ['theme-button', 'buttons', {}],
  ['theme-input', 'inputs', {}],
  ['marketing', 'popups', []],
])('[ERR-05] when %s fails it is empty, and all the rest is there', async (part, name, empty) => {
  const failed: unknown[] = []
  const note = (which: StartupPart) => void failed.push(which)
  const { content: shown } = await loadStartup(noting([], part), note)
  expect(shown).toEqual({ ...content, [name]: empty })
  expect(failed).toEqual([part])
})

test('[ERR-04] when the menu fails it is the logged-out menu', async () => {
  const { content: shown } = await loadStartup(noting([], 'menu'), () => undefined)
  expect(shown).toEqual({ ...content, menu: loggedOutMenu })
  expect(loggedOutMenu.map(({ slug }) => slug)).toContain('/registrer')
  expect(loggedOutMenu.every(({ authRequired }) => !authRequired)).toBe(true)
})

test('[ERR-04, ERR-05] with no platform at all a page is shown, to everybody and to a player', async () => {
  await using site = await testSite(async (scope) => {
    const { menu, footer } = scope.content
    return htmlPage(
      `${menu.map(({ slug }) => slug).join(' ')} ${footer.length} ${scope.knownPlayer}`,
    )
  })
  await site.neighbours[Symbol.asyncDispose]()
  for (const headers of [{}, { cookie: knownCookies }]) {
    const answer = await site.server.inject({ url: '/', headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('/ /spilleautomater /registrer 0 undefined')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})
