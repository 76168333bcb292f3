import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'
import { offerTerms } from '../platform/offer-terms.ts'

const offerId = z.string().regex(/^[a-z0-9-]{1,80}$/)
const version = z.int().min(1).max(2_147_483_647)
/** Why, for the records. */
const offerReason = lineField(1_000).min(1)
/** From when other rules of sales promotions hold: an offer is looked at again by then. */
const newRulesAt = z.array(momentField)
/** The other offer that the same deposit sets off. */
const rival = z.object({ offerId })
/** The rules of sales promotions that are broken, or that nobody can judge it by. */
const rules = z.array(z.string())
/** The rules that no machine can judge an offer by: somebody reads it, and it is published all the same. */
const leftToAPerson = z.array(z.string())

/** An offer as the records have it; without `activeVersion` it is switched off. */
export const offerRecord = z.object({
  offerId,
  activeVersion: version.optional(),
  newestVersion: version,
  /** Of the newest version, as is what follows. */
  publishedAt: momentField,
  terms: offerTerms,
  signedOffBy: z.string().optional(),
  /** Since it was published, within its dates. */
  newRulesAt,
})

export type OfferRecord = z.output<typeof offerRecord>

/** All offers there are, offered or not. */
export const listOffers = call({
  name: 'list-offers',
  path: '/v1/staff/offers/list',
  actor: { kind: 'staff', right: 'offer:read', agreement: 'one' },
  request: z.object({}),
  answer: z.object({ offers: z.array(offerRecord) }),
  refusals: {},
})

/**
 * Adds a version of an offer, whose words never change from then on. One that breaks a rule of sales
 * promotions, or cannot be judged by one, takes the words of whoever answers for it. [BONUS-01]
 */
export const publishOffer = call({
  name: 'publish-offer',
  path: '/v1/staff/offers/publish',
  actor: { kind: 'staff', right: 'offer:publish', agreement: 'one' },
  request: z.object({
    offerId,
    terms: offerTerms,
    /** Whether it is offered from now on, in the place of an earlier version. */
    isActive: z.boolean(),
    /** Why it may run all the same. Who asks answers for it. */
    signOff: lineField(2_000).min(1).optional(),
    reason: offerReason,
  }),
  answer: z.object({ version, newRulesAt, leftToAPerson }),
  refusals: {
    /** What is kept holds no CPR number. */
    'personal-number': nothing,
    /** Spins in games with a jackpot, where none is ever played. */
    'jackpot-games': z.object({ gameIds: z.array(z.string()) }),
    'not-built': nothing,
    /** Nobody of its segments makes the deposit, or types the code, that sets it off. */
    'for-nobody': nothing,
    'no-code': nothing,
    'never-valid': nothing,
    'gives-nothing': nothing,
    'needs-sign-off': z.object({ rules }),
    'number-taken': rival,
    /** One deposit could set both off, since the later one asks for less. */
    'deposits-cross': rival,
    'code-taken': nothing,
  },
})

/**
 * Offers a version from now on, or none. Nobody loses what they were promised or given by another. A version
 * is judged anew as of now: a sign-off answers for no rule that came after it. [BONUS-01]
 */
export const switchOffer = call({
  name: 'switch-offer',
  path: '/v1/staff/offers/switch',
  actor: { kind: 'staff', right: 'offer:publish', agreement: 'one' },
  request: z.object({
    offerId,
    to: z.enum(['on', 'off']),
    /** The newest when it is not said. Off, it is not asked for. */
    version: version.optional(),
    reason: offerReason,
  }),
  /** What is offered now; absent when nothing is. */
  answer: z.object({ version: version.optional(), leftToAPerson }),
  refusals: {
    unknown: nothing,
    /** What is kept holds no CPR number. */
    'personal-number': nothing,
    /** It is as asked for already. */
    unchanged: nothing,
    'needs-sign-off': z.object({ rules }),
    'number-taken': rival,
    /** One deposit could set both off, since the later one asks for less. */
    'deposits-cross': rival,
  },
})
