import type { Browser, BrowserContextOptions } from '@playwright/test'
import { openBrowser } from '../browser.ts'
import { median } from './base/pairs.ts'
import { figuresOf, type Measured } from './base/report.ts'
import { type ThrownWheel, traceThrow } from './client/wheel-throw.ts'
import { drawnAsOnAPhone, slowdown } from './measure-play.ts'
import { type FirstBet, measureFirstBet, type Table, tablesMeasured } from './site/first-bet.ts'
import { playerState } from './site/measure-site.ts'
import { startProduct } from './site/product.ts'

const turns = 3
/**
 * Without a graphics card the processor draws the wheel, slowed down with the main thread that waits for
 * it. So there is no WebGL while a first bet is timed: the wheel's script comes, and finds none.
 */
const withoutDrawing = ['--disable-3d-apis']

/** What a player at a table waits for on a slow phone, and what its main thread does while a wheel turns. */
export async function measureTablePlay(say: (line: string) => void): Promise<Measured> {
  await using product = await startProduct()
  await using loader = await openBrowser(withoutDrawing)
  const player = await playerState(loader, product.url)
  const bets = []
  for (const table of tablesMeasured) {
    bets.push(await firstBets({ browser: loader, base: product.url, table, player, say }))
  }
  await using drawer = await openBrowser(drawnAsOnAPhone)
  const address = new URL('/play/roulette-europaeisk?mode=free', product.gamesUrl).href
  const thrown = await traceThrow(drawer, address, 'left-out')
  const drawn = await traceThrow(drawer, address, 'drawn')
  return {
    figures: [
      ...bets.flatMap(
        ({ path, acceptedMs, readyMs }) => figuresOf`
        ${path}: from the address to the first accepted bet, slow 4G, 4x CPU, no WebGL
          | ${round(acceptedMs)} s (${round(readyMs)} s until a press is taken) | <= 3.5 s`,
      ),
      ...figuresOf`
        the wheel: main thread a frame, p95, processor time times ${slowdown}, its pixels left out
          | ${toldOf(thrown)} | <= 12 ms
        the same where this processor draws the pixels, too, and the main thread waits for it
          | ${toldOf(drawn)} | told`,
    ],
    notes: ['Tables: the medians of three; the line is 1.6 Mbit/s with 150 ms, nothing cached.'],
    detail: { bets, thrown, drawn },
  }
}

function toldOf({ frameMs, frames, longestTaskMs, quality }: ThrownWheel): string {
  const ms = (value: number) => `${Math.round(value * slowdown * 10) / 10} ms`
  return `${ms(frameMs)} (of ${frames} pictures, longest task ${ms(longestTaskMs)}; it ended as: ${quality})`
}

interface Wish {
  browser: Browser
  base: string
  table: Table
  player: BrowserContextOptions['storageState']
  say: (line: string) => void
}

async function firstBets({ browser, base, table, player, say }: Wish) {
  const each: FirstBet[] = []
  for (let turn = 1; turn <= turns; turn += 1) {
    const bet = await measureFirstBet(browser, base, table, player)
    say(`table-play: ${table.path} ${round(bet.acceptedMs)} s, ready ${round(bet.readyMs)} s`)
    each.push(bet)
  }
  const acceptedMs = median(each.map((bet) => bet.acceptedMs))
  return { path: table.path, acceptedMs, readyMs: median(each.map((bet) => bet.readyMs)), each }
}

/** Milliseconds as seconds, for people. */
function round(ms: number): number {
  return Math.round(ms / 10) / 100
}
