import { z } from 'zod'
import { lineField } from '../base/text.ts'
import { momentField, oreField } from '../base/wire.ts'
import { playerSegment } from '../content/parts.ts'

const positiveOre = oreField.refine((ore) => ore > 0n)
const gameIds = z.array(lineField(80).min(1)).min(1)

/** One thing that an offer gives; an offer may give several, all in the same moment. */
const offerPart = z.discriminatedUnion('kind', [
  /** So much bonus money, however much is deposited. */
  z.strictObject({ kind: z.literal('fixed'), amountOre: positiveOre }),
  /** Bonus money as a share of the deposit, up to `mostOre`. */
  z.strictObject({
    kind: z.literal('match'),
    percent: z.int().min(1).max(1000),
    mostOre: positiveOre,
  }),
  /** Rounds without a stake, each played as if `valueOre` were staked; their wins are cash. */
  z.strictObject({
    kind: z.literal('spins'),
    count: z.int().min(1).max(10_000),
    valueOre: positiveOre,
    gameIds,
  }),
])

/** The trigger of an offer: the n-th deposit of who chose it, or a code with a deposit. */
const offerTrigger = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deposit'), number: z.int().min(1).max(10) }),
  z.strictObject({
    kind: z.literal('code'),
    code: lineField(40).min(1),
    /** The one deposit it may come with, counted from 1; any when it is not said. */
    number: z.int().min(1).max(10).optional(),
  }),
])

/**
 * All that an offer gives and asks. A version of an offer never changes once it is published: a
 * player who has taken it is held to these words alone. Amounts are øre.
 */
export const offerTerms = z.strictObject({
  trigger: offerTrigger,
  parts: z.array(offerPart).min(1).max(4),
  leastDepositOre: positiveOre,
  /** The amount to stake before bonus money is cash; without it, it is cash at once. */
  wagering: z
    .strictObject({
      factor: z.int().min(1).max(100),
      base: z.enum(['bonus', 'deposit-and-bonus']),
    })
    .optional(),
  /** The most that a round may stake while the bonus is active. */
  stakeMaxOre: positiveOre,
  /** How long bonus and spins last from the moment they are given, 24 hours each. */
  days: z.int().min(1).max(366),
  /** The games whose stakes count, each wholly; all of them when none is named. */
  countingGameIds: gameIds.optional(),
  /** For whom; nobody named is everybody. */
  segments: z.array(playerSegment).max(3),
  validFrom: momentField,
  validUntil: momentField,
  /** Once for each person, found again by their CPR number however many accounts they have had. */
  isOncePerPerson: z.boolean(),
})

export type OfferTerms = z.output<typeof offerTerms>
export type OfferPart = OfferTerms['parts'][number]
