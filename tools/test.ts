import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '../world/problem.ts'
import { root } from './root.ts'
import { Progress } from './start/progress.ts'
import { plans, reportFolder, type Step } from './test/steps.ts'
import { type Outcome, summary } from './test/summary.ts'

// `npm test`, `npm run check`, `npm run test:deep`: every step runs, even after one that failed.
const name = process.argv[2] ?? 'all'
const plan = plans[name] ?? []
const progress = new Progress()

await mkdir(join(root, reportFolder), { recursive: true })
const outcomes: Outcome[] = []
for (const step of plan) outcomes.push(await runStep(step))
const text = summary(outcomes)
await writeFile(join(root, reportFolder, `summary-${name}.txt`), `${text}\n`)
process.stdout.write(`${text}\n`)
process.exitCode = outcomes.some(({ failed }) => failed > 0) || outcomes.length === 0 ? 1 : 0

async function runStep(step: Step): Promise<Outcome> {
  // An old report must never be counted again.
  await rm(join(root, reportFolder, `${step.name}.json`), { force: true })
  const startedAt = performance.now()
  const result = await progress.step(step.name, () => tryStep(step), describe, hasFailed)
  if (result.failed > 0) progress.line(result.output.trim())
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  return { name: step.name, seconds, ...result }
}

async function tryStep(step: Step) {
  try {
    return await step.run()
  } catch (error) {
    return { passed: 0, failed: 1, output: messageOf(error) }
  }
}

function hasFailed({ failed }: { failed: number }): boolean {
  return failed > 0
}

function describe({ passed, failed }: { passed: number; failed: number }): string {
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`
}
