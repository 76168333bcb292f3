import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { chunkReloadScript } from './chunk-reload.ts'

/** What the script sees of a browser: one tab, its storage, and a clock that is moved by hand. */
interface Tab {
  nowMs: number
  /** Where the router is on its way to, when it is on one. */
  next: string | undefined
  went: string[]
  kept: Map<string, string>
  mayKeep: boolean
  userAgent: string
  /** Loads the page at this path: what the router calls when a part of it is missing. */
  open(path: string): { reload(): boolean; fail(target: object): void }
}

class Script {}
class Preload {
  readonly rel: string
  constructor(rel: string) {
    this.rel = rel
  }
}

let tab: Tab

beforeEach(() => {
  tab = {
    nowMs: 1_000_000,
    next: undefined,
    went: [],
    kept: new Map(),
    mayKeep: true,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    open: (path) => openPage(path),
  }
})

function openPage(path: string): ReturnType<Tab['open']> {
  const [pathname = '', query] = path.split('?')
  const listeners: ((event: object) => void)[] = []
  const page: { __chunkReload?: () => boolean; __reactRouterDataRouter?: object } = {}
  runInNewContext(chunkReloadScript, {
    window: page,
    location: {
      pathname,
      search: query === undefined ? '' : `?${query}`,
      reload: () => tab.went.push(path),
      assign: (to: string) => tab.went.push(to),
    },
    sessionStorage: {
      getItem: (name: string) => tab.kept.get(name) ?? null,
      setItem(name: string, value: string) {
        if (!tab.mayKeep) throw new Error('nothing may be kept here')
        tab.kept.set(name, value)
      },
    },
    navigator: { userAgent: tab.userAgent },
    Date: { now: () => tab.nowMs },
    HTMLScriptElement: Script,
    HTMLLinkElement: Preload,
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
  })
  return {
    reload() {
      const [nextPath, nextQuery] = tab.next?.split('?') ?? []
      const next = nextPath && { pathname: nextPath, search: nextQuery ? `?${nextQuery}` : '' }
      page.__reactRouterDataRouter = { state: { navigation: { location: next } } }
      return page.__chunkReload?.() ?? false
    },
    fail(target) {
      for (const listener of listeners) listener({ target })
    },
  }
}

test('[NAV-04] a page whose chunk is missing is loaded anew, once in ten seconds', () => {
  expect(tab.open('/jackpots').reload()).toBe(true)
  tab.nowMs += 9_999
  expect(tab.open('/jackpots').reload()).toBe(false)
  expect(tab.went).toEqual(['/jackpots'])
  tab.nowMs += 1
  expect(tab.open('/jackpots').reload()).toBe(true)
  expect(tab.went).toEqual(['/jackpots', '/jackpots'])
})

test('[NAV-04] the ten seconds are each path’s own, and the query is part of it', () => {
  for (const path of ['/jackpots', '/nyheder', '/nyheder?side=2']) tab.open(path).reload()
  expect(tab.went).toEqual(['/jackpots', '/nyheder', '/nyheder?side=2'])
})

test('[NAV-04] a step to a page whose chunk is missing loads that page and not this one', () => {
  tab.next = '/kampagner?fra=forsiden'
  const page = tab.open('/')
  expect(page.reload()).toBe(true)
  expect(page.reload()).toBe(false)
  expect(tab.went).toEqual(['/kampagner?fra=forsiden'])
})

test('[NAV-04] a script or preload that is missing before the router runs counts, a picture does not', () => {
  tab.open('/').fail({})
  tab.open('/').fail(new Preload('stylesheet'))
  expect(tab.went).toEqual([])
  tab.open('/').fail(new Preload('modulepreload'))
  tab.open('/nyheder').fail(new Script())
  expect(tab.went).toEqual(['/', '/nyheder'])
})

test('[NAV-04] where nothing can be kept there is no reload, which would never end', () => {
  tab.mayKeep = false
  expect(tab.open('/').reload()).toBe(false)
  expect(tab.went).toEqual([])
})

test('[ERR-06] a crawler that misses a chunk is left where it is, and only the error remains', () => {
  tab.userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  expect(tab.open('/').reload()).toBe(false)
  tab.open('/').fail(new Script())
  expect(tab.went).toEqual([])
})
