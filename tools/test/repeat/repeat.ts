import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../root.ts'
import { reportFolder, runPlaywright } from '../steps.ts'
import { occupyCore } from './busy-core.ts'
import { codeKey } from './code-key.ts'
import { addToTally, lineOf, nextKind, type RepeatedRun, type RunKind, readTally } from './tally.ts'

// `npm run e2e:repeat -- --times 20 --busy 10`: whole runs of the browser tests one after the other,
// the last ten beside a busy core. Ended at any moment and started again it goes on where it was, as
// long as neither the code nor what is asked of Playwright has changed: files, and options after `--`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    busy: { type: 'string', default: '10' },
  },
})
const wanted = { times: countOf('times'), busy: countOf('busy') }
const asked = createHash('sha256').update(JSON.stringify(positionals)).digest('hex').slice(0, 6)
const folder = join(reportFolder, 'repeat', `${await codeKey(root)}-${asked}`)
const path = join(root, folder, 'tally.json')
const ended = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    ended.abort()
    process.exit(128 + constants.signals[signal])
  })
}

let runs = await readTally(path)
for (const [place, run] of runs.entries()) print(`${lineOf(run, place + 1)} (before)`)
for (let kind = nextKind(runs, wanted); kind; kind = nextKind(runs, wanted)) {
  const run = await runOnce(kind, runs.length + 1)
  runs = await addToTally(path, run)
  print(lineOf(run, runs.length))
}
const failed = runs.filter((run) => run.failed > 0)
print(`${runs.length} runs, ${failed.length} with failures; what those left is in ${folder}`)
process.exitCode = failed.length === 0 ? 0 : 1

async function runOnce(kind: RunKind, number: number): Promise<RepeatedRun> {
  await using _busy = kind === 'busy' ? await occupyCore() : undefined
  const startedAt = performance.now()
  // What failed runs leave stands side by side.
  const output = join(folder, `run-${number}`)
  const args = ['--output', output, ...positionals]
  const ran = await runPlaywright('browser-repeated', args, { signal: ended.signal })
  if (ran.failed === 0) await rm(join(root, output), { recursive: true, force: true })
  else await writeFile(join(root, output, 'output.txt'), ran.output)
  const { passed, failed, failures = [] } = ran
  const seconds = (performance.now() - startedAt) / 1_000
  const names = failures.map(({ file, title }) => `${file} › ${title}`)
  return { kind, seconds, passed, failed, failures: names }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function countOf(option: 'times' | 'busy'): number {
  const count = Number(values[option])
  if (!Number.isInteger(count) || count < 0) throw new Error(`--${option} takes a count`)
  return count
}
