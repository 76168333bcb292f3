import type { CitedRow } from './citations.ts'

/** A part of the requirements, from `docs/requirement-parts.json`. */
export interface Part {
  part: string
  /** Whether every row of it must be cited by now. */
  due: boolean
  /** Rows that no test can cite yet, each with its reason. */
  exempt?: Record<string, string>
}

/** Rows that must be cited and are not. */
export function missingRows(rows: readonly CitedRow[], parts: readonly Part[]): CitedRow[] {
  return rows.filter(({ id, part, files }) => {
    const of = parts.find((one) => one.part === part)
    return of?.due === true && files.length === 0 && of.exempt?.[id] === undefined
  })
}

/** Everything to put right about rows, a sentence each. */
export function problemsOf(
  rows: readonly CitedRow[],
  parts: readonly Part[],
  unknown: readonly string[],
): string[] {
  const ids = rows.map(({ id }) => id)
  const named = new Set(parts.map(({ part }) => part))
  const twice = new Set(ids.filter((id, place) => ids.indexOf(id) !== place))
  return [
    ...missingRows(rows, parts).map(({ id, text }) => `${id} is due and no test cites it: ${text}`),
    ...unknown.map((id) => `${id} is cited and stands in no list`),
    ...[...twice].map((id) => `${id} stands twice`),
    ...rows
      .filter(({ part }) => !named.has(part))
      .map(({ id, part }) => `${id} is of a part that is not listed: ${part}`),
    ...parts.flatMap((part) => idleExemptions(part, rows)),
  ]
}

/** An exemption ends with its reason: when a test cites the row, or the row is gone. */
function idleExemptions({ part, exempt = {} }: Part, rows: readonly CitedRow[]): string[] {
  return Object.keys(exempt).flatMap((id) => {
    const row = rows.find((one) => one.id === id && one.part === part)
    if (!row) return [`${id} is exempt and no row of ${part}`]
    return row.files.length > 0 ? [`${id} is exempt and cited all the same`] : []
  })
}
