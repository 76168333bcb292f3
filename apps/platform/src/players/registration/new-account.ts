import type { OfferChoice, SessionDevice, SessionGrant } from '@nordlys/contracts'
import { type PlayerId, playerId } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import { openAccounts } from '../../ledger/index.ts'
import type { PlayersContext } from '../base/context.ts'
import type { Cpr } from '../base/vault.ts'
import { firstContactsTask } from '../contact/first-contacts.ts'
import { noteBrowser } from '../session/known-browsers.ts'
import { openSession } from '../session/session.ts'
import type { Contact } from './contact.ts'
import type { RegistrationRow } from './registration.ts'
import { welcomeEmail } from './welcome-email.ts'

export interface NewAccount {
  contact: Contact
  offer: OfferChoice
  cpr: Cpr
  birthDate: string
  sub: string
  uuid: string | null
  /** The campaign's page, its code and name, and the partner that led here. [REG-07] */
  campaign: string | null
  campaignCode: string | null
  campaignName: string | null
  affiliateTag: string | null
  /** Where the first session is opened. */
  device: SessionDevice | undefined
  deviceMark: string | undefined
}

export type CreateAccountOutcome =
  | { ok: true; session: SessionGrant; firstName: string }
  | { ok: false; refusal: 'cpr-in-use' | 'email-in-use' | 'registration-expired' }

/**
 * Makes the account whole or not at all: the player, what they consented to, their limit, their
 * accounts in the ledger and their first session, in one transaction. ROFUS has been asked.
 */
export function createAccount(
  context: PlayersContext,
  row: RegistrationRow,
  account: NewAccount,
  at: Date,
): Promise<CreateAccountOutcome> {
  return context.db.transaction().execute(async (tx): Promise<CreateAccountOutcome> => {
    // Completed twice at the same moment, the second one finds the registration gone.
    if (!(await useUpRegistration(tx, row))) return { ok: false, refusal: 'registration-expired' }
    const id = await insertPlayer(context, tx, account, at)
    if (id === undefined) return { ok: false, refusal: await findRival(context, tx, account) }
    await writeConsents(context, tx, id, account, at)
    await context.limits.setFirstDepositLimit(tx, { playerId: id, ...account.contact.limit, at })
    await openAccounts(tx, id)
    await context.offers.promiseOffers(tx, { playerId: id, offers: row.offer_versions, at })
    await audit(tx, {
      actor: 'player',
      playerId: id,
      action: 'registered',
      details: {
        offer: account.offer,
        offerVersions: row.offer_versions.map((each) => `${each.offerId} ${each.version}`).join(),
        campaign: account.campaign,
        campaignCode: account.campaignCode,
        affiliateTag: account.affiliateTag,
      },
      at,
    })
    const { device, deviceMark: mark } = account
    const session = await openSession(context, tx, { playerId: id, rofus: 'clear', device, at })
    await noteBrowser(tx, { playerId: id, mark, at })
    const { firstName, email } = account.contact
    const { brandName } = context.rules
    const welcome = welcomeEmail({ playerId: id, firstName, email, brandName })
    await context.enqueue(tx, 'send-email', welcome)
    await context.enqueue(tx, firstContactsTask, { playerId: id })
    return { ok: true, session, firstName }
  })
}

async function useUpRegistration(tx: Tx, row: RegistrationRow): Promise<boolean> {
  const used = await tx
    .deleteFrom('players_registration')
    .where('secret_hash', '=', row.secret_hash)
    .executeTakeFirst()
  return used.numDeletedRows === 1n
}

/** Undefined when another account has this person or this e-mail, were it made this very moment. */
async function insertPlayer(
  context: PlayersContext,
  tx: Tx,
  account: NewAccount,
  at: Date,
): Promise<PlayerId | undefined> {
  const { contact, cpr } = account
  const inserted = await tx
    .insertInto('players_player')
    .values({
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      email_normalised: contact.emailNormalised,
      mobile: contact.mobile,
      birth_date: account.birthDate,
      cpr_sealed: context.vault.encryptCpr(cpr),
      cpr_lookup: context.vault.lookup(cpr),
      mitid_sub: account.sub,
      mitid_uuid: account.uuid,
      offer: account.offer,
      campaign: account.campaign,
      campaign_code: account.campaignCode,
      campaign_name: account.campaignName,
      affiliate_tag: account.affiliateTag,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst()
  return inserted && playerId(inserted.player_id)
}

async function findRival(
  context: PlayersContext,
  tx: Tx,
  account: NewAccount,
): Promise<'cpr-in-use' | 'email-in-use'> {
  const samePerson = await tx
    .selectFrom('players_player')
    .select('player_id')
    .where('status', '<>', 'closed')
    .where((player) =>
      player.or([
        player('cpr_lookup', '=', context.vault.lookup(account.cpr)),
        player('mitid_sub', '=', account.sub),
      ]),
    )
    .executeTakeFirst()
  return samePerson ? 'cpr-in-use' : 'email-in-use'
}

/** Each consent on its own, with the words it was given to; a no to marketing is kept, too. */
async function writeConsents(
  context: PlayersContext,
  tx: Tx,
  player: PlayerId,
  account: NewAccount,
  at: Date,
): Promise<void> {
  const { rules } = context
  const { marketing } = account.contact
  const said = [
    { kind: 'terms', given: true, version: rules.termsVersion },
    ...(account.offer === 'welcome'
      ? [{ kind: 'offer-terms', given: true, version: rules.offerTermsVersion } as const]
      : []),
    { kind: 'marketing-email', given: marketing.email, version: rules.marketingVersion },
    { kind: 'marketing-sms', given: marketing.sms, version: rules.marketingVersion },
  ] as const
  await tx
    .insertInto('players_consent')
    .values(said.map((consent) => ({ ...consent, player_id: player, brand: rules.brand, at })))
    .execute()
}
