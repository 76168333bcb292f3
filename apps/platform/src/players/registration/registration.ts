import {
  type ContactForm,
  type ContactProblem,
  type LimitPeriod,
  type OfferChoice,
  retentionMs,
  type WelcomeOffer,
} from '@nordlys/contracts'
import { after, type Ore } from '@nordlys/core'
import type { Selectable } from 'kysely'
import type { MitidIdentity } from '../../outside/index.ts'
import { everybody, isWithinThrottle } from '../../throttle/index.ts'
import type { OfferVersion, PlayersContext } from '../base/context.ts'
import { rulesNow } from '../base/player-rules.ts'
import { hashSecret, newSecret } from '../base/secret.ts'
import type { RegistrationTable } from '../base/tables.ts'
import { readContact } from './contact.ts'

export const cprAttemptsMax = 3

export type RegistrationRow = Selectable<RegistrationTable>

/** The columns of a registration in which nobody is identified. */
export const unidentified = {
  mitid_sub: null,
  mitid_uuid: null,
  mitid_birth_date: null,
  mitid_authenticated_at: null,
  mitid_token_sealed: null,
}

export interface RegistrationStart {
  offer: OfferChoice
  registration?: string | undefined
  /** The campaign's page and the partner that led here, as a cookie names them. [REG-07] */
  campaign?: string | undefined
  affiliateTag?: string | undefined
  clientAddress: string
  at: Date
}

/** Step 1: the welcome offer or none [REG-01]. A registration that still lives goes on. */
export async function startRegistration(
  context: PlayersContext,
  asked: RegistrationStart,
): Promise<{ ok: true; registration: string } | { ok: false; refusal: 'too-many-attempts' }> {
  const { at } = asked
  // While there is no offer nobody can have chosen it, whatever a form says.
  const offers = asked.offer === 'welcome' ? await context.offers.findWelcomeOffers(at) : []
  const offer = offers.length > 0 ? 'welcome' : 'none'
  const who = { address: asked.clientAddress }
  if (!(await isWithinThrottle(context.throttle, 'start-registration', who, at))) {
    return { ok: false, refusal: 'too-many-attempts' }
  }
  const living = asked.registration && (await findRegistration(context, asked.registration, at))
  if (asked.registration && living) {
    await chooseOffer(context, living, { ...asked, offer, offers })
    return { ok: true, registration: asked.registration }
  }
  const fresh = newSecret(context.random)
  await context.db
    .insertInto('players_registration')
    .values({
      secret_hash: fresh.hash,
      offer,
      offer_versions: versionsOf(offers),
      ...(await sentBy(context, asked)),
      created_at: at,
      expires_at: lifeFrom(at),
    })
    .execute()
  return { ok: true, registration: fresh.secret }
}

export type SaveContactOutcome =
  | { ok: true }
  | { ok: false; refusal: 'registration-expired' }
  | { ok: false; refusal: 'invalid-fields'; problems: ContactProblem[] }

/** Step 2: contact information, deposit limit and consents, kept when all of it is in order. */
export async function saveContact(
  context: PlayersContext,
  asked: { registration: string; contact: ContactForm; clientAddress: string; at: Date },
): Promise<SaveContactOutcome> {
  const { at } = asked
  const row = await findRegistration(context, asked.registration, at)
  if (!row) return { ok: false, refusal: 'registration-expired' }
  const reading = readContact(asked.contact, row.offer, await rulesNow(context))
  if (!reading.ok) return { ok: false, refusal: 'invalid-fields', problems: reading.problems }
  if (await mustTellEmailInUse(context, reading.contact.emailNormalised, asked)) {
    const problems: ContactProblem[] = [{ field: 'email', reason: 'already-registered' }]
    return { ok: false, refusal: 'invalid-fields', problems }
  }
  await context.db
    .updateTable('players_registration')
    .set({ contact: JSON.stringify(asked.contact), expires_at: lifeFrom(at) })
    .where('secret_hash', '=', row.secret_hash)
    .execute()
  return { ok: true }
}

export interface RegistrationState {
  offer: OfferChoice
  /** The offers that step 1 promised, whatever the offers may be by now. */
  offers: WelcomeOffer[]
  contact?: ContactForm
  limit?: { amountOre: Ore; period: LimitPeriod }
  identified: boolean
  cprAttemptsLeft: number
}

/** Where a registration stands, for the page that shows it again. */
export async function readRegistration(
  context: PlayersContext,
  registration: string,
  at: Date,
): Promise<RegistrationState | undefined> {
  const row = await findRegistration(context, registration, at)
  if (!row) return undefined
  const reading = row.contact && readContact(row.contact, row.offer, await rulesNow(context))
  return {
    offer: row.offer,
    offers: await context.offers.readOfferVersions(row.offer_versions),
    ...(row.contact && { contact: row.contact }),
    ...(reading?.ok && { limit: reading.contact.limit }),
    identified: row.mitid_sub !== null,
    cprAttemptsLeft: Math.max(0, cprAttemptsMax - row.cpr_attempts),
  }
}

