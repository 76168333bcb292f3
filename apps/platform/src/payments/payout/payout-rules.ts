import type { PayoutRule, PayoutRuleName, PayoutRules } from '@nordlys/contracts'
import { dayMs, midnight, type Ore, ore } from '@nordlys/core'

/** The facts of a withdrawal at the moment it is made, which the rules judge. */
export interface PayoutFacts {
  amountOre: Ore
  /** Of 24 hours, this one included. */
  daySumOre: Ore
  /** None of the player's has left for their NemKonto yet. */
  isFirst: boolean
  /** The newest booked deposit, and what was staked since it was begun. */
  newestDeposit: { amountOre: Ore; stakedSinceOre: Ore } | undefined
  hasOtherHolder: boolean
  /** When the newest document of each type came. */
  documentsAt: ReadonlyMap<string, Date>
  isMarked: boolean
}

/** A rule that a withdrawal met. */
export interface PayoutRuleHit {
  rule: PayoutRuleName
  /** The day from which the rule holds as it is. */
  version: string
  waitsFor: 'documents' | 'approval'
  /** The documents that are asked for. */
  needs: readonly string[]
}

interface Judged<Name extends PayoutRuleName> {
  /** Why it waits, for staff. */
  reason: string
  /** Names to the player the documents asked for, or says that we look at it and nothing else. */
  words: 'documents' | 'look'
  /** Kept for AML: nothing may tell the player which rule it is. */
  isSecret: boolean
  isMet(rule: Extract<PayoutRule, { rule: Name }>, facts: PayoutFacts, at: Date): boolean
}

/** Each rule, with its reason for staff and its words for the player. */
export const payoutRuleBook: { readonly [Name in PayoutRuleName]: Judged<Name> } = {
  amount: {
    reason: 'the amount is large',
    words: 'look',
    isSecret: false,
    isMet: ({ fromOre }, { amountOre }) => amountOre >= fromOre,
  },
  'day-sum': {
    reason: 'the withdrawals of 24 hours are large together',
    words: 'look',
    isSecret: false,
    isMet: ({ fromOre }, { daySumOre }) => daySumOre >= fromOre,
  },
  'first-withdrawal': {
    reason: 'it is the player’s first',
    words: 'look',
    isSecret: false,
    isMet: ({ fromOre }, { isFirst, amountOre }) => isFirst && amountOre >= fromOre,
  },
  'little-play': {
    reason: 'little was played since the newest deposit',
    words: 'look',
    isSecret: true,
    isMet: ({ fromOre, playedPercent }, { amountOre, newestDeposit }) =>
      amountOre >= fromOre &&
      newestDeposit !== undefined &&
      newestDeposit.stakedSinceOre * 100n < newestDeposit.amountOre * BigInt(playedPercent),
  },
  'other-holder': {
    reason: 'a card in another’s name has paid in',
    words: 'look',
    isSecret: true,
    isMet: (_rule, { hasOtherHolder }) => hasOtherHolder,
  },
  'old-document': {
    reason: 'a document is missing or old',
    words: 'documents',
    isSecret: false,
    isMet: ({ fromOre, documentType, olderThanDays }, { amountOre, documentsAt }, at) => {
      const newest = documentsAt.get(documentType)?.getTime() ?? Number.NEGATIVE_INFINITY
      return amountOre >= fromOre && newest < at.getTime() - olderThanDays * dayMs
    },
  },
  marks: {
    reason: 'an employee has marked the player',
    words: 'look',
    isSecret: true,
    isMet: (_rule, { isMarked }) => isMarked,
  },
}

/** The rules that hold at a moment: of each name the newest that has begun, if it is on. */
export function rulesAt({ rules }: PayoutRules, at: Date): PayoutRule[] {
  const newest = new Map<PayoutRuleName, PayoutRule>()
  for (const rule of rules) {
    if (midnight(Date.parse(rule.from)) > at.getTime()) continue
    const known = newest.get(rule.rule)
    if (!known || known.from < rule.from) newest.set(rule.rule, rule)
  }
  return [...newest.values()].filter(({ on }) => on)
}

/** Which of the rules that hold a withdrawal meets. */
export function judgePayout(
  rules: readonly PayoutRule[],
  facts: PayoutFacts,
  at: Date,
): PayoutRuleHit[] {
  return rules.filter((rule) => isMet(rule, facts, at)).map(hitOf)
}

function isMet(rule: PayoutRule, facts: PayoutFacts, at: Date): boolean {
  const judged = payoutRuleBook[rule.rule] as Judged<PayoutRuleName>
  return judged.isMet(rule, facts, at)
}

function hitOf(rule: PayoutRule): PayoutRuleHit {
  const needs = rule.rule === 'old-document' ? [rule.documentType] : []
  const waitsFor = needs.length > 0 ? 'documents' : 'approval'
  return { rule: rule.rule, version: rule.from, waitsFor, needs }
}

/** How many people a rule's wait takes. */
export function peopleFor({ approvalFromOre }: PayoutRules, amountOre: Ore): 1 | 2 {
  return amountOre >= ore(approvalFromOre) ? 2 : 1
}
