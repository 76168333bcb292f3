import { type Nearness, nearnesses } from '../../parts/deposit-limits/nearness.ts'
import type { SessionTold } from './session-told.ts'

type Limit = SessionTold['limits'][number]

/** What the player of this page has been told of their limits of play. */
export interface Noticed {
  /** How near each limit was when it was told last, by its title. */
  known: Readonly<Record<string, Nearness>>
  /** What is told now. */
  shown: Limit | undefined
}

export const nothingNoticed: Noticed = { known: {}, shown: undefined }

/**
 * A limit of play is told of when nine tenths of it are used, and once more when all of it is; of several
 * the nearest. One that has room again is told of anew the next time. Deposits are told where one deposits.
 * [LIM-01]
 */
export function noticeLimits({ known, shown }: Noticed, limits: readonly Limit[]): Noticed {
  const near = limits.filter(({ kind, nearness }) => kind !== 'deposit' && isTold(nearness))
  const [nearest] = near
    .filter(({ title, nearness }) => rank(nearness) > rank(known[title] ?? 'within'))
    .toSorted((one, other) => rank(other.nearness) - rank(one.nearness))
  return {
    known: Object.fromEntries(near.map(({ title, nearness }) => [title, nearness])),
    shown: nearest ?? shown,
  }
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
