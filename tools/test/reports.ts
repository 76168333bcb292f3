import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'

export interface Count {
  passed: number
  failed: number
}

/** How many tests a Vitest run passed and failed, from its JSON report. */
export async function countVitest(path: string, code: number): Promise<Count> {
  const report = await readReport(path)
  const passed = numberIn(report, 'numPassedTests')
  const failed = numberIn(report, 'numFailedTests')
  return withCode({ passed, failed }, code)
}

/** How many tests a Playwright run passed and failed, from its JSON report. */
export async function countPlaywright(path: string, code: number): Promise<Count> {
  const report = await readReport(path)
  const stats = report.stats ?? {}
  const failed = numberIn(stats, 'unexpected') + numberIn(stats, 'flaky')
  return withCode({ passed: numberIn(stats, 'expected'), failed }, code)
}

/** A run that ends badly without a failed test, as when a file cannot be loaded, failed once. */
export function withCode(count: Count, code: number): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

async function readReport(path: string): Promise<Record<string, object>> {
  const text = await readFile(join(root, path), 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

function numberIn(report: object, name: string): number {
  const value = Object.entries(report).find(([key]) => key === name)?.[1]
  return typeof value === 'number' ? value : 0
}
