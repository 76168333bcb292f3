import { offerRules } from './rules.ts'
import type { OfferRule, OfferUnderJudgement, Verdict } from './verdict.ts'

export interface Judgement {
  /** The moment whose rules were asked. */
  at: Date
  /** One for each rule, in the order of the rules. */
  verdicts: readonly Verdict[]
}

/**
 * The verdict of each rule on an offer at a moment. A rule whose wording is not known for that
 * moment judges `unknown`, never `kept`: before the first wording we have, and after the last one
 * that ended. [BONUS-01]
 */
export function judgeOffer(
  offer: OfferUnderJudgement,
  at: Date,
  rules: readonly OfferRule[] = offerRules,
): Judgement {
  const wordings = Map.groupBy(rules, ({ rule }) => rule)
  const verdicts = [...wordings.values()].flatMap((each) => judgeBy(each, offer, at))
  return { at, verdicts }
}

function judgeBy(wordings: readonly OfferRule[], offer: OfferUnderJudgement, at: Date): Verdict[] {
  const inForce = wordings.find(({ from, to }) => from <= at && (!to || at < to))
  if (inForce) return [verdictBy(inForce, offer)]
  const [first] = wordings
  if (!first || (first.isNew && at < first.from)) return []
  return [{ ...told(first), ...notKnown }]
}

function verdictBy(rule: OfferRule, offer: OfferUnderJudgement): Verdict {
  return { ...told(rule), since: rule.from, ...(rule.judge?.(offer) ?? notKnown) }
}

function told({
  rule,
  sentence,
  source,
}: OfferRule): Pick<Verdict, 'rule' | 'sentence' | 'source'> {
  return { rule, sentence, source }
}

const notKnown = {
  verdict: 'unknown',
  figures: [],
  reason: 'its wording is not known for this day: needs sign-off',
} as const

/**
 * The moments within an offer's dates from which other rules hold: an offer that keeps them all today
 * may not tomorrow, and that is known today.
 */
export function rulesChangeAt(
  from: Date,
  until: Date,
  rules: readonly OfferRule[] = offerRules,
): Date[] {
  const turns = rules.flatMap((rule) => [rule.from, ...(rule.to ? [rule.to] : [])])
  const times = new Set(turns.filter((turn) => from < turn && turn < until).map(Number))
  return [...times].toSorted((a, b) => a - b).map((time) => new Date(time))
}
