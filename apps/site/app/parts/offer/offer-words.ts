import type { OfferFigure } from '@nordlys/contracts'
import { after, formatCount, formatDate, formatKroner, times } from '@nordlys/core'
import type { WelcomeOffer } from './welcome-offer.ts'

/** The offer's figures as texts name them. */
export function offerWords(offer: WelcomeOffer): Record<OfferFigure, string> {
  return {
    age: String(offer.minimumAgeYears),
    deposit: formatKroner(offer.deposit),
    bonus: formatKroner(offer.bonus),
    spins: formatCount(offer.spins),
    spinValue: formatKroner(offer.spinValue),
    spinsWorth: formatKroner(times(offer.spinValue, offer.spins)),
    games: listOf(offer.spinGames),
    wagering: String(offer.wageringTimes),
    required: formatKroner(offer.required),
    maximumBet: formatKroner(offer.maximumBet),
    days: String(offer.days),
    // What ends at midnight was good all the day before.
    until: formatDate(after(offer.validUntil, -1)),
  }
}

const danishList = new Intl.ListFormat('da', { type: 'disjunction' })

function listOf(titles: readonly string[]): string {
  return danishList.format(titles)
}

const named = /\{offer\.([a-zA-Z]+)\}/g

/**
 * Content with the offer's figures in the place of their names, such as `{offer.bonus}`. Undefined for
 * content that tells of the offer while there is none, or names what it has not: it is not shown.
 * [BONUS-01]
 */
export function fillOffer<Value>(value: Value, offer: WelcomeOffer | undefined): Value | undefined {
  if (!namesOffer(value)) return value
  if (!offer) return undefined
  const words: Readonly<Record<string, string>> = offerWords(offer)
  const filled = filledIn(value, (text) =>
    text
      .replaceAll(named, (whole, name: string) => words[name] ?? whole)
      // A unit that ends a sentence has one point.
      .replaceAll('kr..', 'kr.'),
  )
  return namesOffer(filled) ? undefined : filled
}

/** Whether content tells of the welcome offer. */
export function namesOffer(value: unknown): boolean {
  return /\{offer\./.test(JSON.stringify(value) ?? '')
}

function filledIn<Value>(value: Value, fill: (text: string) => string): Value
function filledIn(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((each) => filledIn(each, fill))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, filledIn(each, fill)]),
  )
}
