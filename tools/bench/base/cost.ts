import { alternate, type Spread } from './pairs.ts'
import { type Measured, oursRow, peerRow } from './report.ts'

interface Cost {
  name: string
  reach: string
  /** What each of the two is called in the table of contestants. */
  rows: { ours: string; peer: string }
  pairs: number
  contestants: Parameters<typeof alternate>[1]
  say(line: string): void
}

/** A comparison's ratio is the peer's CPU over ours; here it is told the other way round: what ours costs. */
export function costText(
  { median, lowerQuarter, upperQuarter }: Spread,
  { digits, unit = '' }: { digits: number; unit?: string },
): string {
  const told = (ratio: number) => (1 / ratio).toFixed(digits)
  return `${told(median)}${unit} (${told(upperQuarter)} to ${told(lowerQuarter)})`
}

/** What ours costs a round beside the peer, as the only figure of a measurement. */
export async function measureCost(cost: Cost): Promise<Measured> {
  const { name, reach, rows, pairs, contestants, say } = cost
  const rounds = await alternate(pairs, contestants, say)
  return {
    figures: [{ name, value: costText(rounds.cpuRatio, { digits: 3 }), reach }],
    rows: [oursRow(rows.ours, rounds), peerRow(rows.peer, rounds)],
    notes: [],
    detail: rounds,
  }
}
