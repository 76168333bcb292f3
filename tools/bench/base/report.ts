import { writeFile } from 'node:fs/promises'
import type { Comparison, Spread } from './pairs.ts'

export interface Figure {
  name: string
  value: string
  reach: string
}

/** Figures as the table has them, `name | value | reach`; one goes on in a line that begins with `|`. */
export function figuresOf(
  parts: TemplateStringsArray,
  ...values: (string | number | undefined)[]
): Figure[] {
  const rows = String.raw({ raw: parts }, ...values)
    .trim()
    .split(/\n(?!\s*\|)/)
  return rows.map((row) => {
    const [name = '', value = '', reach = ''] = row.split('|').map((cell) => cell.trim())
    return { name, value, reach }
  })
}

/** One line of what lies behind the figures. */
interface Row {
  name: string
  perSecond: Spread
  cpuMicroseconds: Spread
  foreignCores: Spread
}

/** What one contestant gave. */
export interface Measured {
  figures: Figure[]
  rows?: Row[]
  /** Sentences for people. */
  notes?: string[]
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

/** All figures, and what lies behind them, as lines for `docs/benchmarks.md`. */
export function reportLines({ machine, settings, pairs, seconds, measured }: Report): string[] {
  const all = Object.values(measured)
  const rows = all.flatMap((one) => one.rows ?? [])
  return [
    `Machine: ${list(machine)}. Database: ${list(settings)}. ${pairs} pairs of ${seconds} s.`,
    ...all.flatMap(({ figures }) =>
      figures.map(({ name, value, reach }) => `| ${name} | ${value} | ${reach} |`),
    ),
    ...rows.map(({ name, perSecond, cpuMicroseconds, foreignCores }) => {
      const cells = [name, quarters(perSecond), quarters(cpuMicroseconds), foreignCores.median]
      return `| ${cells.join(' | ')} |`
    }),
    ...all.flatMap(({ notes = [] }) => notes),
  ]
}

/** Every pair of a whole run. */
export async function writeDetails({ measured, ...run }: Report): Promise<void> {
  const figures = Object.values(measured).flatMap((one) => one.figures)
  const details = Object.entries(measured).map(([name, { detail }]) => [name, detail])
  const json = { ...run, figures, ...Object.fromEntries(details) }
  const file = new URL('../../../docs/benchmarks.json', import.meta.url)
  await writeFile(file, `${JSON.stringify(json, null, 2)}\n`)
}

function list(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
}

export function quarters({ median, lowerQuarter, upperQuarter }: Spread, unit = ''): string {
  return `${median}${unit} (${lowerQuarter} to ${upperQuarter})`
}

/** The median ratio with its quarters, and the median CPU ratio beside it. */
export function ratioText({ ratio, cpuRatio }: Comparison): string {
  return `${ratio.median} (${ratio.lowerQuarter} to ${ratio.upperQuarter}; CPU ${cpuRatio.median})`
}

/** A comparison's CPU ratio is the peer's over ours; here it is turned round: the cost of ours. */
export function costText(
  { median, lowerQuarter, upperQuarter }: Spread,
  { digits, unit = '' }: { digits: number; unit?: string },
): string {
  const told = (ratio: number) => (1 / ratio).toFixed(digits)
  return `${told(median)}${unit} (${told(upperQuarter)} to ${told(lowerQuarter)})`
}

/** What ours gave, and below it what the peer did, where that is one of ours, too. */
export function rowsOf(comparison: Comparison, ours: string, peer?: string): Row[] {
  const rowOf = (name: string, side: 'ours' | 'peer'): Row => ({
    name,
    perSecond: comparison[`${side}PerSecond`],
    cpuMicroseconds: comparison[`${side}CpuMicroseconds`],
    foreignCores: comparison.foreignCores,
  })
  return [rowOf(ours, 'ours'), ...(peer === undefined ? [] : [rowOf(peer, 'peer')])]
}
