import { type Nearness, nearnesses } from '../../parts/deposit-limits/nearness.ts'
import type { SessionTold } from './session-told.ts'

type Limit = SessionTold['limits'][number]

/** The notices of limits of play that the player of this page has had. */
export interface Noticed {
  /** The nearness of each limit at its last notice, by its title. */
  known: Readonly<Record<string, Nearness>>
  /** The limit whose notice is on show now. */
  shown: Limit | undefined
}

export const nothingNoticed: Noticed = { known: {}, shown: undefined }

/**
 * A limit of play is reported when nine tenths of it are used, and once more when all of it is; of
 * several the nearest first, and the others the next time. One that has room again is reported
 * again. A reached limit stays until it is put away or another is reached. Deposits are reported
 * where one deposits. [LIM-01]
 */
export function noticeLimits({ known, shown }: Noticed, limits: readonly Limit[]): Noticed {
  const near = limits.filter(({ kind, nearness }) => kind !== 'deposit' && isTold(nearness))
  const isNews = ({ title, nearness }: Limit) =>
    rank(nearness) > rank(known[title] ?? 'within') && rank(nearness) >= leastRank
  const leastRank = shown?.nearness === 'reached' ? rank('reached') : 0
  const [told] = near
    .filter(isNews)
    .toSorted((one, other) => rank(other.nearness) - rank(one.nearness))
  // A notice not shown now is shown the next time: nothing more is known of it than before.
  const stillKnown = near.flatMap(({ title, nearness }) => {
    const before = known[title]
    return before ? [[title, nearer(before, nearness) ? nearness : before] as const] : []
  })
  return {
    known: { ...Object.fromEntries(stillKnown), ...(told && { [told.title]: told.nearness }) },
    shown: told ?? shown,
  }
}

/** Whether the one is nearer than the other. */
function nearer(one: Nearness, other: Nearness): boolean {
  return rank(one) > rank(other)
}

export function putAway({ known }: Noticed): Noticed {
  return { known, shown: undefined }
}

function isTold(nearness: Nearness): boolean {
  return rank(nearness) >= rank('close')
}

function rank(nearness: Nearness): number {
  return nearnesses.indexOf(nearness)
}
