import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { animationsEnded } from './animations-ended.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colours: a scheme changes nothing else, see `colour-scheme.test.ts`. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block']

interface Look {
  /** These rules alone, in place of all. */
  only?: string[]
  without?: string[]
}

/** What axe finds wrong in the page as it stands, its frames included: the rule, and where. */
export async function findViolations(page: Page, { only, without = [] }: Look = {}) {
  await page.evaluate(animationsEnded)
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: ';' }) })
    .setLegacyMode(!hasForeignFrame(page))
    // What is as it should be is counted and not described, which halves axe's work on a long page.
    .options({ resultTypes: ['violations'] })
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
