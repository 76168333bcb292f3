import type { LimitKind } from '@nordlys/contracts'
import type { LimitSize } from './limit-amount.ts'

/** A requested change of one limit, with the sizes in force under the lock. Undefined: no limit. */
export interface AskedChange {
  kind: LimitKind
  now: LimitSize | undefined
  to: LimitSize | undefined
  /** Whether an increase or a removal of this limit waits already. */
  isWaiting: boolean
  /** Whether a deposit limit of another period stays, whatever waits there. */
  hasOtherDepositLimit: boolean
  /** A pause, ROFUS or a closed account: play may be made stricter alone. */
  isBarred: boolean
}

export type ChangeJudgement =
  /** The waiting change is taken back, and nothing else changes. */
  | { ok: true; does: 'take-back' }
  /** At once; what waits is taken back. [LIM-03] */
  | { ok: true; does: 'hold-at-once' }
  /** After a day; the waiting change is replaced, and the day begins again. [LIM-04] */
  | { ok: true; does: 'wait' }
  | { ok: false; refusal: 'same-as-now' | 'last-deposit-limit' | 'raise-while-barred' }

/** Stricter at once, looser after a wait: no limit at all is the loosest. */
export function judgeChange(asked: AskedChange): ChangeJudgement {
  const { kind, now, to } = asked
  if (to === now) {
    return asked.isWaiting ? { ok: true, does: 'take-back' } : { ok: false, refusal: 'same-as-now' }
  }
  if (to !== undefined && (now === undefined || to < now)) return { ok: true, does: 'hold-at-once' }
  if (kind === 'deposit' && to === undefined && !asked.hasOtherDepositLimit) {
    return { ok: false, refusal: 'last-deposit-limit' }
  }
  if (asked.isBarred) return { ok: false, refusal: 'raise-while-barred' }
  return { ok: true, does: 'wait' }
}
