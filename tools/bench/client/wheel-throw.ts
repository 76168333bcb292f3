import { required } from '@nordlys/core'
import type { Browser, ConsoleMessage, Page } from '@playwright/test'
import { phone } from './phone.ts'
import { type MainThread, tracedWhile } from './trace.ts'

/**
 * A phone's pixels are drawn by its graphics card. Here the processor draws them beside the main thread: with
 * so few it keeps up better, and what the main thread does for a picture is the same.
 */
const pointsShare = 0.25
const throwMs = 60_000
const told = 'the number is told'

export interface ThrownWheel extends MainThread {
  /** In which it ended: every picture, every second one, or drawn at rest. */
  quality: string
}

/**
 * Traces the first throw of roulette, from the press until its number is announced. Nothing is run in
 * the page meanwhile: what drives it would be counted. Without `pixels` the calls that fill them are left
 * out, as a graphics card carries them out beside the processor; all else is done, as often as on a phone.
 */
export async function traceThrow(
  browser: Browser,
  address: string,
  pixels: 'drawn' | 'left-out',
): Promise<ThrownWheel> {
  await using context = await browser.newContext({ ...phone, deviceScaleFactor: pointsShare })
  const page = await context.newPage()
  await page.addInitScript(countPictures, pixels === 'drawn')
  await page.addInitScript(sayWhenTold, told)
  await page.goto(address)
  await page.getByRole('button', { name: /^Nummer 17,/ }).click()
  // The wheel comes by a script of its own.
  await page.locator('.wheel > *').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const spin = page.getByRole('button', { name: 'Spin', exact: true })
  const { x, y, width, height } = required(await spin.boundingBox(), 'the button that spins')
  const mainThread = await tracedWhile(browser, page, async () => {
    const predicate = (line: ConsoleMessage) => line.text() === told
    const said = page.waitForEvent('console', { predicate, timeout: throwMs })
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await said
  })
  return { ...mainThread, quality: await qualityOf(page) }
}

/** In the page, before anything of it runs: says once that the ball lies and the number is announced. */
function sayWhenTold(words: string): void {
  const look = () => {
    if (!/^\d+ (?:rød|sort|grøn)/.test(document.querySelector('.spoken')?.textContent ?? '')) return
    watch.disconnect()
    console.log(words)
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { subtree: true, childList: true, characterData: true })
}

async function qualityOf(page: Page): Promise<string> {
  const canvas = page.locator('.wheel canvas')
  if ((await canvas.count()) === 0) return 'drawn at rest'
  const share = Number(await page.evaluate(() => Reflect.get(globalThis, 'drawnShare')))
  return share > 0.75 ? 'every picture' : 'every second picture'
}

/**
 * In the page, before anything of it runs: of the last pictures, how many the wheel drew again. It asks for
 * every frame, so that the work between two of them is that of one.
 */
function countPictures(isCarriedOut: boolean): void {
  const looked = 40
  const drawn: boolean[] = []
  let isDrawn = false
  const frame = () => {
    drawn.push(isDrawn)
    isDrawn = false
    const last = drawn.slice(-looked)
    Reflect.set(globalThis, 'drawnShare', last.filter(Boolean).length / last.length)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const drawing = WebGL2RenderingContext.prototype
  for (const name of ['drawElements', 'drawElementsInstanced', 'drawArrays'] as const) {
    const original = drawing[name]
    Reflect.set(drawing, name, function (this: WebGL2RenderingContext, ...args: unknown[]) {
      isDrawn = true
      return isCarriedOut ? Reflect.apply(original, this, args) : undefined
    })
  }
}
