import { type PlayerId, timeKey } from '@nordlys/core'
import { sql } from 'kysely'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import type { BookedCard, KeptCard } from '../base/payment-method.ts'
import type { CardsContext } from './cards-context.ts'
import { compareHolder, type HolderMatch } from './holder-name.ts'

/**
 * Keeps the card of a booked capture: saves it where its player asked for that, notes that a saved one was
 * used, and notes for people a holder who bears another name. Such a card pays, and is never saved.
 */
export async function keepCard(
  context: CardsContext,
  tx: Tx,
  booked: BookedCard,
): Promise<KeptCard | undefined> {
  const { deposit, account, contact, at } = booked
  if (deposit.card_id) await noteUse(tx, deposit.card_id, at)
  if (!account) return undefined
  const holder = compareHolder(account.holder, contact)
  if (holder === 'unlike') {
    await noteOtherHolder(context, tx, booked, account.token)
    return undefined
  }
  // The token of a payment that names another player is that player's.
  if (!deposit.save_card || booked.namedPlayer !== deposit.player_id) return undefined
  return saveCard(context, tx, { booked, token: account.token, holder })
}

async function noteUse(tx: Tx, cardId: string, at: Date): Promise<void> {
  await tx.updateTable('wallet_card').set({ used_at: at }).where('card_id', '=', cardId).execute()
}

async function noteOtherHolder(
  { cardTokens }: CardsContext,
  tx: Tx,
  { deposit: { reference, player_id: playerId }, at }: BookedCard,
  token: string,
): Promise<void> {
  const noted = await tx
    .insertInto('wallet_other_holder')
    .values({
      player_id: playerId,
      card_mark: cardTokens.mark(token),
      reference,
      noted_at: at,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'card_mark']).doNothing())
    .returning('note_id')
    .executeTakeFirst()
  if (!noted) return
  const details = { reference, noteId: noted.note_id }
  await audit(tx, { actor: 'system', playerId, action: 'other-holder-noted', details, at })
}

interface Saving {
  booked: BookedCard
  token: string
  holder: Exclude<HolderMatch, 'unlike'>
}

/**
 * The same card again is the one that is there. Undefined where there is no place left, or another player
 * has the token. The caller holds the player's limits, so that two captures do not take one place.
 */
async function saveCard(
  { cardTokens, random, clock }: CardsContext,
  tx: Tx,
  { booked: { deposit, at }, token, holder }: Saving,
): Promise<KeptCard | undefined> {
  const { player_id: playerId, card_last4: last4, card_brand: brand } = deposit
  const mark = cardTokens.mark(token)
  const facts = { brand, last4, expiry_month: deposit.card_expiry_month, used_at: at }
  const kept = { brand, last4 }
  const known = await findLive(tx, mark)
  if (known) {
    if (known.player_id !== playerId) return undefined
    await tx.updateTable('wallet_card').set(facts).where('card_id', '=', known.card_id).execute()
    return kept
  }
  const place = await findPlace(tx, playerId)
  if (place === undefined) return undefined
  await keepFromForgetting(tx, mark, at)
  const cardId = timeKey(clock, random)
  await tx
    .insertInto('wallet_card')
    .values({
      card_id: cardId,
      player_id: playerId,
      place,
      token_sealed: cardTokens.encrypt(token),
      token_mark: mark,
      ...facts,
      holder_matches: holder,
      saved_at: at,
    })
    .execute()
  const details = { cardId, reference: deposit.reference, holder }
  await audit(tx, { actor: 'player', playerId, action: 'card-saved', details, at })
  return kept
}

function findLive(tx: Tx, mark: Buffer) {
  return tx
    .selectFrom('wallet_card')
    .select(['card_id', 'player_id'])
    .where('token_mark', '=', mark)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** The lowest of the four places that no live card of the player has. */
async function findPlace(tx: Tx, playerId: PlayerId): Promise<number | undefined> {
  const { rows } = await sql<{ place: number | null }>`
    SELECT min(place)::int AS place FROM generate_series(1, 4) AS place WHERE NOT EXISTS (
      SELECT FROM wallet_card card
      WHERE card.player_id = ${playerId} AND card.removed_at IS NULL AND card.place = place.place
    )`.execute(tx)
  return rows[0]?.place ?? undefined
}

/** A card that was removed and is saved again pays once more: the provider must not forget its token. */
async function keepFromForgetting(tx: Tx, mark: Buffer, at: Date): Promise<void> {
  await tx
    .updateTable('wallet_card')
    .set(forgotten(at))
    .where('token_mark', '=', mark)
    .where('removed_at', 'is not', null)
    .execute()
}

/** With it the last of a card's token is gone. */
export function forgotten(at: Date) {
  return {
    token_sealed: null,
    token_mark: null,
    forgotten_at: sql<Date>`greatest(removed_at, ${at})`,
  }
}
