import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { animationsEnded } from './animations-ended.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colours: a scheme changes nothing else, see `colour-scheme.test.ts`. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block']

const runOptions = {
  // What is as it should be is counted and not described, which halves axe's work on a long page.
  resultTypes: ['violations' as const],
  // A frame that axe passed over is told as a violation, not as something to look at by hand.
  checks: { 'frame-tested': { options: { isViolation: true } } },
}
const looksMax = 5

interface Look {
  /** These rules alone, in place of all. */
  only?: string[]
  without?: string[]
}

/** What axe finds wrong in the page as it stands, its frames included: the rule, and where. */
export async function findViolations(page: Page, look: Look = {}) {
  await page.evaluate(animationsEnded)
  for (let looks = 1; ; looks += 1) {
    const violations = await analyze(page, look)
    // Axe gives a frame one second to load axe, and passes over a slower one: then it looks again.
    const isWhole = !violations.some(({ id }) => id === 'frame-tested')
    if (isWhole || looks === looksMax) return violations
  }
}

async function analyze(page: Page, { only, without = [] }: Look) {
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: ';' }) })
    .setLegacyMode(!hasForeignFrame(page))
    .options(runOptions)
    .disableRules(without)
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(tags)).analyze()
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
}

/** Whether a look before this one has left axe in the page; a frame is given it each time. */
async function hasAxe(page: Page): Promise<boolean> {
  return page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
}

/**
 * Axe's legacy mode opens no second page to gather its findings, which makes it quicker, and does not
 * look into frames of another origin: games and card fields.
 */
function hasForeignFrame(page: Page): boolean {
  const { origin } = new URL(page.url())
  return page.frames().some((frame) => URL.parse(frame.url())?.origin !== origin)
}
