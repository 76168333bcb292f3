import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { animationsEnded } from './animations-ended.ts'

/**
 * As `expectAccessible`, where the page holds the provider's card fields. They are a document of
 * their own with a main part of its own, which axe takes for a second one of ours.
 */
export async function expectPageRoundCardAccessible(page: Page): Promise<void> {
  await page.evaluate(animationsEnded)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(['landmark-unique'])
    .analyze()
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([])
}
