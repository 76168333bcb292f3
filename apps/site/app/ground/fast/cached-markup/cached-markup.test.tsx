import { ore } from '@nordlys/core'
import { LinkContext } from '@nordlys/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { BottomBar } from '../../../frame/bottom-bar/bottom-bar.tsx'
import { GamesRow } from '../../../pages/home/games-row.tsx'
import type { HomeRowName } from '../../../pages/home/home-rows.ts'
import { type Shelf, ShelfContext } from '../../../parts/game-tile/shelf-context.ts'
import { serializeTiles, type TileGame } from '../../../parts/game-tile/tile-game.ts'
import { TileItem } from '../../../parts/game-tile/tile-item.tsx'
import { menuFor } from '../../../parts/menu-links/menu-for.ts'
import { MenuLinks } from '../../../parts/menu-links/menu-links.tsx'
import { RouterLink } from '../../router/router-link.tsx'
import type { MenuItem } from '../../scope/request-scope.ts'
import { type Texts, translator } from '../../text/texts.ts'
import { TranslateContext } from '../../text/use-texts.tsx'
import { CachedMarkup, type MarkupCache, MarkupCacheContext } from './cached-markup.tsx'
import { markupCacheFor } from './markup-cache.tsx'

const texts: Texts = { 'games.play_now': 'Spil nu', 'games.play_for_fun': 'Spil for sjov' }

const game: TileGame = {
  family: 'slot',
  gameId: 'nordlyset',
  title: 'Nordlyset',
  theme: 'Nordlys',
  wayToWin: '10 gevinstlinjer',
  image: { avif: '/n.avif', webp: '/n.webp', colour: '#123456', widths: [360] },
  returnToPlayer: 0.96,
  volatility: 'mellem',
  maxWinBets: 1_000,
  fromOre: ore(100),
  isNew: false,
  jackpot: 'perlepuljen',
  jackpotShare: 0.01,
}

function item(id: string, slug: string): MenuItem {
  return {
    id,
    text: id,
    slug,
    target: '_self',
    authRequired: false,
    showOnDevice: ['mobile', 'tablet', 'desktop'],
  }
}

interface Standing {
  marked?: string
  levelOre?: number
  spinsLeft?: number
  isPlayer?: boolean
  here?: string
}

function shelf(standing: Standing): Shelf {
  const { marked, levelOre = 5_000, spinsLeft = 0, isPlayer = true, here = '/' } = standing
  const favourites = {
    has: (gameId: string) => gameId === marked,
    set: () => undefined,
    told: '',
    failure: undefined,
    dismiss: () => undefined,
  }
  const tier = {
    key: 'stor',
    nameDa: 'Stor',
    kind: 'progressive',
    levelOre: ore(levelOre),
    seedOre: ore(5_000),
    turnoverOre: ore(1_000_000),
  } as const
  return {
    isPlayer,
    mayPlay: true,
    favourites,
    pools: { perlepuljen: tier },
    spins: { nordlyset: spinsLeft },
    here,
    open: () => undefined,
  }
}

function page(part: ReactNode, { cache, said = texts }: { cache?: MarkupCache; said?: Texts }) {
  return renderToString(
    <MarkupCacheContext value={cache}>
      <LinkContext value={RouterLink}>
        <TranslateContext value={translator(said)}>{part}</TranslateContext>
      </LinkContext>
    </MarkupCacheContext>,
  )
}

function tile(standing: Standing): ReactNode {
  return (
    <ShelfContext value={shelf(standing)}>
      <TileItem game={game} />
    </ShelfContext>
  )
}

test('a cached part is rendered once, and reads as if it had been made within its page', () => {
  let times = 0
  function Counted() {
    times += 1
    return (
      <b>
        nr. {times} &amp; {'<i>'}
      </b>
    )
  }
  const part = (
    <CachedMarkup element="div" name="part" className="outside">
      <Counted />
    </CachedMarkup>
  )
  const plain = page(part, {})
  times = 0
  const cache = markupCacheFor({})
  expect([page(part, { cache }), page(part, { cache })]).toEqual([plain, plain])
  expect(times).toBe(1)
})

test('new texts make every part anew', () => {
  const said: Texts = { ...texts, 'games.play_now': 'Spil straks' }
  expect(page(tile({}), { cache: markupCacheFor(texts) })).toContain('Spil nu')
  expect(page(tile({}), { cache: markupCacheFor(said), said })).toContain('Spil straks')
})

