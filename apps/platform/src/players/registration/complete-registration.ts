import { accountAgeYears, type SessionDevice, type SessionGrant } from '@nordlys/contracts'
import { after, minuteMs, required } from '@nordlys/core'
import { OutsideError } from '../../outside/index.ts'
import { isWithinThrottle } from '../../throttle/index.ts'
import { reopensAt } from '../base/account.ts'
import { isOldEnough } from '../base/age.ts'
import type { PlayersContext } from '../base/context.ts'
import { rulesNow } from '../base/player-rules.ts'
import type { Cpr } from '../base/vault.ts'
import { parseCpr } from '../cpr/cpr.ts'
import { bindNewMitid } from './bind-mitid.ts'
import { type Contact, readContact } from './contact.ts'
import { createAccount, type NewAccount } from './new-account.ts'
import { noteRefusedRegistration } from './refused-registration.ts'
import { cprAttemptsMax, findSent, type RegistrationRow } from './registration.ts'

/** The broker compares personal numbers for this long after the sign-in. */
const cprMatchWindowMs = 15 * minuteMs

export type CompleteRegistrationOutcome =
  | { ok: true; session: SessionGrant; firstName: string }
  | CompleteRegistrationRefusal

type CompleteRegistrationRefusal =
  | { ok: false; refusal: 'cpr-mismatch'; attemptsLeft: number }
  | { ok: false; refusal: 'under-age'; minimumAgeYears: number }
  | {
      ok: false
      refusal:
        | 'registration-expired'
        | 'not-identified'
        | 'cpr-not-ten-digits'
        | 'cpr-no-such-date'
        | 'cpr-too-many-attempts'
        | 'identity-provider-down'
        | 'mitid-bound'
        | 'account-closed'
        | 'cpr-in-use'
        | 'email-in-use'
        | 'rofus-registered'
        | 'rofus-down'
    }

/**
 * Step 3: the typed personal number must be that of the person MitID identified; then age, one
 * account a person and ROFUS are asked, and only then does an account exist. [REG-03][REG-06]
 * Of those who are refused nothing is kept but that it happened.
 */
export async function completeRegistration(
  context: PlayersContext,
  asked: {
    registration: string
    personalNumber: string
    device?: SessionDevice | undefined
    deviceMark?: string | undefined
    clientAddress: string
    at: Date
  },
): Promise<CompleteRegistrationOutcome> {
  const { at, clientAddress } = asked
  if (
    !(await isWithinThrottle(
      context.throttle,
      'complete-registration',
      { address: clientAddress },
      at,
    ))
  ) {
    return { ok: false, refusal: 'cpr-too-many-attempts' }
  }
  const row = await findSent(context, asked.registration, at)
  if (!row) return { ok: false, refusal: 'registration-expired' }
  if (row.mitid_bound_at) return { ok: false, refusal: 'mitid-bound' }
  const person = await identifiedPerson(context, row, at)
  if (!person) return { ok: false, refusal: 'not-identified' }
  const typed = parseCpr(asked.personalNumber, context.rules.allowFictitiousCpr)
  if (!typed.ok) return typed
  const mismatch = await matchCpr(context, row, person, typed, at)
  if (mismatch) return mismatch
  if (await bindNewMitid(context, row, { ...person, cpr: typed.cpr })) {
    return { ok: false, refusal: 'mitid-bound' }
  }
  const { campaign, campaign_code: campaignCode, campaign_name: campaignName } = row
  const sentBy = { campaign, campaignCode, campaignName, affiliateTag: row.affiliate_tag }
  const { device, deviceMark } = asked
  const account = { ...person, cpr: typed.cpr, offer: row.offer, ...sentBy, device, deviceMark }
  const refused = await refuseAccount(context, account, at)
  if (refused) {
    await noteRefusedRegistration(context, row, refused.refusal, at)
    return refused
  }
  return createAccount(context, row, account, at)
}

interface IdentifiedPerson {
  contact: Contact
  sub: string
  uuid: string | null
  birthDate: string
  accessToken: string
}

/** The person whom the earlier steps have identified; undefined when one of them is missing. */
async function identifiedPerson(
  context: PlayersContext,
  row: RegistrationRow,
  at: Date,
): Promise<IdentifiedPerson | undefined> {
  const reading = row.contact && readContact(row.contact, row.offer, await rulesNow(context))
  const authenticatedAt = row.mitid_authenticated_at
  if (!reading?.ok || !row.mitid_sub || !authenticatedAt) return undefined
  if (at >= after(authenticatedAt, cprMatchWindowMs)) return undefined
  return {
    contact: reading.contact,
    sub: row.mitid_sub,
    uuid: row.mitid_uuid,
    birthDate: required(row.mitid_birth_date, 'the birth date MitID told'),
    accessToken: context.vault.decrypt(
      'mitid-token',
      required(row.mitid_token_sealed, 'the broker token'),
    ),
  }
}

