import { textsOf } from './fields.ts'

interface Line {
  reference: string
  moment: Date
}

interface Wanted {
  from: number
  to: number
  after: string
  limit: number
}

const linesMax = 1_000

/** The query of a list: `from` and `to` as moments, `after` a page's `next`, `limit` lines. */
export function readWanted(query: unknown): Wanted | undefined {
  const text = textsOf(query)
  const [from, to] = [Date.parse(text('from')), Date.parse(text('to'))]
  const limit = text('limit') === '' ? linesMax : Number(text('limit'))
  const isCount = Number.isSafeInteger(limit) && limit > 0 && limit <= linesMax
  if (Number.isNaN(from) || Number.isNaN(to) || !isCount) return undefined
  return { from, to, after: text('after'), limit }
}

/** One page of the lines that changed in a period, oldest first; lines alike are never parted. */
export function pageOf<L extends Line>(
  lines: readonly L[],
  { from, to, after, limit }: Wanted,
): { lines: L[]; next: string | undefined } {
  const found = lines
    .filter(({ moment }) => moment.getTime() >= from && moment.getTime() < to)
    .filter((line) => placeOf(line) > after)
    .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
  const last = found[limit - 1]
  if (!last) return { lines: found, next: undefined }
  const page = found.filter((line) => placeOf(line) <= placeOf(last))
  return { lines: page, next: page.length < found.length ? placeOf(last) : undefined }
}

function placeOf({ moment, reference }: Line): string {
  return `${moment.toISOString()} ${reference}`
}
