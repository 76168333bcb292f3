import { readWelcomeOffer, type WelcomeOffer as StatedOffer } from '@nordlys/contracts'
import type { Ore } from '@nordlys/core'
import { minimumAgeOf } from '../../ground/configuration/minimum-age.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { callPlatform, type RequestScope } from '../../ground/scope/request-scope.ts'
import { type OfferInSteps, offerInStepsOf, type TitledGame } from './offer-in-steps.ts'

/** The welcome offer's figures, as the platform has them. [BONUS-01] */
export interface WelcomeOffer {
  deposit: Ore
  bonus: Ore
  spins: number
  spinValue: Ore
  /** The games the spins are for, by their titles. */
  spinGames: readonly string[]
  spinGameIds: readonly string[]
  wageringTimes: number
  /** The amount to stake in all. */
  required: Ore
  maximumBet: Ore
  days: number
  validUntil: Date
  minimumAgeYears: number
}

/** The offer: a fixed bonus and spins for a first deposit have words of their own. */
export type ShownOffer = WelcomeOffer | OfferInSteps

export function isInSteps(offer: ShownOffer): offer is OfferInSteps {
  return 'steps' in offer
}

/** The offer as content names its figures; undefined where it has them not. */
export async function loadWelcomeOffer(scope: RequestScope): Promise<WelcomeOffer | undefined> {
  const offer = await loadShownOffer(scope)
  return offer && !isInSteps(offer) ? offer : undefined
}

/**
 * The offer on show; undefined while there is none. One whose terms are not complete, because a
 * neighbour does not answer, is not shown: a part of them would promise too much.
 */
export function loadShownOffer(scope: RequestScope): Promise<ShownOffer | undefined> {
  return orElse(scope, undefined, async () => {
    const told = await callPlatform(scope, readWelcomeOffer, {})
    const offers = told.ok ? told.offers : []
    const [games, age] = [await scope.games.catalogue(), minimumAgeOf(scope.content)]
    return tellWhole(offers, games, age)
  })
}

/** The whole offer, in the words that fit its shape; undefined where its terms are incomplete. */
export function tellWhole(
  offers: readonly StatedOffer[],
  games: readonly TitledGame[],
  minimumAgeYears: number,
): ShownOffer | undefined {
  return shownOf(offers, games, minimumAgeYears) ?? offerInStepsOf(offers, games, minimumAgeYears)
}

/**
 * The one offer there is, where it is a fixed bonus and spins for a first deposit; undefined for another, or
 * when none of its games is there.
 */
export function shownOf(
  [offer, ...others]: readonly StatedOffer[],
  games: readonly TitledGame[],
  minimumAgeYears: number,
): WelcomeOffer | undefined {
  if (!offer || others.length > 0) return undefined
  const shown = welcomeOfferOf(offer, games, minimumAgeYears)
  return shown && shown.spinGames.length > 0 ? shown : undefined
}

/**
 * The figures of an offer of a fixed bonus and spins for a first deposit, once a person; else undefined. Of
 * its games those that are in the catalogue.
 */
export function welcomeOfferOf(
  { terms, example }: StatedOffer,
  games: readonly TitledGame[],
  minimumAgeYears: number,
): WelcomeOffer | undefined {
  const { trigger, parts, wagering } = terms
  const spins = parts.find((part) => part.kind === 'spins')
  const isWorded = parts.length === 2 && parts.some((part) => part.kind === 'fixed')
  const isOfAll = terms.isOncePerPerson && !terms.countingGameIds
  if (!isWorded || !isOfAll || !spins || wagering?.base !== 'bonus') return undefined
  if (trigger.kind !== 'deposit' || trigger.number !== 1) return undefined
  const offered = spins.gameIds.flatMap((id) => games.filter(({ gameId }) => gameId === id))
  return {
    deposit: terms.leastDepositOre,
    bonus: example.bonusOre,
    spins: spins.count,
    spinValue: spins.valueOre,
    spinGames: offered.map(({ title }) => title),
    spinGameIds: offered.map(({ gameId }) => gameId),
    wageringTimes: wagering.factor,
    required: example.requiredOre,
    maximumBet: terms.stakeMaxOre,
    days: terms.days,
    validUntil: terms.validUntil,
    minimumAgeYears,
  }
}
