import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { nothing, oreField } from '../base/wire.ts'
import { welcomeOffer } from './bonuses.ts'
import { limitPeriod } from './limits.ts'
import { deviceMark, sessionDevice, sessionGrant } from './session.ts'

/** The choices of step 1. [REG-01] */
const offerChoice = z.enum(['welcome', 'none'])

/** Why a field of the contact form is refused; the site has a Danish sentence for each. */
export const contactProblem = z.object({
  field: z.enum([
    'first_name',
    'last_name',
    'email',
    'mobile_country_code',
    'mobile',
    'limit_amount',
    'limit_period',
    'age_and_terms',
    'offer_terms',
  ]),
  reason: z.enum([
    'required',
    'invalid',
    'too-short',
    'wrong-digits',
    'already-registered',
    'not-chosen',
    'not-accepted',
    'too-large',
  ]),
  /** The number a sentence names, such as how many digits. */
  count: z.int().optional(),
})

/** The landing page a visitor came by, and the partner's tag, as addresses have them. [REG-07] */
const campaign = z.string().regex(/^[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}$/)
const affiliateTag = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

export const startRegistration = call({
  name: 'start-registration',
  path: '/v1/registration/start',
  actor: { kind: 'visitor' },
  request: z.object({
    offer: offerChoice,
    registration: lineField(100).optional(),
    campaign: campaign.optional(),
    affiliateTag: affiliateTag.optional(),
  }),
  /** The secret of this registration, for an HttpOnly cookie; the same one when it still lives. */
  answer: z.object({ registration: z.string() }),
  refusals: { 'too-many-attempts': nothing },
})

/** Step 2: who the player is, the deposit limit, the consents. Raw as typed; the platform decides. */
const contactForm = z.object({
  first_name: lineField(200),
  last_name: lineField(200),
  email: lineField(400),
  mobile_country_code: lineField(10),
  mobile: lineField(40),
  limit_amount: lineField(40),
  limit_period: lineField(10),
  age_and_terms: z.boolean(),
  offer_terms: z.boolean(),
  marketing_email: z.boolean(),
  marketing_sms: z.boolean(),
})

export const saveContact = call({
  name: 'save-contact',
  path: '/v1/registration/contact',
  actor: { kind: 'visitor' },
  request: z.object({ registration: lineField(100), contact: contactForm }),
  answer: z.object({}),
  refusals: {
    'registration-expired': nothing,
    'invalid-fields': z.object({ problems: z.array(contactProblem) }),
  },
})

export const readRegistration = call({
  name: 'read-registration',
  path: '/v1/registration/read',
  actor: { kind: 'visitor' },
  request: z.object({ registration: lineField(100) }),
  answer: z.object({
    offer: offerChoice,
    /** The offers step 1 promised, in the words of their versions; empty for `none`. [BONUS-01] */
    offers: z.array(welcomeOffer),
    contact: contactForm.optional(),
    limit: z.object({ amountOre: oreField, period: limitPeriod }).optional(),
    /** Whether MitID has answered, so that only the CPR number is missing. */
    identified: z.boolean(),
    cprAttemptsLeft: z.int(),
  }),
  refusals: { 'registration-expired': nothing },
})

/** Step 3, after MitID: the CPR number is matched, age and ROFUS are asked, the account made. */
export const completeRegistration = call({
  name: 'complete-registration',
  path: '/v1/registration/complete',
  actor: { kind: 'visitor' },
  request: z.object({
    registration: lineField(100),
    personal_number: lineField(40),
    device: sessionDevice.optional(),
    deviceMark: deviceMark.optional(),
  }),
  answer: z.object({ session: sessionGrant, firstName: z.string() }),
  refusals: {
    'registration-expired': nothing,
    'not-identified': nothing,
    'cpr-not-ten-digits': nothing,
    'cpr-no-such-date': nothing,
    'cpr-mismatch': z.object({ attemptsLeft: z.int() }),
    'cpr-too-many-attempts': nothing,
    'identity-provider-down': nothing,
    'under-age': z.object({ minimumAgeYears: z.int() }),
    /** The person has an account already, which their new MitID opens from now on. */
    'mitid-bound': nothing,
    /** The person closed their account less than a year ago. [LIM-05] */
    'account-closed': nothing,
    'cpr-in-use': nothing,
    'email-in-use': nothing,
    'rofus-registered': nothing,
    'rofus-down': nothing,
  },
})

export type OfferChoice = z.output<typeof offerChoice>
export type ContactForm = z.output<typeof contactForm>
export type ContactProblem = z.output<typeof contactProblem>
