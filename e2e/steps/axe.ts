import AxeBuilder from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'
import axeCore from 'axe-core'
import { animationsEnded } from './animations-ended.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colours: a scheme changes nothing else, see `colour-scheme.test.ts`. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** For a document: axe, unless it is there already, and a note of whether it has run there. */
const axeOnce = `if (!('axe' in window)) {
${axeCore.source}
const { runPartial } = axe
axe.runPartial = (...given) => {
  window.axeHasRun = true
  return runPartial(...given)
}
}`
const looksMax = 5

interface Look {
  /** These rules alone, in place of all. */
  only?: string[]
  without?: string[]
}

/**
 * What axe finds wrong in the page as it stands, its frames included: the rule, and where. Axe passes
 * over a frame that does not answer within a second: then it looks again, and gives up at last.
 */
export async function findViolations(page: Page, look: Look = {}) {
  await page.evaluate(animationsEnded)
  for (let looks = 0; looks < looksMax; looks += 1) {
    for (const frame of page.frames()) await frame.evaluate(`${axeOnce}\nwindow.axeHasRun = false`)
    const violations = await analyze(page, look)
    if (!hasForeignFrame(page) || (await hasRunEverywhere(page))) return violations
  }
  throw new Error(`axe passed over a frame ${looksMax} times`)
}

async function analyze(page: Page, { only, without = [] }: Look) {
  const axe = new AxeBuilder({ page, axeSource: axeOnce })
    .setLegacyMode(!hasForeignFrame(page))
    // What is as it should be is counted and not described, which halves axe's work on a long page.
    .options({ resultTypes: ['violations'] })
    .disableRules(without)
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(tags)).analyze()
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
}

async function hasRunEverywhere(page: Page): Promise<boolean> {
  for (const frame of page.frames()) {
    const hasRun = await frame.evaluate('window.axeHasRun')
    if (!hasRun && (await isShown(frame))) return false
  }
  return true
}

async function isShown(frame: Frame): Promise<boolean> {
  return frame.parentFrame() === null || (await frame.frameElement()).isVisible()
}

/**
 * Axe's legacy mode opens no second page to gather its findings, which makes it quicker, and does not
 * look into frames of another origin: games and card fields.
 */
function hasForeignFrame(page: Page): boolean {
  const { origin } = new URL(page.url())
  return page.frames().some((frame) => URL.parse(frame.url())?.origin !== origin)
}
