import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { animationsEnded } from './animations-ended.ts'

/** Nothing that the rules of WCAG 2.2 A and AA can find by machine, in the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(animationsEnded)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([])
}
