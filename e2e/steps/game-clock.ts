import { minuteMs, systemClock } from '@nordlys/core'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { hurryToRest } from './open-game.ts'

/**
 * So much passes at a time: few frames are drawn, which software does slowly, and still several of
 * each motion.
 */
const stepMs = 250
/** What is hurried through is looked at by nobody. */
const hurriedStepMs = 1_000

/**
 * From its first document on, what moves on this page and in its frames moves when the test says so.
 * While nothing does, nothing is drawn, and the machine's own haste or sloth is in no result.
 */
export async function stopGameClock(page: Page): Promise<void> {
  const nowMs = systemClock.now().getTime()
  // It is stopped ahead of itself only.
  await page.clock.install({ time: nowMs - minuteMs })
  await page.clock.pauseAt(nowMs)
}

/** Lets time pass until a claim holds, which waits for nothing itself: time stands still meanwhile. */
export async function runUntil(
  page: Page,
  claim: () => Promise<void>,
  frame: Page | FrameLocator = page,
): Promise<void> {
  await expect(async () => {
    await letPass(page, frame, stepMs)
    await claim()
  }).toPass({ intervals: [5] })
}

export async function runUntilVisible(page: Page, part: Locator): Promise<void> {
  await runUntil(page, async () => expect(await part.isVisible()).toBe(true))
}

/** Runs until a part that is there says this. */
export async function runUntilSaid(page: Page, part: Locator, words: string | RegExp) {
  await runUntil(page, async () => expect(await part.innerText()).toMatch(words))
}

/** Hurries through what a round shows until the next may be played. */
export async function skipToRest(page: Page, frame: Page | FrameLocator = page): Promise<void> {
  await hurryToRest(frame, () => letPass(page, frame, hurriedStepMs))
}

/**
 * A server answers in its own time, and the page's patience with it is the page's time: none passes
 * while the answer to a spin is out, or a slow machine's would be taken for lost.
 */
async function letPass(page: Page, frame: Page | FrameLocator, ms: number): Promise<void> {
  await expect(frame.locator('.game:not([data-phase="asking"])')).toBeAttached()
  await page.clock.fastForward(ms)
}
