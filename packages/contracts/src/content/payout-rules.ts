import { z } from 'zod'

const amount = z.int().positive()
/** A rule holds from the beginning of its Danish day, until a newer one of its name does. */
const dated = { from: z.iso.date(), on: z.boolean() }

const payoutRule = z.discriminatedUnion('rule', [
  /** One withdrawal of so much. */
  z.strictObject({ rule: z.literal('amount'), ...dated, fromOre: amount }),
  /** So much together in 24 hours. */
  z.strictObject({ rule: z.literal('day-sum'), ...dated, fromOre: amount }),
  /** The first one that leaves for the player's NemKonto. */
  z.strictObject({ rule: z.literal('first-withdrawal'), ...dated, fromOre: amount }),
  /** Less than so much of the newest deposit was staked since. */
  z.strictObject({
    rule: z.literal('little-play'),
    ...dated,
    fromOre: amount,
    playedPercent: z.int().min(1).max(1_000),
  }),
  /** A card in another's name has paid in. */
  z.strictObject({ rule: z.literal('other-holder'), ...dated }),
  /** No document of the type, or none so new. */
  z.strictObject({
    rule: z.literal('old-document'),
    ...dated,
    fromOre: amount,
    documentType: z.string().min(1).max(100),
    olderThanDays: z.int().min(1).max(3_660),
  }),
  /** An employee has marked the player. */
  z.strictObject({ rule: z.literal('marks'), ...dated }),
])

/**
 * The dated rules that have people look at a withdrawal. A change is a new entry with a later day, so that
 * it can be read which rule held when. From `approvalFromOre` on, a rule's wait is ended by two people.
 */
export const payoutRules = z.strictObject({
  approvalFromOre: amount,
  rules: z
    .array(payoutRule)
    .max(200)
    .refine(
      (rules) => new Set(rules.map(({ rule, from }) => `${rule} ${from}`)).size === rules.length,
      { error: 'two rules of a name begin on one day' },
    ),
})

export type PayoutRules = z.output<typeof payoutRules>
export type PayoutRule = z.output<typeof payoutRule>
export type PayoutRuleName = PayoutRule['rule']
