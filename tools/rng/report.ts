import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import type { TestResult } from './dieharder.ts'

/** One run of the battery, whole or in part. */
export interface BatteryRun {
  readonly at: Date
  readonly commands: readonly string[]
  readonly isWhole: boolean
  readonly bytes: number
  readonly seconds: number
  readonly results: readonly TestResult[]
}

const generatorFiles = ['master-drbg.ts', 'seeded-rng.ts', 'self-test.ts']
const sourceFolder = 'packages/game-math/src/random'

export async function writeReport(run: BatteryRun): Promise<void> {
  await writeFile(join(root, 'docs/rng-battery.md'), reportOf(run, await generatorDigest()))
}

/** Of the code that draws; another digest is another generator, to be tested again. */
async function generatorDigest(): Promise<string> {
  const digest = createHash('sha256')
  for (const name of generatorFiles) digest.update(await readFile(join(root, sourceFolder, name)))
  return digest.digest('hex')
}

/** How many results there are of each assessment: `112 PASSED, 2 WEAK, 0 FAILED`. */
export function tally(results: readonly TestResult[]): string {
  return ['PASSED', 'WEAK', 'FAILED']
    .map((word) => `${results.filter(({ assessment }) => assessment === word).length} ${word}`)
    .join(', ')
}

export function reportOf(run: BatteryRun, digest: string): string {
  const { at, commands, isWhole, bytes, seconds, results } = run
  const rows = results.map(
    ({ name, size, samples, pSamples, pValue, assessment }) =>
      `| ${name} | ${size} | ${samples} | ${pSamples} | ${pValue.toFixed(8)} | ${assessment} |`,
  )
  return `${[
    '# The battery of random numbers',
    '',
    'Written by `npm run rng:battery`, which feeds the words that rounds draw to dieharder: 64 of each',
    'round, every round with a seed of its own from the generator of the server.',
    '',
    `- Run on ${at.toISOString().slice(0, 10)}, ${Math.ceil(seconds / 60)} minutes at most, ` +
      `${(bytes / 2 ** 30).toFixed(1)} GiB of words.`,
    `- ${isWhole ? 'The whole battery:' : 'A part of the battery, not the whole of it:'}`,
    ...commands.map((command) => `  \`${command}\``),
    `- The generator: SHA-256 of ${generatorFiles.map((name) => `\`${name}\``).join(', ')} in`,
    `  \`${sourceFolder}\`, one after the other: \`${digest}\``,
    `- Results: ${tally(results)}. A perfect generator has about one WEAK in a hundred (p-values below`,
    '  0.005 or above 0.995), and a FAILED in a million.',
    '',
    '| test | size | samples | p-samples | p-value | assessment |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')}\n`
}
