import {
  depositLimitMaximumOre,
  type LimitAmount,
  type LimitKind,
  type LimitPeriod,
  limitLookBackMs,
  playLimitMaximumOre,
} from '@nordlys/contracts'
import { foldTyped, minuteMs, ore, parseKroner } from '@nordlys/core'

/** How much a limit is, as a bare number to compare: øre, and minutes of a limit of time. */
export type LimitSize = bigint

export function amountOf(kind: LimitKind, size: LimitSize): LimitAmount {
  return kind === 'time' ? { minutes: Number(size) } : { ore: ore(size) }
}

/** The columns of a row that keep a size; undefined is kept as neither: there is no limit. */
export function columnsOf(kind: LimitKind, size: LimitSize | undefined) {
  if (size === undefined) return { amount_ore: null, minutes: null }
  return kind === 'time'
    ? { amount_ore: null, minutes: Number(size) }
    : { amount_ore: size, minutes: null }
}

export function sizeOfRow(row: {
  amount_ore: bigint | null
  minutes: number | null
}): LimitSize | undefined {
  if (row.minutes !== null) return BigInt(row.minutes)
  return row.amount_ore ?? undefined
}

/** The largest that may be set; of time it is the whole period, which stops nothing. */
function largestOf(kind: LimitKind, period: LimitPeriod): LimitSize {
  if (kind === 'time') return BigInt(limitLookBackMs[period] / minuteMs)
  return kind === 'deposit' ? depositLimitMaximumOre : playLimitMaximumOre
}

type TypedAmount =
  | { ok: true; size: LimitSize }
  | { ok: false; refusal: 'amount-required' | 'amount-invalid' }
  | { ok: false; refusal: 'amount-too-large'; most: LimitAmount }

/** Reads what a player typed: kroner with or without øre, or whole minutes. [VAL-08] */
export function readAmount(typed: string, kind: LimitKind, period: LimitPeriod): TypedAmount {
  if (foldTyped(typed) === '') return { ok: false, refusal: 'amount-required' }
  const size = kind === 'time' ? readMinutes(typed) : parseKroner(typed)
  if (size === undefined) return { ok: false, refusal: 'amount-invalid' }
  const most = largestOf(kind, period)
  if (size > most) return { ok: false, refusal: 'amount-too-large', most: amountOf(kind, most) }
  return { ok: true, size }
}

const minutesShape = /^\d{1,9}$/

function readMinutes(typed: string): LimitSize | undefined {
  const text = foldTyped(typed).replaceAll('.', '')
  return minutesShape.test(text) ? BigInt(text) : undefined
}
