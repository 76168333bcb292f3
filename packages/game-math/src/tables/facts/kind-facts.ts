import { ore, required } from '@nordlys/core'
import { type Fraction, fraction, show, toNumber } from '../../prove/fraction.ts'
import { type BlackjackFigures, figuresOf } from '../blackjack/figures.ts'
import type { BlackjackRules } from '../blackjack/rules.ts'
import { holdemFigures } from '../holdem/figures.ts'
import { maxPayout as holdemMaxPayout } from '../holdem/machine.ts'
import { holdemRules } from '../holdem/rules.ts'
import { puntoBancoFigures } from '../punto-banco/figures.ts'
import { maxPayout as puntoBancoMaxPayout } from '../punto-banco/payouts.ts'
import { puntoBancoRules } from '../punto-banco/rules.ts'
import { returnByFormula, spotFigures } from '../roulette/exact.ts'
import { maxPayout as rouletteMaxPayout } from '../roulette/exposure.ts'
import type { RouletteRules } from '../roulette/rules.ts'
import { findSpot } from '../roulette/spots.ts'
import { sharedFigures } from '../shared-blackjack/figures.ts'
import { maxPayout as sharedMaxPayout } from '../shared-blackjack/machine.ts'
import type { SharedBlackjackRules } from '../shared-blackjack/rules.ts'
import { anteFigures } from '../three-card/figures.ts'
import { maxPayout as threeCardMaxPayout } from '../three-card/machine.ts'
import { threeCardRules } from '../three-card/rules.ts'
import type { VideoPokerRules } from '../video-poker/rules.ts'
import type { Facts, TableFacts } from './facts.ts'

export function blackjackFacts(id: string, titleDa: string, rules: BlackjackRules): TableFacts {
  const { hand, pair, trio } = rules
  const figures = figuresOf(rules)
  // Two hands of a split, both doubled and both won, and the dearest of each side bet.
  const handsOre = 2 * 2 * 2 * hand.maxOre
  const sidesOre = (1 + pair.perfect) * pair.maxOre + (1 + trio.pays) * trio.maxOre
  return {
    id,
    titleDa,
    kind: 'blackjack',
    rules,
    ...returns(figures.chartReturn),
    hitRate: winShare(figures),
    deviation: figures.deviation,
    playedBy: 'chart',
    ...stakes(hand),
    maxPayoutOre: ore(handsOre + sidesOre),
  }
}

export function sharedBlackjackFacts(
  id: string,
  titleDa: string,
  rules: SharedBlackjackRules,
): TableFacts {
  const { chartReturn, deviation } = sharedFigures
  return {
    ...{ id, titleDa, kind: 'shared-blackjack', rules },
    ...returns(chartReturn),
    ...{ hitRate: winShare(sharedFigures), deviation, playedBy: 'chart' },
    ...stakes(rules.hand),
    maxPayoutOre: sharedMaxPayout(rules),
  }
}

export function videoPokerFacts(rules: VideoPokerRules): TableFacts {
  const { id, titleDa, declared, coinValuesOre, stakeMaxOre } = rules
  const [numerator = '', denominator = ''] = declared.rtp.split('/')
  return {
    id,
    titleDa,
    kind: 'video-poker',
    rules,
    ...returns(fraction(BigInt(numerator), BigInt(denominator))),
    hitRate: declared.hitRate,
    deviation: declared.standardDeviation,
    playedBy: 'best',
    minStakeOre: ore(Math.min(...coinValuesOre)),
    maxStakeOre: ore(stakeMaxOre),
    maxPayoutOre: ore(stakeMaxOre * declared.maxWinBets),
  }
}

export function threeCardFacts(id: string, titleDa: string): TableFacts {
  const { returned, winShare: hitRate, deviation } = anteFigures
  const rules = threeCardRules
  const maxPayoutOre = threeCardMaxPayout(rules)
  const figures = { ...returns(returned), hitRate, deviation, playedBy: 'best' } as const
  return {
    id,
    titleDa,
    kind: 'three-card',
    rules,
    ...figures,
    ...stakes(rules.limits.ante),
    maxPayoutOre,
  }
}

export function holdemFacts(id: string, titleDa: string): TableFacts {
  const { returned, winShare: hitRate, deviation } = holdemFigures
  const rules = holdemRules
  const maxPayoutOre = holdemMaxPayout(rules)
  const figures = { ...returns(returned), hitRate, deviation, playedBy: 'best' } as const
  return {
    id,
    titleDa,
    kind: 'holdem',
    rules,
    ...figures,
    ...stakes(rules.limits.ante),
    maxPayoutOre,
  }
}

/** The return is that of every spot; la partage gives more back of an even chance. */
export function rouletteFacts(id: string, titleDa: string, rules: RouletteRules): TableFacts {
  const { winShare: hitRate, deviation } = spotFigures(rules, required(findSpot('red'), 'red'))
  const { minOre, maxTableOre: maxOre } = rules
  const figures = { ...returns(returnByFormula(rules, 'straight')), hitRate, deviation } as const
  const bets = { ...stakes({ minOre, maxOre }), maxPayoutOre: rouletteMaxPayout(rules) }
  return { id, titleDa, kind: 'roulette', rules, ...figures, playedBy: 'any', ...bets }
}

export function puntoBancoFacts(id: string, titleDa: string): TableFacts {
  const { returned, winShare: hitRate, deviation } = puntoBancoFigures.bank
  const rules = puntoBancoRules
  const { minOre } = rules.limits.bank
  const bets = {
    ...stakes({ minOre, maxOre: rules.maxTableOre }),
    maxPayoutOre: puntoBancoMaxPayout(rules),
  }
  const figures = { ...returns(returned), hitRate, deviation, playedBy: 'bank' } as const
  return { id, titleDa, kind: 'punto-banco', rules, ...figures, ...bets }
}

function returns(returned: Fraction): Pick<Facts, 'returned' | 'returnToPlayer'> {
  return { returned: show(returned), returnToPlayer: toNumber(returned) }
}

function winShare({ results }: BlackjackFigures): number {
  const wins = results.filter(([won]) => won > 0)
  return wins.reduce((sum, [, share]) => sum + share, 0)
}

function stakes({ minOre, maxOre }: { minOre: number; maxOre: number }) {
  return { minStakeOre: ore(minOre), maxStakeOre: ore(maxOre) }
}
