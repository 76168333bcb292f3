import { after, logFailure, minuteMs, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import { auditAll } from '../../audit/index.ts'
import type { Db } from '../../db/index.ts'
import { OutsideError, type PaymentProvider } from '../../outside/index.ts'
import type { CardsContext } from './cards-context.ts'
import { forgotten } from './keep-card.ts'

const askEveryMs = 10 * minuteMs
const cardsPerTick = 20

/**
 * Has the provider forget the cards that were removed, each until it has. Asked twice it has forgotten it
 * already; copies of the program that tick at the same moment ask about different ones.
 */
export async function forgetCards(
  { db, cardTokens, clock, log }: CardsContext,
  provider: PaymentProvider,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ card_id: string; player_id: number; token_sealed: string }>`
    UPDATE wallet_card SET forget_asked_at = ${at} WHERE card_id IN (
      SELECT card_id FROM wallet_card
      WHERE removed_at IS NOT NULL AND forgotten_at IS NULL
        AND (forget_asked_at IS NULL OR forget_asked_at <= ${after(at, -askEveryMs)})
      ORDER BY removed_at LIMIT ${cardsPerTick} FOR UPDATE SKIP LOCKED)
    RETURNING card_id, player_id, token_sealed`.execute(db)
  for (const { card_id: cardId, player_id: number, token_sealed: encrypted } of rows) {
    try {
      const accountId = cardTokens.decrypt(encrypted)
      await provider.forgetAccount({ userId: number.toString(), accountId })
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error
      logFailure(log, error, 'the payment provider did not forget a card', { cardId })
      if (error.isOutage) return
      continue
    }
    await db
      .updateTable('wallet_card')
      .set(forgotten(clock.now()))
      .where('card_id', '=', cardId)
      .where('forgotten_at', 'is', null)
      .execute()
  }
}

const closedLatelyMs = 60 * minuteMs

/**
 * Removes the cards of accounts that are closed, once no deposit of theirs is open. An account is looked
 * at in the hour after its closing, and then whenever its money is.
 */
export async function removeCardsOfClosed(db: Db, at: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ card_id: string; player_id: number }>`
      UPDATE wallet_card SET removed_at = greatest(saved_at, ${at}), name = NULL
      WHERE removed_at IS NULL
        AND player_id IN (
          SELECT player_id FROM players_player WHERE closed_at > ${after(at, -closedLatelyMs)}
          UNION SELECT player_id FROM players_closed_account WHERE look_at <= ${at})
        AND NOT EXISTS (
          SELECT FROM wallet_deposit open WHERE open.player_id = wallet_card.player_id
            AND open.status IN ('initiated', 'pending', 'processing'))
      RETURNING card_id, player_id`.execute(tx)
    const did = { actor: 'system', action: 'card-removed', at } as const
    await auditAll(
      tx,
      rows.map(({ card_id: cardId, player_id: number }) => ({
        ...did,
        playerId: playerId(number),
        details: { cardId },
      })),
    )
  })
}