/** Whether step 2 is done for the offer now chosen, so that MitID may follow. */
export async function isContactComplete(
  context: PlayersContext,
  row: RegistrationRow,
): Promise<boolean> {
  return row.contact !== null && readContact(row.contact, row.offer, await rulesNow(context)).ok
}

/** Notes who MitID says this is; three new attempts at the CPR number come with it. */
export async function noteIdentity(
  context: PlayersContext,
  registrationHash: Buffer,
  mitid: { identity: MitidIdentity; accessToken: string },
  at: Date,
): Promise<boolean> {
  const noted = await context.db
    .updateTable('players_registration')
    .set({
      mitid_sub: mitid.identity.sub,
      mitid_uuid: mitid.identity.uuid ?? null,
      mitid_birth_date: mitid.identity.birthDate,
      mitid_authenticated_at: mitid.identity.authenticatedAt,
      mitid_token_sealed: context.vault.encrypt('mitid-token', mitid.accessToken),
      cpr_attempts: 0,
      expires_at: lifeFrom(at),
    })
    .where('secret_hash', '=', registrationHash)
    .where('mitid_bound_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return noted.numUpdatedRows === 1n
}

/** One that is on its way. */
export async function findRegistration(
  context: Pick<PlayersContext, 'db'>,
  registration: string,
  at: Date,
): Promise<RegistrationRow | undefined> {
  const row = await findSent(context, registration, at)
  return row?.mitid_bound_at ? undefined : row
}

/** As `findRegistration`, and one that bound a MitID: its repeats are told so. [FLT-82] */
export function findSent(
  context: Pick<PlayersContext, 'db'>,
  registration: string,
  at: Date,
): Promise<RegistrationRow | undefined> {
  return context.db
    .selectFrom('players_registration')
    .selectAll()
    .where('secret_hash', '=', hashSecret(registration))
    .where('expires_at', '>', at)
    .executeTakeFirst()
}

function lifeFrom(at: Date): Date {
  return after(at, retentionMs.openRegistration)
}

/**
 * A field that is absent stays as it was: a person who goes on need not come by the same way again.
 * A browser says which page it was; the campaign's name, and whether it is public now, come from
 * our content.
 */
async function sentBy(context: PlayersContext, { campaign, affiliateTag, at }: RegistrationStart) {
  const found = campaign === undefined ? undefined : await context.findCampaignName(campaign, at)
  return {
    ...(found && { campaign, campaign_code: found.code, campaign_name: found.name }),
    ...(affiliateTag !== undefined && { affiliate_tag: affiliateTag }),
  }
}

function versionsOf(offers: readonly OfferVersion[]): string {
  return JSON.stringify(offers.map(({ offerId, version }) => ({ offerId, version })))
}

/**
 * Another offer, or another version of it, asks for other consents: the steps after this one are taken again,
 * and the terms of an earlier version stay ticked for no later one.
 */
async function chooseOffer(
  context: PlayersContext,
  row: RegistrationRow,
  asked: RegistrationStart & { offers: readonly OfferVersion[] },
): Promise<void> {
  const { offer, offers, at } = asked
  const isOther = offer !== row.offer || versionsOf(offers) !== versionsOf(row.offer_versions)
  const contact = row.contact && { ...row.contact, offer_terms: false }
  await context.db
    .updateTable('players_registration')
    .set({
      offer,
      offer_versions: versionsOf(offers),
      ...(await sentBy(context, asked)),
      expires_at: lifeFrom(at),
      ...(isOther && {
        contact: contact && JSON.stringify(contact),
        ...unidentified,
      }),
    })
    .where('secret_hash', '=', row.secret_hash)
    .execute()
}

/**
 * An e-mail that has an account is reported here, as the specification asks [VAL-06], but only so
 * often to one network, and to all together: after that the report waits for the last step, where
 * the player has proved their identity.
 */
async function mustTellEmailInUse(
  context: PlayersContext,
  emailNormalised: string,
  asked: { clientAddress: string; at: Date },
): Promise<boolean> {
  const player = await context.db
    .selectFrom('players_player')
    .select('player_id')
    .where('email_normalised', '=', emailNormalised)
    .where('status', '<>', 'closed')
    .executeTakeFirst()
  if (!player) return false
  const { clientAddress: address, at } = asked
  // First the network's own: one that has used up its answers takes none of everybody's.
  if (!(await isWithinThrottle(context.throttle, 'tell-email-in-use', { address }, at)))
    return false
  return isWithinThrottle(context.throttle, 'tell-any-email-in-use', everybody, at)
}
