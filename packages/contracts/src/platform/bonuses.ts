import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'

/** As typed: the platform reads it, however it is written. [VAL-07] */
export const bonusCodeField = z.string().max(40)

/**
 * Why a code gives nothing, in the order it is checked. Whoever guesses is told nothing of any code. One
 * whose time has not come is unknown. What the player's own standing forbids is told apart from what is
 * wrong with the code. [PAY-10]
 */
export const bonusCodeRefusals = {
  'bonus-code-too-many-attempts': nothing,
  'bonus-code-unknown': nothing,
  'bonus-code-expired': nothing,
  'bonus-code-used': nothing,
  'bonus-first-deposit-only': nothing,
  'bonus-barred': nothing,
  'bonus-active': nothing,
}

/** All that a player must know of an offer before they accept it. */
const bonusOffer = z.object({
  code: z.string(),
  /** Of the deposit; without it the bonus is `mostOre`, however much is deposited. */
  percent: z.int().optional(),
  mostOre: oreField,
  leastDepositOre: oreField,
  /** How many times the bonus must be staked before it is cash. */
  wageringFactor: z.int(),
  stakeMaxOre: oreField,
  days: z.int(),
  /** When it would expire, were it given now. */
  expiresAt: momentField,
  validUntil: momentField,
  isOncePerPlayer: z.boolean(),
  isFirstDepositOnly: z.boolean(),
  /** The worked example that stands beside the terms: the whole of the offer. */
  example: z.object({ depositOre: oreField, bonusOre: oreField, requiredOre: oreField }),
})

/** The terms of a code that this player may use now. */
export const readBonusOffer = call({
  name: 'read-bonus-offer',
  path: '/v1/bonuses/offer',
  session: true,
  request: z.object({ bonus_code: bonusCodeField }),
  answer: z.object({ offer: bonusOffer }),
  refusals: { 'session-expired': nothing, 'bonus-code-required': nothing, ...bonusCodeRefusals },
})

/** What became of the code that was chosen with a deposit. */
export const chosenBonus = z.discriminatedUnion('state', [
  z.object({ state: z.literal('chosen'), code: z.string() }),
  z.object({
    state: z.literal('granted'),
    code: z.string(),
    grantedOre: oreField,
    expiresAt: momentField,
  }),
  z.object({
    state: z.literal('refused'),
    code: z.string(),
    refusal: z.enum(['barred', 'bonus-active', 'deposit-too-small', 'used']),
  }),
])

export type BonusOffer = z.output<typeof bonusOffer>
export type ChosenBonus = z.output<typeof chosenBonus>
