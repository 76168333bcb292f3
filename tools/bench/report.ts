import { writeFile } from 'node:fs/promises'
import type { HomePage } from './home-page.ts'
import type { Comparison, Spread } from './pairs.ts'

export interface Figure {
  name: string
  value: string
  reach: string
}

export interface Report {
  machine: Record<string, string | number>
  settings: Record<string, string>
  pairs: number
  seconds: number
  figures: Figure[]
  rounds: Comparison
  settle: Comparison
  spin: Comparison
  home: HomePage
}

const docs = new URL('../../docs/', import.meta.url)

/** Writes `docs/benchmarks.json` with every pair, and `docs/benchmarks.md` for people. */
export async function writeReport(report: Report): Promise<void> {
  await writeFile(new URL('benchmarks.json', docs), `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(new URL('benchmarks.md', docs), text(report))
}

function text(report: Report): string {
  const { machine, settings, pairs, seconds, figures, home } = report
  const lines = [
    '# Benchmarks',
    '',
    `Command: \`npm run bench\` (${pairs} alternating pairs of ${seconds} s each, after one warm-up pair).`,
    '',
    `Machine: ${Object.entries(machine)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}.`,
    `Database: ${Object.entries(settings)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}.`,
    '',
    'A ratio is the median over the pairs, with its quarters in brackets; "CPU" is what an operation',
    'of the peer cost over what ours cost. Contestants take turns in one run, because the machine is',
    'shared and its pace swings.',
    '',
    '| what | measured | reach |',
    '|---|---|---|',
    ...figures.map(({ name, value, reach }) => `| ${name} | ${value} | ${reach} |`),
    '',
    '| contestant | a second (quarters) | CPU microseconds each | cores others used |',
    '|---|---|---|---|',
    row('rounds in process', report.rounds),
    row('settle over HTTP', report.settle),
    row('a player’s spin', report.spin),
    row('cached home page', home.comparison),
    '',
    `The home page is ${home.htmlBytes} bytes of HTML and ${home.scripts.length} scripts, compressed.`,
    'CPU of rounds counts server and driver; of settle, spin and page the servers alone.',
    '',
  ]
  return lines.join('\n')
}

function row(name: string, comparison: Comparison): string {
  const { oursPerSecond, oursCpuMicroseconds, foreignCores } = comparison
  const cells = [name, quarters(oursPerSecond), oursCpuMicroseconds.median, foreignCores.median]
  return `| ${cells.join(' | ')} |`
}

function quarters({ median, lowerQuarter, upperQuarter }: Spread): string {
  return `${median} (${lowerQuarter} to ${upperQuarter})`
}
