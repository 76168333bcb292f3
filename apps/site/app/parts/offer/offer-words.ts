import { type OfferFigure, wordsFor } from '@nordlys/contracts'
import { after, formatCount, formatDate, formatKroner, shareUp, times } from '@nordlys/core'
import { danishOr } from '../../ground/text/danish-lists.ts'
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
    // The average cost of staking the requirement in a game that returns 96 %.
    averageLoss: formatKroner(shareUp(offer.required, 4n, 100n)),
    maximumBet: formatKroner(offer.maximumBet),
    days: String(offer.days),
    // An offer that ends at midnight was good all the day before.
    until: formatDate(after(offer.validUntil, -1)),
  }
}

function listOf(titles: readonly string[]): string {
  return danishOr.format(titles)
}

const named = /\{offer\.([a-zA-Z]+)\}/g

/**
 * Content with the offer's figures in the place of their names, such as `{offer.bonus}`. Undefined for
 * content that tells of the offer while there is none, or names what it has not: it is not shown.
 * [BONUS-01]
 */
export function fillOffer<Value>(value: Value, offer: WelcomeOffer | undefined): Value | undefined {
  if (!namesOffer(value)) return value
  return offer && filledFor(value, 'whole', offerWords(offer))
}

/**
 * Content in the words of one shape of the offer, with these in the place of their names; undefined where it
 * names another.
 */
export function filledFor<Value>(
  value: Value,
  shape: Parameters<typeof wordsFor>[1],
  words: Readonly<Record<string, string>>,
): Value | undefined {
  const filled = filledIn(wordsFor(value, shape) as Value, (text) =>
    text
      .replaceAll(named, (whole, name: string) => words[name] ?? whole)
      // A unit that ends a sentence has one point.
      .replaceAll('kr..', 'kr.'),
  )
  return namesOffer(filled) ? undefined : filled
}

/** Pieces of a text; one that tells of the offer while there is none falls away, and the rest stays. */
export function fillPieces<Piece>(
  pieces: readonly Piece[],
  offer: WelcomeOffer | undefined,
): Piece[] {
  return pieces.flatMap((piece) => fillOffer(piece, offer) ?? [])
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
