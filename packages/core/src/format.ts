import { type Ore, ore } from './money.ts'
import { foldTyped } from './typed.ts'

export const timeZone = 'Europe/Copenhagen'
const noBreakSpace = '\u00a0'
const minus = '\u2212'

/** `1.234,50 kr.`, `100 kr.` (",00" dropped), `−25,60 kr.`; joined by a no-break space. [CONTENT-07] */
export function formatKroner(amount: Ore): string {
  return `${formatAmount(amount)}${noBreakSpace}kr.`
}

/** As `formatKroner` without the unit. Every amount that a person reads is made here. */
export function formatAmount(amount: Ore): string {
  const size = amount < 0n ? -amount : amount
  const kroner = (size / 100n).toString().replace(/\B(?=(\d{3})+$)/g, '.')
  const rest = size % 100n
  const decimals = rest === 0n ? '' : `,${rest.toString().padStart(2, '0')}`
  return `${amount < 0n ? minus : ''}${kroner}${decimals}`
}

/** Groups of three by dots, or by spaces, the first of them no zero: `0.100` may be ten øre. */
const grouped = String.raw`[1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+)`
/** Øre, or the stroke that stands for none: `100,-`. */
const rest = String.raw`(?:,(\d{1,2})|[,.](?:-{1,2}|[–—]))?`
const amountShape = new RegExp(
  `^(?:kr\\.? ?|DKK ?)?(${grouped}|\\d{1,9})${rest}(?: ?kr\\.?| ?DKK)?$`,
  'i',
)

/**
 * Reads what a player typed as kroner: `1.234,50`, `1 234,5`, `1.000,-`, `kr. 100`. A single dot followed
 * by exactly three digits is a thousands mark. What may mean two amounts is none, and nor is anything
 * else, signs and exponents too: undefined.
 */
export function parseKroner(text: string): Ore | undefined {
  // Longer texts are no amount; without this bound the pattern would backtrack for long.
  if (text.length > 60) return undefined
  const match = amountShape.exec(foldTyped(text))
  if (!match) return undefined
  const whole = BigInt((match[1] ?? '').replaceAll(/[. ]/g, ''))
  return ore(whole * 100n + BigInt((match[2] ?? '').padEnd(2, '0')))
}

function formatter(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  const format = new Intl.DateTimeFormat('da-DK', { timeZone, ...options })
  return (at) => format.format(at)
}

/** `21. november 2026` */
export const formatDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
/** `21. nov.` */
export const formatShortDate = formatter({ day: 'numeric', month: 'short' })
const hourAndMinute = formatter({ hour: '2-digit', minute: '2-digit' })
const withSeconds = formatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** `20.14`; `02.30 sommertid` and `02.30 vintertid` in the hour that autumn has twice. [FLT-32] */
export function formatTime(at: Date): string {
  return `${hourAndMinute(at)}${whichHour(at)}`
}

/** `20.14.32`, with the hour that comes twice marked as `formatTime` does. */
export function formatClock(at: Date): string {
  return `${withSeconds(at)}${whichHour(at)}`
}

/**
 * `sommertid` or `vintertid` after a space in the hour that autumn has twice, else nothing. Clocks are
 * set back on the last Sunday of October, at one o'clock UTC.
 */
export function whichHour(at: Date): string {
  const mayBeDoubled = at.getUTCMonth() === 9 && at.getUTCDate() >= 25 && at.getUTCHours() < 2
  if (!mayBeDoubled) return ''
  const isSameAfter = (hours: number) =>
    hourAndMinute(new Date(at.getTime() + hours * 3_600_000)) === hourAndMinute(at)
  if (isSameAfter(1)) return `${noBreakSpace}sommertid`
  return isSameAfter(-1) ? `${noBreakSpace}vintertid` : ''
}

/** `21. november 2026 kl. 20.14` */
export function formatMoment(at: Date): string {
  return `${formatDate(at)} kl. ${formatTime(at)}`
}

/** `00.42.17`, for a length of time. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => part.toString().padStart(2, '0')).join('.')
}

/** `96,2 %` from a share such as 0.962, rounded to `decimals`. */
export function formatPercent(share: number, decimals = 1): string {
  return `${rounding(decimals).format(share * 100)}${noBreakSpace}%`
}

/** `12.500`, for what is counted. */
export function formatCount(count: number | bigint): string {
  return rounding(0).format(count)
}

/**
 * Formatters are cached: making one costs more than a hundred uses of it, and a list of games has a
 * percentage a tile.
 */
const roundings = new Map<number, Intl.NumberFormat>()

function rounding(decimals: number): Intl.NumberFormat {
  const made = roundings.get(decimals)
  if (made) return made
  const format = new Intl.NumberFormat('da-DK', { maximumFractionDigits: decimals })
  roundings.set(decimals, format)
  return format
}
