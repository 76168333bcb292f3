import lighthouse, { type Result } from 'lighthouse'
import { median } from '../base/pairs.ts'

export interface LighthouseScore {
  path: string
  /** Out of a hundred, the medians of the runs. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** How fast the machine was, by Lighthouse's own measure. */
  benchmarkIndex: number
  /** What cost points, of the last run. */
  lost: string[]
}

const runs = 5
const hundred = 100
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse as it is for a phone, its median of five; `port` is the browser's for debugging. */
export async function measureLighthouse(
  port: number,
  base: string,
  path: string,
): Promise<LighthouseScore> {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) {
    const flags = { port, logLevel: 'error' as const, onlyCategories: [...categories] }
    const answer = await lighthouse(new URL(path, base).href, flags)
    if (!answer) throw new Error(`Lighthouse said nothing of ${path}`)
    results.push(answer.lhr)
  }
  const scoreOf = (name: (typeof categories)[number]) =>
    median(results.map(({ categories: all }) => Math.round((all[name]?.score ?? 0) * hundred)))
  const audits = Object.values(results.at(-1)?.audits ?? {})
  return {
    path,
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    benchmarkIndex: median(results.map(({ environment }) => environment.benchmarkIndex)),
    lost: audits
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  }
}
