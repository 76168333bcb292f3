import { formatCount, formatDate, formatKroner, printable } from '@nordlys/core'
import {
  type Figure,
  type Judgement,
  mayPublish,
  type SignOff,
  type Verdict,
} from '../../apps/platform/src/offer-rules/index.ts'

const marks = {
  kept: 'kept',
  broken: 'BROKEN',
  unknown: 'UNKNOWN',
  'not-for-a-machine': 'for a person',
} as const

/**
 * The verdicts as a table in plain English, and whether the offer may be published by them. What a
 * campaign or a sign-off says commands no terminal. [FLT-71]
 */
export function linesOf(judgement: Judgement, signOff?: SignOff): string[] {
  const rows = judgement.verdicts.map((verdict) => [
    verdict.rule,
    marks[verdict.verdict],
    verdict.sentence,
    whyOf(verdict),
  ])
  return [...columns(rows), '', publishingLine(judgement, signOff)].map((line) => printable(line))
}

function whyOf({ figures, reason }: Verdict): string {
  const told = figures.map((figure) => `${figure.what} ${amountOf(figure)}`)
  return [...told, ...(reason ? [reason] : [])].join(', ')
}

function amountOf(figure: Figure): string {
  if ('ore' in figure) return formatKroner(figure.ore).replace('\u00a0', ' ')
  return 'count' in figure ? formatCount(figure.count) : figure.text
}

function publishingLine(judgement: Judgement, signOff?: SignOff): string {
  const may = mayPublish(judgement, signOff)
  if (!may.ok) return `May not be published without a sign-off: ${may.rules.join(', ')}.`
  const without = mayPublish(judgement)
  if (without.ok) return 'May be published.'
  const { who = '', at = judgement.at, words = '' } = signOff ?? {}
  const rules = without.rules.join(', ')
  return `Published in spite of ${rules}, signed off by ${who}, ${formatDate(at)}: ${words}`
}

/** Each column as wide as its widest cell; the last one runs on. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(column === row.length - 1 ? 0 : (widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
