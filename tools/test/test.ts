import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '@nordlys/core'
import { Progress } from '../progress.ts'
import { root } from '../root.ts'
import { costsOf } from './costs.ts'
import { Meter } from './meter.ts'
import { watchPace } from './pace.ts'
import { atOnce, plans } from './plans.ts'
import { runPlan } from './schedule.ts'
import { reportFolder, type Step, type StepResult, type Watch } from './steps.ts'
import { notesIn, type Outcome, summary } from './summary.ts'
import { lookAgain } from './unsteady.ts'

// `npm test`, `npm run check`, `npm run test:deep`: every step runs, even after one that failed.
// With `--seconds` what has not ended by then is not waited for: it is named, and counts as nothing.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' } },
})
const name = positionals[0] ?? 'all'
const plan = plans[name]
if (!plan)
  throw new Error(`there is no plan "${name}"; there are: ${Object.keys(plans).join(', ')}`)
const limit = values.seconds === undefined ? undefined : deadline(values.seconds)
const ended = new AbortController()
const signal = AbortSignal.any([ended.signal, ...(limit ? [limit] : [])])
const progress = new Progress()
/** The output of each running step so far: all there is to show when the run is interrupted. */
const printed = new Map<string, string>()

const outOfTime: StepResult = { passed: 0, failed: 0, isCut: true, output: '' }

process.once('SIGTERM', () => {
  for (const [step, text] of printed) progress.line(`${step}:\n${text.trim()}`)
  progress.line('ended before it was done')
  ended.abort()
  process.exit(143)
})

await mkdir(join(root, reportFolder), { recursive: true })
const cores = availableParallelism()
const paces = await watchPace(cores)
progress.line(`pace ${paces.samples[0]?.pace.toFixed(2)} on ${cores} cores`)
const meter = new Meter()
const outcomes = await runPlan(plan, atOnce, runStep)
const verdicts = await lookAgainAtAll(plan, outcomes)
meter[Symbol.dispose]()
paces[Symbol.dispose]()

const { lines, overspent, allFiles } = costsOf(outcomes, paces.samples)
const text = summary(outcomes, [...lines, '', ...verdicts, ...overspent], overspent.length)
await writeFile(join(root, reportFolder, `summary-${name}.txt`), `${text}\n`)
await writeFile(join(root, reportFolder, `files-${name}.txt`), `${allFiles.join('\n')}\n`)
process.stdout.write(`${text}\n`)
const hasPassed = overspent.length === 0 && outcomes.every(({ failed }) => failed === 0)
// Processes that a killed step leaves behind may hold our pipes open: they are not waited for.
process.exit(hasPassed ? 0 : 1)

async function runStep(step: Step): Promise<Outcome> {
  const startedMs = performance.now()
  const result = limit?.aborted
    ? outOfTime
    : await progress.step(step.name, () => tryStep(step), describe, hasFailed)
  const processorSeconds = meter.secondsOf(step.name)
  if (result.failed > 0) progress.line(result.output.trim())
  else for (const note of notesIn(result.output)) progress.line(note)
  const { name, part = name } = step
  return { name, part, startedMs, endedMs: performance.now(), processorSeconds, ...result }
}

async function tryStep(step: Step): Promise<StepResult> {
  try {
    return await watched(step.name, (watch) => step.run(watch))
  } catch (error) {
    if (limit?.aborted) return outOfTime
    return { passed: 0, failed: 1, output: messageOf(error) }
  }
}

/** Runs when no other step does, so that only the test itself can be to blame. */
async function lookAgainAtAll(plan: readonly Step[], outcomes: readonly Outcome[]) {
  const lines: string[] = []
  for (const step of plan) {
    const { failures = [] } = outcomes.find(({ name }) => name === step.name) ?? {}
    if (limit?.aborted || failures.length === 0) continue
    const title = `${step.name}: once more what failed`
    const look = () => watched(title, (watch) => lookAgain(step, failures, watch))
    const verdicts = await progress
      .step(title, look)
      .catch((error) => [`${step.name} could not be run again: ${messageOf(error)}`])
    lines.push(...verdicts)
  }
  return lines
}

/** Collects the output of `work` while it runs, and marks its processes. */
async function watched<T>(what: string, work: (watch: Watch) => Promise<T>): Promise<T> {
  const onOutput = (text: string) => printed.set(what, (printed.get(what) ?? '') + text)
  try {
    return await work({ onOutput, signal, env: meter.markFor(what) })
  } finally {
    printed.delete(what)
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
