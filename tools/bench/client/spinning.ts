import type { ClientRound } from '@nordlys/contracts'
import type { GameDefinition } from '@nordlys/game-math'
import type { Browser, Page } from '@playwright/test'
import { giveRound } from '../../games/give-round.ts'
import { roundLike } from '../../games/seeded-rounds.ts'
import { featureOf, isAnyWin } from '../../games/wanted-rounds.ts'
import { phone, spinButton } from './phone.ts'
import { type MainThread, tracedWhile } from './trace.ts'

/**
 * A phone's pixels are drawn by its graphics card. Here the processor draws them beside the main thread:
 * at one a point it keeps up, so that there are as many frames as a player would see.
 */
const spinningPhone = { ...phone, deviceScaleFactor: 1 }
/** Of a feature, so much is looked at. */
const featureMs = 12_000
const roundMs = 30_000

export interface Spinning extends MainThread {
  /** Draw calls of the frame that had most of them. */
  readonly drawCalls: number
}

/**
 * Plays one round that wins and the first seconds of a feature: once with every draw call counted,
 * and once traced.
 */
export async function measureSpinning(
  browser: Browser,
  address: string,
  game: GameDefinition,
): Promise<Spinning> {
  const drawCalls = await countedCalls(browser, address, game)
  return { ...(await traceSpins(browser, address, game)), drawCalls }
}

async function countedCalls(
  browser: Browser,
  address: string,
  game: GameDefinition,
): Promise<number> {
  await using context = await browser.newContext(spinningPhone)
  const page = await context.newPage()
  await page.addInitScript(countDrawCalls)
  await page.goto(address)
  await playRound(page, roundLike(game, isAnyWin), roundMs)
  await playRound(page, roundLike(game, featureOf(game)), featureMs)
  return Number(await page.evaluate(() => Reflect.get(globalThis, 'mostDrawCalls')))
}

async function traceSpins(
  browser: Browser,
  address: string,
  game: GameDefinition,
): Promise<MainThread> {
  await using context = await browser.newContext(spinningPhone)
  const page = await context.newPage()
  await page.addInitScript(keepFraming)
  await page.goto(address)
  // The first round compiles and uploads; a player meets that only once.
  await playRound(page, roundLike(game, isAnyWin), roundMs)
  // Waited for here: the page lives as long as this function.
  return await tracedWhile(browser, page, async () => {
    await playRound(page, roundLike(game, isAnyWin), roundMs)
    await playRound(page, roundLike(game, featureOf(game)), featureMs)
  })
}

/** Gives the page this round for its next spin, and looks on until it is over or so long has passed. */
async function playRound(page: Page, round: ClientRound, mostMs: number): Promise<void> {
  await giveRound(page, round)
  const answered = page.waitForResponse('**/api/spin')
  await spinButton(page).click()
  await answered
  const from = await page.evaluate(() => performance.now())
  await page.waitForFunction(isSeen, from + mostMs, { timeout: 2 * mostMs })
  await page.unroute('**/api/spin')
}

/** In the page: the round is over, or enough of it has been looked at. */
function isSeen(untilMs: number): boolean {
  const isResting = document.querySelector('.game[data-phase="resting"]') !== null
  return isResting || performance.now() > untilMs
}

/** In the page: asks for every frame, so that the work between two of them is that of one. */
function keepFraming(): void {
  const frame = () => requestAnimationFrame(frame)
  frame()
}

/** In the page, before anything of it runs. */
function countDrawCalls(): void {
  let [calls, most] = [0, 0]
  const frame = () => {
    most = Math.max(most, calls)
    calls = 0
    Reflect.set(globalThis, 'mostDrawCalls', most)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const drawing = WebGL2RenderingContext.prototype
  for (const name of [
    'drawArrays',
    'drawElements',
    'drawArraysInstanced',
    'drawElementsInstanced',
  ] as const) {
    const original = drawing[name]
    Reflect.set(drawing, name, function (this: WebGL2RenderingContext, ...args: unknown[]) {
      calls += 1
      return Reflect.apply(original, this, args)
    })
  }
}
