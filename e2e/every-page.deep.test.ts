import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  furtherPaths,
  furtherPlayerPaths,
  playerRoutes,
  publicRoutes,
} from './steps/every-route.ts'
import { notHit } from './steps/hit-test.ts'
import { registerWithMoney } from './steps/session.ts'
import { unusedPreloads } from './steps/unused-preloads.ts'
import { type State, someOfEach, viewers } from './steps/viewers.ts'
import { openWholeWorld, type WholeWorld } from './steps/whole-world.ts'

const widths = [390, 800, 1440] as const
/** Pages at once, a core for each. */
const lanes = 2
/** A page may move this much by itself before it has come to rest, on a phone. */
const shiftMax = 0.02

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Nothing but colours differs in the light. */
const aboutColours = ['color-contrast', 'link-in-text-block']

const visitorPaths = [...publicRoutes.map(([, path]) => path), ...furtherPaths]
/** Who is logged in is led on from the login and the registration. */
const playerPaths = [
  ...visitorPaths.filter((path) => path !== '/log-ind' && path !== '/registrer'),
  ...playerRoutes.map(([, path]) => path),
  ...furtherPlayerPaths,
]

const stack = new AsyncDisposableStack()
let world: WholeWorld['world']
let browser: WholeWorld['browser']
let player: State

beforeAll(async () => {
  const whole = stack.use(await openWholeWorld('test-results/world-every-page.log'))
  world = whole.world
  browser = whole.browser
  player = await logIn()
}, 120_000)

afterAll(() => stack.disposeAsync())

test('a visitor’s pages: axe finds nothing, and none moves', async () => {
  expect(await walk(visitorPaths)).toEqual([])
})

test('a player’s pages: axe finds nothing, and none moves', async () => {
  expect(await walk(playerPaths, player)).toEqual([])
})

test('[FLT-83] a visitor’s pages preload nothing that they do not use', async () => {
  expect(await preloadedInVain(visitorPaths)).toEqual([])
})

test('[FLT-83] a player’s pages preload nothing that they do not use', async () => {
  expect(await preloadedInVain(playerPaths, player)).toEqual([])
})

test('[FLT-83] a picture that is preloaded and not used is found', async () => {
  await using context = await open()
  await context.addInitScript(preloadInVain)
  const page = await context.newPage()
  expect(await unusedPreloads(page, '/kontaktos')).toEqual([
    expect.stringContaining('/favicon.svg was preloaded'),
  ])
})

test('[FLT-07][FLT-08] marks, clock and first control of every page are hit, whoever sees it', async () => {
  const states = await someOfEach(world)
  for (const viewer of viewers) {
    const paths = viewer === 'visitor' ? visitorPaths : playerPaths
    const from = { baseURL: world.urls.site, viewer, state: states[viewer] }
    expect(await notHit(browser, paths, from)).toEqual([])
  }
})

/** A player with money, who has been greeted. */
async function logIn(): Promise<State> {
  const context = await open()
  const page = await context.newPage()
  await registerWithMoney(page, 500, world.urls.sandbox)
  await page.goto('/', { waitUntil: 'networkidle' })
  const state = await context.storageState()
  await context.close()
  return state
}

function open(storageState?: State): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: world.urls.site,
    locale: 'da-DK',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  })
}

/** What these pages preload for nothing, at each width: a device has pictures of its own. */
async function preloadedInVain(paths: readonly string[], state?: State): Promise<string[]> {
  const found: string[] = []
  const waiting = paths.flatMap((path) => widths.map((width) => ({ path, width })))
  const takeTurns = async () => {
    await using context = await open(state)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, width } = next
      await using page = await context.newPage()
      await page.setViewportSize(sizeOf(width))
      const warnings = await unusedPreloads(page, path)
      found.push(...warnings.map((warning) => `${path}: ${width}: ${warning}`))
    }
  }
  await Promise.all(Array.from({ length: lanes }, takeTurns))
  return found
}

/** Runs in the page: a preload that nothing uses. */
function preloadInVain(): void {
  addEventListener('DOMContentLoaded', () => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'image', href: '/favicon.svg' })
    document.head.append(link)
  })
}

/** What is wrong on these pages. */
async function walk(paths: readonly string[], state?: State): Promise<string[]> {
  const wrong: string[] = []
  const waiting = [...paths]
  const takeTurns = async () => {
    const context = await open(state)
    const page = await context.newPage()
    await page.addInitScript(countShifts)
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const found = await look(page, path)
      wrong.push(...found.map((line) => `${path}: ${line}`))
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: lanes }, takeTurns))
  return wrong
}

/** Loaded on a phone, where the most could move, then widened: what fits at one width breaks at another. */
async function look(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(sizeOf(widths[0]))
  await page.goto(path, { waitUntil: 'networkidle' })
  const moved = await page.evaluate(() => window.moved)
  const wrong =
    moved.amount > shiftMax ? [`moved by ${moved.amount}: ${moved.parts.join(' and ')}`] : []
  for (const width of widths) {
    await page.setViewportSize(sizeOf(width))
    wrong.push(...(await lookAtWidth(page)).map((line) => `${width}: ${line}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)),
  )
  const light = await axe(page).withRules(aboutColours).analyze()
  return [...wrong, ...told('light', light)]
}

async function lookAtWidth(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const dark = await axe(page).withTags(standards).analyze()
  return [...(sideways > 0 ? [`${sideways} px wider than the screen`] : []), ...told('dark', dark)]
}

function sizeOf(width: number): { width: number; height: number } {
  return { width, height: width < 700 ? 844 : 900 }
}

/** The card fields and the games are documents of their own, with tests of their own: no frame is entered. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true)
}

type Answer = Awaited<ReturnType<AxeBuilder['analyze']>>

function told(theme: string, { violations }: Answer): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${theme}: ${id}: ${html.slice(0, 200)}`),
  )
}

declare global {
  interface Window {
    /** How much the page has moved by itself, and which parts of it. */
    moved: { amount: number; parts: string[] }
  }
}

interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

function countShifts(): void {
  window.moved = { amount: 0, parts: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      if (entry.hadRecentInput) continue
      window.moved.amount += entry.value
      window.moved.parts.push(
        ...entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'what is gone'),
      )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
