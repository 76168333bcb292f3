import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'
import { offerTerms } from './offer-terms.ts'

/** As typed: the platform reads it, however it is written. [VAL-07] */
export const bonusCodeField = lineField(40)

/**
 * Why a code gives nothing, in the order it is checked. A player who guesses learns nothing of any
 * code. One whose time has not come is unknown. A refusal by the player's own standing is distinct
 * from a fault of the code. [PAY-10]
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

/** So many rounds without a stake in some games, each as if `valueOre` were staked. */
const spinsInGames = z.object({
  count: z.int(),
  valueOre: oreField,
  gameIds: z.array(z.string()),
})

/** The worked example that stands beside the terms: the whole of the offer. */
const workedExample = z.object({ depositOre: oreField, bonusOre: oreField, requiredOre: oreField })

/** All that a player must know of an offer before they accept it. */
const bonusOffer = z.object({
  code: z.string(),
  /** Of the deposit; without it the bonus is `mostOre`, however much is deposited. */
  percent: z.int().optional(),
  /** The most bonus money; nothing where spins alone are given. */
  mostOre: oreField,
  spins: spinsInGames.optional(),
  leastDepositOre: oreField,
  /** How many times the bonus must be staked before it is cash; 0: it is cash at once. */
  wageringFactor: z.int(),
  /** The factor is of deposit and bonus together. Absent where it is of the bonus alone. */
  isWageringOfDepositToo: z.literal(true).optional(),
  stakeMaxOre: oreField,
  /** The only games it is staked in and whose stakes count; absent: all of them. */
  countingGameIds: z.array(z.string()).optional(),
  days: z.int(),
  /** When it would expire, were it given now. */
  expiresAt: momentField,
  validUntil: momentField,
  isOncePerPlayer: z.boolean(),
  isFirstDepositOnly: z.boolean(),
  example: workedExample,
})

/** The terms of a code that this player may use now. */
export const readBonusOffer = call({
  name: 'read-bonus-offer',
  path: '/v1/bonuses/offer',
  actor: { kind: 'player' },
  request: z.object({ bonus_code: bonusCodeField }),
  answer: z.object({ offer: bonusOffer }),
  refusals: { 'session-expired': nothing, 'bonus-code-required': nothing, ...bonusCodeRefusals },
})

/** An offer that a deposit sets off, with the words of the version that is offered or was promised. */
export const welcomeOffer = z.object({
  offerId: z.string(),
  version: z.int(),
  terms: offerTerms,
  example: workedExample,
})

/**
 * The offer to a person who registers now, in the order of the deposits that set it off; nothing
 * while no offer of a first deposit stands. Its figures stand here and nowhere else. [BONUS-01]
 */
export const readWelcomeOffer = call({
  name: 'read-welcome-offer',
  path: '/v1/bonuses/welcome',
  actor: { kind: 'visitor' },
  request: z.object({}),
  answer: z.object({ offers: z.array(welcomeOffer) }),
  refusals: {},
})

/**
 * The offer that the player's next deposit brings when it is large enough, in the words of the version they
 * chose; none where nothing was chosen, or it is given, declined or over. [BONUS-01]
 */
export const readPromisedOffer = call({
  name: 'read-promised-offer',
  path: '/v1/bonuses/promised',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    offer: welcomeOffer.optional(),
    /** Which deposits after the next bring more, whether or not that one declines its own. */
    laterDeposits: z.array(z.int().positive()),
  }),
  refusals: { 'session-expired': nothing },
})

/** The code that was typed; absent for the welcome offer, which needs none. */
const typedCode = z.string().optional()

/** The outcome of the offer that came with a deposit: of a code, or the welcome offer. */
export const chosenBonus = z.discriminatedUnion('state', [
  z.object({ state: z.literal('chosen'), code: typedCode }),
  z.object({
    state: z.literal('granted'),
    code: typedCode,
    /** Bonus money; absent when spins alone were given. */
    grantedOre: oreField.optional(),
    /** Nothing had to be staked for it: it was cash at once. Absent where something has. */
    isCashAtOnce: z.literal(true).optional(),
    /** The only games the bonus money is staked in; absent: all of them, or nothing has to be staked. */
    countingGameIds: z.array(z.string()).optional(),
    spins: spinsInGames.optional(),
    /** When all of it ends. */
    expiresAt: momentField,
  }),
  z.object({
    state: z.literal('refused'),
    code: typedCode,
    refusal: z.enum(['barred', 'bonus-active', 'deposit-too-small', 'other-deposit', 'used']),
  }),
])

export type BonusOffer = z.output<typeof bonusOffer>
export type WelcomeOffer = z.output<typeof welcomeOffer>
export type ChosenBonus = z.output<typeof chosenBonus>
