import type { CatalogueGame, OfferPart, WelcomeOffer as StatedOffer } from '@nordlys/contracts'
import type { Ore } from '@nordlys/core'

/** The facts of a game that an offer is for. */
export type TitledGame = Pick<CatalogueGame, 'gameId' | 'title'>

/**
 * A welcome offer of any shape: what each deposit that sets something off gives and asks, in the order of
 * the deposits. [BONUS-01]
 */
export interface OfferInSteps {
  steps: readonly [OfferStepTold, ...OfferStepTold[]]
  /** The games its spins are for, of all deposits. */
  spinGameIds: readonly string[]
  isOncePerPerson: boolean
  minimumAgeYears: number
}

/** One deposit's gift and conditions. */
export interface OfferStepTold {
  /** Which of the deposits it is, counted from 1. */
  number: number
  deposit: Ore
  gives: readonly GivenPart[]
  /** The games its spins are for, by their titles. */
  spinGames: readonly string[]
  /** The only games the bonus is for, by their titles; undefined: all of them. */
  countingGames: readonly string[] | undefined
  /** Without it, bonus money is cash at once. */
  wagering: { factor: number; isOfDepositToo: boolean } | undefined
  /** The least deposit that gives all there is. */
  example: { deposit: Ore; bonus: Ore; required: Ore }
  maximumBet: Ore
  days: number
  validUntil: Date
}

/** A part without the ids of its games, which are named by their titles. */
export type GivenPart =
  | Exclude<OfferPart, { kind: 'spins' }>
  | Omit<Extract<OfferPart, { kind: 'spins' }>, 'gameIds'>

/**
 * All that is offered, deposit by deposit. Undefined where there are no words for it: two offers of one
 * deposit, of which only one is given, or spins of which no game is there.
 */
export function offerInStepsOf(
  offers: readonly StatedOffer[],
  games: readonly TitledGame[],
  minimumAgeYears: number,
): OfferInSteps | undefined {
  const [first, ...others] = offers.flatMap((offer) => stepOf(offer, games) ?? [])
  if (!first) return undefined
  const steps = [first, ...others] as const
  const isWhole = steps.length === offers.length
  const isOneEach = new Set(steps.map(({ number }) => number)).size === steps.length
  const isPlayable = steps.every(({ gives, spinGames }) => !hasSpins(gives) || spinGames.length > 0)
  if (!isWhole || !isOneEach || !isPlayable) return undefined
  return inSteps(offers, steps, { games, minimumAgeYears })
}

/** The steps of a promise, which have their figures though no game of it is known. */
export function promisedStepsOf(
  offers: readonly StatedOffer[],
  games: readonly TitledGame[],
  minimumAgeYears: number,
): OfferInSteps | undefined {
  const [first, ...others] = offers.flatMap((offer) => stepOf(offer, games) ?? [])
  if (!first || others.length + 1 < offers.length) return undefined
  return inSteps(offers, [first, ...others], { games, minimumAgeYears })
}

export function hasSpins(gives: readonly GivenPart[]): boolean {
  return gives.some(({ kind }) => kind === 'spins')
}

function inSteps(
  offers: readonly StatedOffer[],
  steps: OfferInSteps['steps'],
  { games, minimumAgeYears }: { games: readonly TitledGame[]; minimumAgeYears: number },
): OfferInSteps {
  return {
    steps,
    spinGameIds: offers.flatMap((offer) => gamesOf(offer, games).map(({ gameId }) => gameId)),
    isOncePerPerson: offers.every(({ terms }) => terms.isOncePerPerson),
    minimumAgeYears,
  }
}

function stepOf(offer: StatedOffer, games: readonly TitledGame[]): OfferStepTold | undefined {
  const { terms, example } = offer
  const { trigger, parts, wagering } = terms
  if (trigger.kind !== 'deposit') return undefined
  return {
    number: trigger.number,
    deposit: terms.leastDepositOre,
    gives: parts.map(told),
    spinGames: gamesOf(offer, games).map(({ title }) => title),
    countingGames: terms.countingGameIds && titlesOf(terms.countingGameIds, games),
    wagering: wagering && {
      factor: wagering.factor,
      isOfDepositToo: wagering.base === 'deposit-and-bonus',
    },
    example: {
      deposit: example.depositOre,
      bonus: example.bonusOre,
      required: example.requiredOre,
    },
    maximumBet: terms.stakeMaxOre,
    days: terms.days,
    validUntil: terms.validUntil,
  }
}

function told(part: OfferPart): GivenPart {
  if (part.kind !== 'spins') return part
  const { gameIds: _, ...spins } = part
  return spins
}

/** The games of its spins that are in the catalogue. */
function gamesOf({ terms }: StatedOffer, games: readonly TitledGame[]): TitledGame[] {
  const ids = terms.parts.flatMap((part) => (part.kind === 'spins' ? part.gameIds : []))
  return ids.flatMap((id) => games.filter(({ gameId }) => gameId === id))
}

/** A game that the catalogue does not tell of is named by its id: a term leaves none out. */
function titlesOf(ids: readonly string[], games: readonly TitledGame[]): readonly string[] {
  return ids.map((id) => games.find(({ gameId }) => gameId === id)?.title ?? id)
}
