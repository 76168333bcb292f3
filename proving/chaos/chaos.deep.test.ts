import { hex, systemRandom } from '@nordlys/core'
import { expect, test } from 'vitest'
import { summaryOf } from './report.ts'
import { runChaos } from './run-chaos.ts'

const minutes = 3

test('[LED-03] after minutes of kills, crashes and cuts all books agree with every answer', async () => {
  const seed = hex(systemRandom.bytes(8))
  const report = await runChaos({ minutes, seed, say: () => undefined })
  process.stdout.write(`${summaryOf(report)}\n`)
  expect(report.breaches, summaryOf(report)).toEqual([])
  // A run in which nothing got lost, or nobody got an answer, has shown nothing.
  expect(report.lostAnswers, summaryOf(report)).toBeGreaterThan(0)
  const settled = report.acknowledged.get('rounds settled')
  expect(settled, summaryOf(report)).toBeGreaterThan(100)
})
