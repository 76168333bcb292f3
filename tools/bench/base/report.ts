import { writeFile } from 'node:fs/promises'
import type { Comparison, Spread } from './pairs.ts'

export interface Figure {
  name: string
  value: string
  reach: string
}

/** One line of what lies behind the figures. */
export interface Row {
  name: string
  perSecond: Spread
  cpuMicroseconds: Spread
  foreignCores: Spread
}

/** What one contestant gave. */
export interface Measured {
  figures: Figure[]
  rows: Row[]
  /** Sentences for people. */
  notes: string[]
  /** Everything, for the JSON. */
  detail: object
}

export interface Report {
  machine: Record<string, string | number>
  settings: Record<string, string>
  pairs: number
  seconds: number
  measured: Readonly<Record<string, Measured>>
}

const docs = new URL('../../../docs/', import.meta.url)

/** Writes `docs/benchmarks.json` with every pair, and `docs/benchmarks.md` for people. */
export async function writeReport(report: Report): Promise<void> {
  const { measured, ...run } = report
  const json: Record<string, unknown> = { ...run, figures: all(report, 'figures') }
  for (const [name, { detail }] of Object.entries(measured)) json[name] = detail
  await writeFile(new URL('benchmarks.json', docs), `${JSON.stringify(json, null, 2)}\n`)
  await writeFile(new URL('benchmarks.md', docs), text(report))
}

function all<Part extends 'figures' | 'rows' | 'notes'>({ measured }: Report, part: Part) {
  return Object.values(measured).flatMap((one): Measured[Part][number][] => one[part])
}

function text(report: Report): string {
  const { machine, settings, pairs, seconds } = report
  const lines = [
    '# Benchmarks',
    '',
    `Command: \`npm run bench\` (${pairs} alternating pairs of ${seconds} s each, after one warm-up pair).`,
    '`npm run bench -- --only rounds,scale` measures some alone and prints them without writing this page;',
    `the names are ${Object.keys(report.measured).join(', ')}. \`--pairs 3\` takes fewer pairs.`,
    '',
    `Machine: ${list(machine)}.`,
    `Database: ${list(settings)}.`,
    '',
    'A ratio is the median over the pairs, with its quarters in brackets; "CPU" is what an operation',
    'of the peer cost over what ours cost. Contestants take turns in one run, because the machine is',
    'shared and its pace swings.',
    '',
    '| what | measured | reach |',
    '|---|---|---|',
    ...all(report, 'figures').map(({ name, value, reach }) => `| ${name} | ${value} | ${reach} |`),
    '',
    '| contestant | a second (quarters) | CPU microseconds each (quarters) | cores others used |',
    '|---|---|---|---|',
    ...all(report, 'rows').map(line),
    '',
    ...all(report, 'notes'),
    'CPU of rounds counts server and driver; of settle, spin and page the servers alone.',
    '',
  ]
  return lines.join('\n')
}

function list(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
}

function line({ name, perSecond, cpuMicroseconds, foreignCores }: Row): string {
  const cells = [name, quarters(perSecond), quarters(cpuMicroseconds), foreignCores.median]
  return `| ${cells.join(' | ')} |`
}

export function quarters({ median, lowerQuarter, upperQuarter }: Spread, unit = ''): string {
  return `${median}${unit} (${lowerQuarter} to ${upperQuarter})`
}

/** The median ratio with its quarters, and the median CPU ratio beside it. */
export function ratioFigure(name: string, { ratio, cpuRatio }: Comparison, reach: string): Figure {
  const { median, lowerQuarter, upperQuarter } = ratio
  const value = `${median} (${lowerQuarter} to ${upperQuarter}; CPU ${cpuRatio.median})`
  return { name, reach, value }
}

export function oursRow(name: string, comparison: Comparison): Row {
  const { oursPerSecond, oursCpuMicroseconds, foreignCores } = comparison
  return { name, perSecond: oursPerSecond, cpuMicroseconds: oursCpuMicroseconds, foreignCores }
}

export function peerRow(name: string, comparison: Comparison): Row {
  const { peerPerSecond, peerCpuMicroseconds, foreignCores } = comparison
  return { name, perSecond: peerPerSecond, cpuMicroseconds: peerCpuMicroseconds, foreignCores }
}
