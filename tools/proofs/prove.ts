import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startVitest, type TestCase } from 'vitest/node'
import { runProgram } from '../command.ts'
import { root } from '../root.ts'
import type { Draw } from './draw.ts'
import { proofPath, proofsIn } from './proof-file.ts'
import { proverFiles } from './provers.ts'
import { compared, recorded, repeated } from './records.ts'
import { digestOf } from './sources.ts'

// `npm run prove:content`: makes the proofs that are not recorded and records them; `--force` all.
// With `--share 0.1` it records nothing: that share of the recorded ones is made again and compared,
// by `--seed`, or else by the commit. Ends with 1 on any proof that fails, differs or is missing.
const { values } = parseArgs({
  options: {
    share: { type: 'string' },
    seed: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
})
const isLook = values.share !== undefined
const text = await readFile(join(root, proofPath), 'utf8')
const before = proofsIn(text)
const draw: Draw = isLook
  ? { share: shareOf(values.share), seed: values.seed ?? (await commit()) }
  : { share: values.force ? 1 : 0, seed: 'all' }
if (isLook) console.log(`Share ${draw.share} of the proofs, by the seed ${draw.seed}`)

const { tests, broken } = await runProofs(draw)
const proofs = tests.flatMap((test) => test.meta().proof ?? [])
const passed = tests.filter((test) => test.ok())
const failed = tests.filter((test) => !test.ok()).map(nameOf)
const problems = [
  ...broken.map((file) => `${file} did not run`),
  ...failed.map((name) => `${name} failed`),
  ...repeated(proofs),
  ...(isLook ? compared(before, proofs, failed) : []),
]
for (const problem of problems) console.log(problem)
const made = proofs.filter(({ how }) => how !== 'known').length
console.log(`${proofs.length} proofs, ${made} made now, ${problems.length} problems`)
// What failed is not recorded, so that it is proven again; what passed need not be for its sake.
if (!isLook && broken.length === 0 && repeated(proofs).length === 0) {
  await writeFile(
    join(root, proofPath),
    recorded(passed.flatMap((test) => test.meta().proof ?? [])),
  )
}
process.exit(problems.length === 0 && proofs.length > 0 ? 0 : 1)

async function runProofs(drawn: Draw): Promise<{ tests: TestCase[]; broken: string[] }> {
  const vitest = await startVitest(await proverFiles(), {
    run: true,
    watch: false,
    project: ['unit'],
    provide: { proofs: drawn },
  })
  const modules = vitest.state.getTestModules()
  await vitest.close()
  return {
    tests: modules.flatMap((each) => [...each.children.allTests()]),
    broken: modules.filter((each) => each.errors().length > 0).map((each) => each.relativeModuleId),
  }
}

function nameOf(test: TestCase): string {
  return `${test.module.relativeModuleId}: ${test.fullName}`
}

/** Another seed for each commit, so that in time everything is made again. */
async function commit(): Promise<string> {
  const { code, output } = await runProgram('git', ['rev-parse', '--short=12', 'HEAD'])
  return code === 0 ? output.trim() : digestOf(text)
}

function shareOf(value: string | undefined): number {
  const share = Number(value)
  if (share >= 0 && share <= 1) return share
  throw new Error(`--share ${value} is no share from 0 to 1`)
}
