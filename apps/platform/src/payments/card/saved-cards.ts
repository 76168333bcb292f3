import type {
  nameCard as nameCall,
  OutcomeOf,
  RequestOf,
  readCards as readCall,
  removeCard as removeCall,
  SavedCard,
} from '@nordlys/contracts'
import { dayOf, type PlayerId } from '@nordlys/core'
import type { Selectable } from 'kysely'
import { audit } from '../../audit/index.ts'
import type { Db, Tx } from '../../db/index.ts'
import { cardRemovedEmail } from '../base/payment-emails.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import type { CardTable } from '../base/tables.ts'

type CardRow = Selectable<CardTable>

/** The player's own cards, the one used last first. */
export async function readCards(
  { db, clock }: Pick<PaymentsContext, 'db' | 'clock'>,
  playerId: PlayerId,
): Promise<OutcomeOf<typeof readCall>> {
  return { ok: true, cards: await listCards(db, playerId, clock.now()) }
}

export async function listCards(db: Db, playerId: PlayerId, at: Date): Promise<SavedCard[]> {
  const rows = await db
    .selectFrom('wallet_card')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .orderBy('used_at', 'desc')
    .orderBy('place')
    .execute()
  return rows.map((row) => presentCard(row, at))
}

function presentCard(row: CardRow, at: Date): SavedCard {
  const { brand, last4, name, expiry_month: expiryMonth } = row
  return {
    cardId: row.card_id,
    ...(brand !== null && { brand }),
    ...(last4 !== null && { last4 }),
    ...(expiryMonth !== null && { expiryMonth }),
    isExpired: expiryMonth !== null && expiryMonth < danishMonth(at),
    ...(name !== null && { name }),
    savedAt: row.saved_at,
    usedAt: row.used_at,
  }
}

/** `2026-11`, as it is in Copenhagen. */
function danishMonth(at: Date): string {
  return new Date(dayOf(at)).toISOString().slice(0, 7)
}

/** No more digits than these stand in a name: more could be a card's number. */
const nameDigitsMax = 6

export async function nameCard(
  { db, clock }: Pick<PaymentsContext, 'db' | 'clock'>,
  playerId: PlayerId,
  { cardId, name: typed }: RequestOf<typeof nameCall>,
): Promise<OutcomeOf<typeof nameCall>> {
  const name = typed.trim()
  if (name.replace(/\D/g, '').length > nameDigitsMax) {
    return { ok: false, refusal: 'name-holds-number' }
  }
  return db.transaction().execute(async (tx) => {
    const row = await lockCard(tx, playerId, cardId)
    if (!row || row.removed_at) return { ok: false, refusal: 'unknown-card' }
    if ((row.name ?? '') === name) return { ok: true }
    await tx
      .updateTable('wallet_card')
      .set({ name: name || null })
      .where('card_id', '=', cardId)
      .execute()
    const at = clock.now()
    await audit(tx, { actor: 'player', playerId, action: 'card-named', details: { cardId }, at })
    return { ok: true }
  })
}

/** Removed again it is removed still, and no second letter is written. The provider is asked by a job. */
export async function removeCard(
  context: PaymentsContext,
  playerId: PlayerId,
  { cardId }: RequestOf<typeof removeCall>,
): Promise<OutcomeOf<typeof removeCall>> {
  return context.db.transaction().execute(async (tx) => {
    const row = await lockCard(tx, playerId, cardId)
    if (!row) return { ok: false, refusal: 'unknown-card' }
    if (row.removed_at) return { ok: true }
    const at = context.clock.now()
    await tx
      .updateTable('wallet_card')
      .set({ removed_at: at, name: null })
      .where('card_id', '=', cardId)
      .execute()
    await audit(tx, { actor: 'player', playerId, action: 'card-removed', details: { cardId }, at })
    const contact = await context.players.findContact(tx, playerId)
    if (contact) await context.enqueueEmail(tx, cardRemovedEmail(contact, row))
    return { ok: true }
  })
}

function lockCard(tx: Tx, playerId: PlayerId, cardId: string): Promise<CardRow | undefined> {
  return tx
    .selectFrom('wallet_card')
    .selectAll()
    .where('card_id', '=', cardId)
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst()
}