/**
 * Three attempts a sign-in and ten a person and hour, counted before the broker is asked, so that
 * none is had for free.
 */
async function matchCpr(
  context: PlayersContext,
  row: RegistrationRow,
  person: IdentifiedPerson,
  typed: { cpr: Cpr; birthDate: string },
  at: Date,
): Promise<CompleteRegistrationRefusal | undefined> {
  // Counted by who tries and not by what is tried: nobody can use up the attempts of another.
  const isAllowed = await isWithinThrottle(context.throttle, 'match-cpr', { name: person.sub }, at)
  const attempts = isAllowed ? await takeAttempt(context, row) : undefined
  if (attempts === undefined) return { ok: false, refusal: 'cpr-too-many-attempts' }
  const answer = await askBroker(context, person.accessToken, typed.cpr)
  if (answer === 'down') {
    await giveAttemptBack(context, row)
    return { ok: false, refusal: 'identity-provider-down' }
  }
  if (answer === 'expired') return { ok: false, refusal: 'not-identified' }
  if (answer === 'too-many-attempts') return { ok: false, refusal: 'cpr-too-many-attempts' }
  // MitID knows the birth date: a number that tells another one is not this person's.
  if (answer === 'match' && typed.birthDate === person.birthDate) return undefined
  return { ok: false, refusal: 'cpr-mismatch', attemptsLeft: cprAttemptsMax - attempts }
}

async function askBroker(context: PlayersContext, accessToken: string, cpr: Cpr) {
  try {
    return await context.mitid.cprMatch(accessToken, cpr)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    context.log.warn({ party: error.party, reason: error.reason }, 'CPR match did not answer')
    return 'down'
  }
}

async function takeAttempt(
  context: PlayersContext,
  row: RegistrationRow,
): Promise<number | undefined> {
  const taken = await context.db
    .updateTable('players_registration')
    .set((registration) => ({ cpr_attempts: registration('cpr_attempts', '+', 1) }))
    .where('secret_hash', '=', row.secret_hash)
    .where('cpr_attempts', '<', cprAttemptsMax)
    .returning('cpr_attempts')
    .executeTakeFirst()
  return taken?.cpr_attempts
}

async function giveAttemptBack(context: PlayersContext, row: RegistrationRow): Promise<void> {
  await context.db
    .updateTable('players_registration')
    .set((registration) => ({ cpr_attempts: registration('cpr_attempts', '-', 1) }))
    .where('secret_hash', '=', row.secret_hash)
    .where('cpr_attempts', '>', 0)
    .execute()
}

/** Every ground that forbids this person an account, in the order of reporting. */
async function refuseAccount(
  context: PlayersContext,
  account: NewAccount,
  at: Date,
): Promise<CompleteRegistrationRefusal | undefined> {
  const minimumAgeYears = accountAgeYears(await context.readMinimumAgeYears())
  const underAge = { ok: false, refusal: 'under-age', minimumAgeYears } as const
  if (!isOldEnough(account.birthDate, minimumAgeYears, at)) return underAge
  const taken = await findTaken(context, account, at)
  if (taken) return { ok: false, refusal: taken }
  const answer = await askRegister(context, account.cpr)
  if (answer === 'under-age') return underAge
  return answer === 'clear' ? undefined : { ok: false, refusal: answer }
}

/** A closed account stands in its person's way for a year, and in nobody else's. [LIM-05] */
async function findTaken(context: PlayersContext, account: NewAccount, at: Date) {
  const rows = await context.db
    .selectFrom('players_player')
    .select(['cpr_lookup', 'mitid_sub', 'closed_at'])
    .where((player) =>
      player.or([
        player('cpr_lookup', '=', context.vault.lookup(account.cpr)),
        player('mitid_sub', '=', account.sub),
        player('email_normalised', '=', account.contact.emailNormalised),
      ]),
    )
    .execute()
  const open = rows.filter((row) => !row.closed_at)
  const persons = rows.filter(
    (row) =>
      row.mitid_sub === account.sub || row.cpr_lookup.equals(context.vault.lookup(account.cpr)),
  )
  if (persons.some((row) => open.includes(row))) return 'cpr-in-use'
  if (persons.some((row) => row.closed_at && at < reopensAt(row.closed_at))) return 'account-closed'
  return open.length > 0 ? 'email-in-use' : undefined
}

/** ROFUS must answer before there is an account: without an answer there is none. */
async function askRegister(context: PlayersContext, cpr: Cpr) {
  try {
    const [person, exclusion] = await Promise.all([
      context.rofus.validatePerson(cpr),
      context.rofus.checkExclusion(cpr),
    ])
    if (exclusion !== 'not-registered') return 'rofus-registered'
    if (!person.isAdult) return 'under-age'
    // The broker says this is the person's number, the register that nobody has it.
    return person.exists ? 'clear' : 'rofus-down'
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    context.log.warn({ party: error.party, reason: error.reason }, 'ROFUS did not answer')
    return 'rofus-down'
  }
}
