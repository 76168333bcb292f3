import {
  type changeLimit,
  depositLimitMaximumOre,
  isBarred,
  type LimitAmount,
  type LimitStanding,
  limitLookBackMs,
  playLimitMaximumOre,
  type RefusalOf,
  type Standing,
} from '@nordlys/contracts'
import { foldTyped, minuteMs, parseKroner } from '@nordlys/core'
import { amountOf, sizeOf } from '../../parts/deposit-limits/limit-amounts.ts'
import { isSameLimit, type LimitId } from './limit-address.ts'

/** A player's wish for a limit: an amount as typed, or none any more. */
export type Wish = { amount: string } | { none: true }

export type ChangeRefusal =
  | Exclude<RefusalOf<typeof changeLimit>, { refusal: 'session-expired' }>
  | { ok: false; refusal: 'unreachable' | 'only-lower' }

/** In a pause, under ROFUS and with a closed account limits are lowered alone. */
export function mayOnlyLower(standing: Standing): boolean {
  return isBarred(standing) && standing !== 'no-deposit-limit'
}

/** The limit as it would become, for the player to confirm. */
export interface ForeseenChange {
  ok: true
  does: 'lower' | 'raise' | 'set' | 'remove' | 'keep'
  from: LimitAmount | undefined
  to: LimitAmount | undefined
  /** Looser waits for a day, and can be taken back until then. [LIM-04] */
  waits: boolean
  /** Whether another change waits that this one puts an end to. */
  endsWaiting: boolean
  /** More is used already than may be from now on. */
  isBelowUsed: boolean
}

export interface AskedChange {
  id: LimitId
  wish: Wish
  limits: readonly LimitStanding[]
  /** Asked by the form of a limit that is near. */
  onlyLowers: boolean
  /** A pause, ROFUS or a closed account. */
  isBarred: boolean
}

/**
 * The effect of a change, or its fault, shown before it is confirmed. It is the platform that
 * decides, once it is. [LIM-03] [LIM-04]
 */
export function foreseeChange(asked: AskedChange): ForeseenChange | ChangeRefusal {
  const { id, wish, limits, onlyLowers, isBarred } = asked
  const read = readWish(id, wish)
  if ('refusal' in read) return read
  const standing = limits.find((each) => isSameLimit(id, each))
  const { to } = read
  const from = standing?.limit
  const does = whatItDoes(from, to)
  const isWaiting = standing?.waiting !== undefined
  if (does === 'keep' && !isWaiting) return refused('same-as-now')
  const waits = does === 'raise' || does === 'remove'
  if (waits && onlyLowers) return refused('only-lower')
  if (does === 'remove' && isLastDepositLimit(id, limits)) return refused('last-deposit-limit')
  if (waits && isBarred) return refused('raise-while-barred')
  const isBelowUsed =
    to !== undefined && standing !== undefined && sizeOf(standing.used) >= sizeOf(to)
  return {
    ok: true,
    does,
    from,
    to,
    waits,
    endsWaiting: isWaiting,
    isBelowUsed: isBelowUsed && !waits,
  }
}

/** Everybody keeps one limit of deposits; one whose removal waits does not count. [REG-04] */
export function isLastDepositLimit(id: LimitId, limits: readonly LimitStanding[]): boolean {
  if (id.kind !== 'deposit') return false
  return !limits.some(
    ({ kind, period, limit, waiting }) =>
      kind === 'deposit' &&
      period !== id.period &&
      limit !== undefined &&
      (waiting === undefined || waiting.to !== undefined),
  )
}

type PlainRefusal = Exclude<ChangeRefusal['refusal'], 'amount-too-large'>

function refused(refusal: PlainRefusal): ChangeRefusal {
  return { ok: false, refusal }
}

function readWish(id: LimitId, wish: Wish): { to: LimitAmount | undefined } | ChangeRefusal {
  if ('none' in wish) return { to: undefined }
  if (foldTyped(wish.amount) === '') return refused('amount-required')
  const size = id.kind === 'time' ? parseMinutes(wish.amount) : parseKroner(wish.amount)
  if (size === undefined) return refused('amount-invalid')
  const most = mostOf(id)
  if (size > most) return { ok: false, refusal: 'amount-too-large', most: amountOf(id.kind, most) }
  return { to: amountOf(id.kind, size) }
}

const minutesShape = /^\d{1,9}$/

function parseMinutes(text: string): bigint | undefined {
  const digits = foldTyped(text).replaceAll('.', '')
  return minutesShape.test(digits) ? BigInt(digits) : undefined
}

function mostOf({ kind, period }: LimitId): bigint {
  if (kind === 'time') return BigInt(limitLookBackMs[period] / minuteMs)
  return kind === 'deposit' ? depositLimitMaximumOre : playLimitMaximumOre
}

function whatItDoes(
  from: LimitAmount | undefined,
  to: LimitAmount | undefined,
): ForeseenChange['does'] {
  if (!to) return from ? 'remove' : 'keep'
  if (!from) return 'set'
  if (sizeOf(to) === sizeOf(from)) return 'keep'
  return sizeOf(to) < sizeOf(from) ? 'lower' : 'raise'
}
