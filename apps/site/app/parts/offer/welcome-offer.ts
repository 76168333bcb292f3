import {
  type CatalogueGame,
  readWelcomeOffer,
  type WelcomeOffer as StatedOffer,
} from '@nordlys/contracts'
import type { Ore } from '@nordlys/core'
import { minimumAgeOf } from '../../ground/configuration/minimum-age.ts'
import { callPlatform, type RequestScope } from '../../ground/scope/request-scope.ts'

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
  /** What must be staked in all. */
  required: Ore
  maximumBet: Ore
  days: number
  validUntil: Date
  minimumAgeYears: number
}

/**
 * The offer on show; undefined while there is none. One whose terms cannot be told whole, because a neighbour
 * does not answer, is not shown: a part of them would promise too much.
 */
export async function loadWelcomeOffer(scope: RequestScope): Promise<WelcomeOffer | undefined> {
  try {
    const told = await callPlatform(scope, readWelcomeOffer, {})
    const offers = told.ok ? told.offers : []
    return shownOf(offers, await scope.games.catalogue(), minimumAgeOf(scope.content))
  } catch (error) {
    scope.noteFailure(error)
    return undefined
  }
}

/**
 * What pages show of all that is offered; undefined where they have no words for it, or none of its games is
 * there.
 */
export function shownOf(
  [offer, ...others]: readonly StatedOffer[],
  games: readonly CatalogueGame[],
  minimumAgeYears: number,
): WelcomeOffer | undefined {
  // The pages have words for an offer in one part.
  if (!offer || others.length > 0) return undefined
  const shown = welcomeOfferOf(offer, games, minimumAgeYears)
  return shown && shown.spinGames.length > 0 ? shown : undefined
}

/**
 * The figures of an offer of a fixed bonus and spins, which is what there are words for; else undefined. Of
 * its games those that are in the catalogue.
 */
export function welcomeOfferOf(
  { terms, example }: StatedOffer,
  games: readonly CatalogueGame[],
  minimumAgeYears: number,
): WelcomeOffer | undefined {
  const { parts, wagering } = terms
  const spins = parts.find((part) => part.kind === 'spins')
  const isWorded = parts.length === 2 && parts.some((part) => part.kind === 'fixed')
  if (!isWorded || !spins || wagering?.base !== 'bonus') return undefined
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
