import { required } from '@nordlys/core'
import type { Frame, Page } from '@playwright/test'
import axeCore, { type FrameContext, type PartialResult, type RunOptions } from 'axe-core'
import { animationsEnded } from './animations-ended.ts'

declare global {
  interface Window {
    axe: typeof axeCore
    /** The frames of a document that axe has looked at, as they stood in that moment. */
    framesLookedAt: (Element | null)[]
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colours: a scheme changes nothing else, see `colour-scheme.test.ts`. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block']

interface Look {
  /** These rules alone, in place of all. */
  only?: string[]
  without?: string[]
}

export interface Violation {
  id: string
  at: string[]
}

/**
 * What axe finds wrong in the page as it stands, its frames included: the rule, and where. Axe's own
 * runner for Playwright passes over a frame that does not answer within a second, and opens a second
 * page to gather the findings: here every frame is waited for, and the page itself gathers them.
 */
export async function findViolations(page: Page, look: Look = {}): Promise<Violation[]> {
  await page.evaluate(animationsEnded)
  const partials = await partialsOf(page.mainFrame(), { exclude: alike }, optionsOf(look))
  return page.evaluate(gather, { partials, options: optionsOf(look) })
}

function optionsOf({ only, without = [] }: Look): RunOptions {
  return {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // What is as it should be is counted and not described, which halves axe's work on a long page.
    resultTypes: ['violations'],
  }
}

/**
 * What axe finds in a frame, and after it in each of those inside, in the order in which it gathers them.
 * They are passed on as text, which is much quicker than as objects.
 */
async function partialsOf(frame: Frame, context: Context, options: RunOptions): Promise<string[]> {
  await addAxe(frame)
  const { partial, inner } = await frame.evaluate(runPartial, { context, options })
  const partials = [partial]
  for (const [place, { frameSelector, frameContext }] of inner.entries()) {
    const looked = await frame.evaluateHandle((at) => window.framesLookedAt[at] ?? null, place)
    const element = required(looked.asElement(), `a frame at ${JSON.stringify(frameSelector)}`)
    const within = required(
      await element.contentFrame(),
      `the document of ${JSON.stringify(frameSelector)}`,
    )
    partials.push(...(await partialsOf(within, frameContext, options)))
  }
  return partials
}

/** What of a document is looked at: of a frame, its part of what its page was asked for. */
type Context = FrameContext['frameContext'] | { exclude: string[] }

/** Tiles are alike: the first six of a list stand for all, which the deep tests look at. */
const alike = ['.n-tiles > :nth-child(n + 7)']

/** Its source is long: a document gets it once. */
async function addAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeCore.source)
}

interface Run {
  context: Context
  options: RunOptions
}

/**
 * Runs in the document that is looked at. A frame's selector may count its neighbours, which come and go
 * while axe works: it is looked up at once.
 */
async function runPartial({ context, options }: Run) {
  const inner = window.axe.utils.getFrameContexts(context, options)
  window.framesLookedAt = inner.map(({ frameSelector }) =>
    window.axe.utils.shadowSelect(frameSelector),
  )
  return {
    inner,
    partial: JSON.stringify(await window.axe.runPartial(context, options)),
  }
}

/** Runs in the page. */
async function gather({ partials, options }: { partials: string[]; options: RunOptions }) {
  const all: PartialResult[] = partials.map((partial) => JSON.parse(partial))
  const { violations } = await window.axe.finishRun(all, options)
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
}
