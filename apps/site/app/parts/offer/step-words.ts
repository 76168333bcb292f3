import { after, formatCount, formatDate, formatKroner, sum, times } from '@nordlys/core'
import { danishAnd, danishOr } from '../../ground/text/danish-lists.ts'
import type { Translate } from '../../ground/text/texts.ts'
import {
  type GivenPart,
  hasSpins,
  type OfferInSteps,
  type OfferStepTold,
} from './offer-in-steps.ts'

/** The most that all deposits together give. */
export function headlineOf(t: Translate, offer: OfferInSteps): string {
  return headlinePartsOf(t, offer)
    .map(({ words }) => words)
    .join('')
}

/** The headline in pieces: amounts in kroner stand apart. */
export function headlinePartsOf(
  t: Translate,
  { steps }: OfferInSteps,
): { words: string; isMoney: boolean }[] {
  const parts = steps.flatMap(({ gives }) => gives)
  const bonus = sum(...steps.map(({ example }) => example.bonus))
  const spins = parts.reduce((all, part) => all + (part.kind === 'spins' ? part.count : 0), 0)
  const words = { bonus: formatKroner(bonus) }
  const isShare = parts.some(({ kind }) => kind === 'match')
  const money = isShare ? t('offer.most_bonus', words) : t('offer.all_bonus', words)
  const given = [
    ...(bonus > 0n ? [money] : []),
    ...(spins > 0 ? [t('offer.all_spins', { spins: formatCount(spins) })] : []),
  ]
  return danishAnd
    .formatToParts(given)
    .map(({ value }) => ({ words: value, isMoney: value === money }))
}

/** The least amount and gift of each deposit, a line for each. */
export function sentencesOf(t: Translate, { steps }: OfferInSteps): string {
  return steps.map((step) => sentenceOf(t, step)).join('\n')
}

/** Which deposit it is, what it must be, and what it gives. */
export function sentenceOf(t: Translate, step: OfferStepTold): string {
  return lineOf(t, step, givesOf(t, step))
}

/** The amount that must be deposited, and its gift. */
export function givesOf(t: Translate, step: OfferStepTold): string {
  const gives = danishAnd.format(step.gives.map((part) => partOf(t, part)))
  return t('offer.step_gives', { deposit: formatKroner(step.deposit), gives })
}

function partOf(t: Translate, part: GivenPart): string {
  if (part.kind === 'fixed') return t('offer.part_fixed', { bonus: formatKroner(part.amountOre) })
  if (part.kind === 'match') {
    return t('offer.part_match', {
      percent: String(part.percent),
      most: formatKroner(part.mostOre),
    })
  }
  return t('offer.part_spins', {
    spins: formatCount(part.count),
    spinValue: formatKroner(part.valueOre),
  })
}

/** A line that is true of one deposit alone carries its number. */
function lineOf(t: Translate, { number }: OfferStepTold, line: string): string {
  return t('offer.step_line', { number: String(number), line })
}

/** Each deposit's gift and conditions, in short, and whom the offer is for: a text for each. */
export function factsOf(t: Translate, offer: OfferInSteps): string[] {
  const facts = offer.steps.map((step) => lineOf(t, step, stepFactsOf(t, step).join(' ')))
  return [...facts, whoTerm(t, offer)]
}

/** One deposit's gift and conditions, in short. */
export function stepFactsOf(t: Translate, step: OfferStepTold): string[] {
  const counting = step.countingGames ? [countingTerm(t, step)] : []
  return [givesOf(t, step), ...spinsTerms(t, step), ...counting, ...boundsOf(t, step)]
}

/** Every condition of one deposit, in the order in which a player meets them. [BONUS-01] */
export function stepTermsOf(t: Translate, step: OfferStepTold): string[] {
  const words = { number: String(step.number), deposit: formatKroner(step.deposit) }
  return [
    givesOf(t, step),
    t('offer.step_counts', words),
    ...spinsTerms(t, step),
    ...(isWagered(step) ? [countingTerm(t, step), t('offer.term_order')] : []),
    ...boundsOf(t, step),
    ...(hasBonus(step) ? [t('offer.step_one_bonus')] : []),
    // An offer that ends at midnight was good all the day before.
    t('offer.step_until', { until: formatDate(after(step.validUntil, -1)) }),
  ]
}

/** Which stakes count towards the requirement. */
function countingTerm(t: Translate, { countingGames }: OfferStepTold): string {
  if (!countingGames) return t('offer.term_games')
  return t('offer.term_some_games', { games: danishAnd.format(countingGames) })
}

/** Whom the offer is for. */
export function whoTerm(t: Translate, offer: OfferInSteps): string {
  const words = { age: String(offer.minimumAgeYears) }
  return offer.isOncePerPerson ? t('offer.term_who', words) : t('offer.who_often', words)
}

/** The bonus's requirement, the highest stake, the time there is and the effect of a withdrawal. */
function boundsOf(t: Translate, step: OfferStepTold): string[] {
  const stake = t('offer.term_stake', { maximumBet: formatKroner(step.maximumBet) })
  return [
    ...(hasBonus(step) ? [wageringTerm(t, step)] : []),
    ...(isWagered(step) ? [stake] : []),
    ...daysTerms(t, step),
    ...(isWagered(step) ? [t('offer.term_cash')] : []),
  ]
}

function wageringTerm(t: Translate, { wagering, example }: OfferStepTold): string {
  if (!wagering) return t('offer.step_cash_at_once')
  const words = {
    wagering: String(wagering.factor),
    deposit: formatKroner(example.deposit),
    bonus: formatKroner(example.bonus),
    required: formatKroner(example.required),
  }
  return wagering.isOfDepositToo
    ? t('offer.step_wager_both', words)
    : t('offer.step_wager_bonus', words)
}

function spinsTerms(t: Translate, { gives, spinGames }: OfferStepTold): string[] {
  return gives.flatMap((part) => {
    if (part.kind !== 'spins') return []
    const words = {
      spins: formatCount(part.count),
      spinValue: formatKroner(part.valueOre),
      spinsWorth: formatKroner(times(part.valueOre, part.count)),
      games: danishOr.format(spinGames),
    }
    return [t('offer.term_spins', words)]
  })
}

/** Cash at once has no time to run out. */
function daysTerms(t: Translate, step: OfferStepTold): string[] {
  const words = { days: String(step.days) }
  if (hasSpins(step.gives)) {
    return [isWagered(step) ? t('offer.term_days', words) : t('offer.step_days_spins', words)]
  }
  return isWagered(step) ? [t('offer.step_days_bonus', words)] : []
}

export function hasBonus({ example }: OfferStepTold): boolean {
  return example.bonus > 0n
}

/** Whether bonus money is given that must be staked before it is cash. */
export function isWagered(step: OfferStepTold): boolean {
  return step.wagering !== undefined && hasBonus(step)
}
