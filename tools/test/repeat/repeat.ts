import { rm, writeFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../root.ts'
import { reportFolder, runPlaywright } from '../steps.ts'
import { occupyCore } from './busy-core.ts'

// `npm run e2e:repeat -- --times 20 --busy 10`: whole runs of the browser tests one after the other,
// the last ten beside a busy core. Files, and options after `--`, are passed to Playwright.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    busy: { type: 'string', default: '10' },
  },
})
const [times, calm] = [Number(values.times), Number(values.times) - Number(values.busy)]
if (!(times > 0 && calm >= 0 && calm <= times)) throw new Error('--times and --busy take counts')
const folder = join(reportFolder, 'repeat')
const ended = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    ended.abort()
    process.exit(128 + constants.signals[signal])
  })
}

let bad = 0
for (let run = 1; run <= times; run += 1) if (!(await passes(run))) bad += 1
console.log(`${times} runs, ${bad} with failures; what those left is in ${folder}`)
process.exitCode = bad === 0 ? 0 : 1

async function passes(run: number): Promise<boolean> {
  const isBusy = run > calm
  await using _busy = isBusy ? await occupyCore() : undefined
  const startedAt = performance.now()
  // What failed runs leave stands side by side.
  const output = join(folder, `run-${run}`)
  const args = ['--output', output, ...positionals]
  const ran = await runPlaywright('browser-repeated', args, { signal: ended.signal })
  if (ran.failed === 0) await rm(join(root, output), { recursive: true, force: true })
  else await writeFile(join(root, output, 'output.txt'), ran.output)
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  const beside = isBusy ? ' beside a busy core' : ''
  console.log(`run ${run}${beside}, ${seconds} s: ${ran.passed} passed, ${ran.failed} failed`)
  for (const { file, title } of ran.failures ?? []) console.log(`    ${file} › ${title}`)
  return ran.failed === 0
}
