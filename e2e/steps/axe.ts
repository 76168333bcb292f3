import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { animationsEnded } from './animations-ended.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong in the page as it stands, its frames included: the rule, and where. */
export async function findViolations(page: Page, { without = [] }: { without?: string[] } = {}) {
  await page.evaluate(animationsEnded)
  const axe = new AxeBuilder({ page })
    .setLegacyMode(!hasForeignFrame(page))
    .withTags(tags)
    .disableRules(without)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
}

/**
 * Axe's legacy mode opens no second page to gather its findings, which makes it quicker, and does not
 * look into frames of another origin: games and card fields.
 */
function hasForeignFrame(page: Page): boolean {
  const { origin } = new URL(page.url())
  return page.frames().some((frame) => new URL(frame.url()).origin !== origin)
}