test('what one player marked or has left and what a pool holds is in no other page’s tile', () => {
  const cache = markupCacheFor({})
  const states: Standing[] = [
    {},
    { marked: 'nordlyset' },
    { levelOre: 700_000 },
    { spinsLeft: 12 },
    { spinsLeft: 1 },
  ]
  const plain = states.map((state) => page(tile(state), {}))
  expect(new Set(plain).size).toBe(states.length)
  expect(states.map((state) => page(tile(state), { cache }))).toEqual(plain)
  expect(states.map((state) => page(tile(state), { cache }))).toEqual(plain)
})

test('[FLT-59] a tile shows a pool to the øre, made anew for each level', () => {
  const cache = markupCacheFor({})
  const shownAt = (levelOre: number) => page(tile({ levelOre }), { cache })
  expect(shownAt(25_001_234)).toContain('250.012,34\u00a0kr.')
  expect(shownAt(25_001_250)).toContain('250.012,50\u00a0kr.')
  expect(shownAt(25_001_200)).toContain('250.012\u00a0kr.')
})

test('a cached menu marks the page it stands on, as one made within its page does', () => {
  const menu = [item('news', '/nyheder'), item('logout', '/?logout=true'), item('home', '/')]
  const entries = menuFor(menu, { isLoggedIn: true })
  const cache = markupCacheFor({})
  const at = (path: string, given: { cache?: MarkupCache }) =>
    page(
      <StaticRouter location={path}>
        <MenuLinks entries={entries} />
      </StaticRouter>,
      given,
    )
  const paths = ['/', '/nyheder', '/jackpots', '/vilkaar', '/nyheder']
  expect(at('/nyheder', {})).toMatch(/aria-current="page"[^>]*href="\/nyheder"/)
  expect(at('/jackpots', {})).not.toContain('aria-current')
  expect(paths.map((path) => at(path, { cache }))).toEqual(paths.map((path) => at(path, {})))
})

test('a cached bottom bar marks the page it stands on, for players and for visitors', () => {
  const cache = markupCacheFor({})
  const at = (path: string, isLoggedIn: boolean, given: { cache?: MarkupCache }) =>
    page(
      <StaticRouter location={path}>
        <BottomBar isLoggedIn={isLoggedIn} />
      </StaticRouter>,
      given,
    )
  const paths = [
    '/',
    '/spilleautomater',
    '/spilleautomater/soeg',
    '/min-konto/oversigt',
    '/vilkaar',
  ]
  const all = [...paths, ...paths].flatMap((path) => [
    [path, true] as const,
    [path, false] as const,
  ])
  const plain = all.map(([path, isLoggedIn]) => at(path, isLoggedIn, {}))
  expect(new Set(plain).size).toBe(9)
  expect(all.map(([path, isLoggedIn]) => at(path, isLoggedIn, { cache }))).toEqual(plain)
})

test('a row reads as if it had been made within its page, whatever of its tiles differs', () => {
  const other = { ...game, gameId: 'polarlys', title: 'Polarlys', jackpot: undefined }
  const rowOf = (name: HomeRowName, standing: Standing) => (
    <ShelfContext value={shelf(standing)}>
      <GamesRow
        row={{ name, games: serializeTiles([game, other]) }}
        isFirst={name === 'alle-spil'}
      />
    </ShelfContext>
  )
  const cache = markupCacheFor({})
  const rows = (['alle-spil', 'nye-spil', 'mine-favoritter'] as const).flatMap((name) =>
    [
      {},
      { marked: 'polarlys' },
      { levelOre: 700_000 },
      { spinsLeft: 12 },
      { isPlayer: false, here: '/x' },
    ].map((standing) => rowOf(name, standing)),
  )
  const plain = rows.map((row) => page(row, {}))
  expect(new Set(plain).size).toBe(rows.length)
  expect(rows.map((row) => page(row, { cache }))).toEqual(plain)
  expect(rows.map((row) => page(row, { cache }))).toEqual(plain)
})

test('a visitor’s tile leads back to the page it stands on, whatever was shown before', () => {
  const cache = markupCacheFor({})
  const visitor = { isPlayer: false }
  page(tile({ ...visitor, here: '/jackpots' }), { cache })
  expect(page(tile({ ...visitor, here: '/' }), { cache })).toContain('/log-ind?redirect=%2F"')
})
