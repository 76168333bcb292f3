import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '../world/problem.ts'
import { root } from './root.ts'
import { Progress } from './start/progress.ts'
import { plans, reportFolder, type Step, type StepResult } from './test/steps.ts'
import { type Outcome, summary } from './test/summary.ts'

// `npm test`, `npm run check`, `npm run test:deep`: every step runs, even after one that failed.
// With `--seconds` what has not ended by then is not waited for: it is named, and counts as nothing.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' } },
})
const name = positionals[0] ?? 'all'
const limit = values.seconds === undefined ? undefined : deadline(values.seconds)
const progress = new Progress()
/** What the running step printed so far: all there is to see when we are ended amid it. */
let printed = ''

const outOfTime: StepResult = { passed: 0, failed: 0, isCut: true, output: '' }

process.once('SIGTERM', () => {
  progress.line(`${printed.trim()}\nended before it was done`)
  process.exit(143)
})

await mkdir(join(root, reportFolder), { recursive: true })
const outcomes: Outcome[] = []
for (const step of plans[name] ?? []) outcomes.push(await runStep(step))
const text = summary(outcomes)
await writeFile(join(root, reportFolder, `summary-${name}.txt`), `${text}\n`)
process.stdout.write(`${text}\n`)
// What a step that was cut leaves behind may hold our pipes open: nobody waits for it.
process.exit(outcomes.some(({ failed }) => failed > 0) || outcomes.length === 0 ? 1 : 0)

async function runStep(step: Step): Promise<Outcome> {
  // An old report must never be counted again.
  await rm(join(root, reportFolder, `${step.name}.json`), { force: true })
  const startedAt = performance.now()
  const result = limit?.aborted
    ? outOfTime
    : await progress.step(step.name, () => tryStep(step), describe, hasFailed)
  if (result.failed > 0) progress.line(result.output.trim())
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  return { name: step.name, seconds, ...result }
}

async function tryStep(step: Step): Promise<StepResult> {
  printed = ''
  const onOutput = (text: string) => {
    printed += text
  }
  try {
    return await step.run({ onOutput, ...(limit && { signal: limit }) })
  } catch (error) {
    if (limit?.aborted) return outOfTime
    return { passed: 0, failed: 1, output: messageOf(error) }
  }
}

function deadline(seconds: string): AbortSignal {
  const count = Number(seconds)
  if (!Number.isFinite(count) || count <= 0) throw new Error(`--seconds ${seconds} is no time`)
  return AbortSignal.timeout(count * 1_000)
}

function hasFailed({ failed, isCut }: StepResult): boolean {
  return failed > 0 || isCut === true
}

function describe({ passed, failed, isCut }: StepResult): string {
  if (isCut) return 'out of time'
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`
}
