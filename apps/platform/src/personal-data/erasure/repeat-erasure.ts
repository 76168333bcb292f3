import type { OutcomeOf, RequestOf, repeatErasure as repeatContract } from '@nordlys/contracts'
import { type PlayerId, playerId as playerIdOf } from '@nordlys/core'
import { audit, looksPersonal } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import { endAllSessions, lockAccountRow } from '../../players/index.ts'
import type { Employee } from '../../staff/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { findHolds, hasLeft } from '../hold/hold.ts'
import { askErasure } from './ask-erasure.ts'

type Outcome = OutcomeOf<typeof repeatContract>

/** The session of a closing that no login asked for. */
const noSession = 'repeated'

/**
 * Repeats an erasure that a player had asked for and a restore has lost: the account, open again in the
 * restored books, is closed, its money paid out, and what may go at once is gone, in one transaction. The
 * wish of the first employee is kept, and another one's does it. [PD23]
 */
export async function repeatErasure(
  context: PersonalDataContext,
  asked: RequestOf<typeof repeatContract>,
  employee: Employee,
): Promise<Outcome> {
  const { db, clock } = context.players
  const player = playerIdOf(asked.playerId)
  const found = await db
    .selectFrom('players_player')
    .select('created_at')
    .where('player_id', '=', player)
    .executeTakeFirst()
  if (!found) return { ok: false, refusal: 'unknown' }
  if (looksPersonal(asked.reason)) return { ok: false, refusal: 'personal-number' }
  const { askedAt } = asked
  if (askedAt <= found.created_at || askedAt > clock.now())
    return { ok: false, refusal: 'not-asked' }
  return db.transaction().execute(async (tx): Promise<Outcome> => {
    await lockAccountRow(tx, player)
    const at = clock.now()
    if (await hasLeft(tx, player)) return { ok: false, refusal: 'left' }
    if (await isClosed(tx, player)) return { ok: false, refusal: 'closed' }
    const holds = await findHolds(tx, at, player)
    if (holds.length > 0) return { ok: false, refusal: 'held', holds }
    const wish = await findWish(tx, player)
    if (wish?.wished_by === employee.employeeId)
      return { ok: false, refusal: 'second-person-needed' }
    if (!wish) {
      await noteWish(tx, asked, employee, at)
      return { ok: true, isDone: false }
    }
    await agree(tx, player, employee, at)
    await context.closeAndPayOut(tx, {
      ...{ playerId: player, sessionId: noSession, idempotencyKey: crypto.randomUUID() },
    })
    const closedAt = clock.now()
    await endAllSessions(tx, player, 'closed', closedAt)
    const by = { employee, reason: asked.reason }
    return {
      ok: true,
      isDone: true,
      ...(await askErasure(context, tx, { playerId: player, by, at: closedAt })),
    }
  })
}

async function isClosed(tx: Tx, player: PlayerId): Promise<boolean> {
  const { closed_at: closedAt } = await tx
    .selectFrom('players_player')
    .select('closed_at')
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
  return closedAt !== null
}

function findWish(tx: Tx, player: PlayerId) {
  return tx
    .selectFrom('personal_data_repeat')
    .select('wished_by')
    .where('player_id', '=', player)
    .executeTakeFirst()
}

async function noteWish(
  tx: Tx,
  { playerId, askedAt, reason }: RequestOf<typeof repeatContract>,
  employee: Employee,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('personal_data_repeat')
    .values({
      ...{ player_id: playerId, asked_at: askedAt, reason },
      ...{ wished_by: employee.employeeId, wished_at: at },
    })
    .execute()
  await note(tx, { player: playerIdOf(playerId), employee, action: 'erasure-repeat-wished', at })
}

async function agree(tx: Tx, player: PlayerId, employee: Employee, at: Date): Promise<void> {
  await tx
    .updateTable('personal_data_repeat')
    .set({ agreed_by: employee.employeeId, agreed_at: at })
    .where('player_id', '=', player)
    .execute()
  await note(tx, { player, employee, action: 'erasure-repeated', at })
}

function note(
  tx: Tx,
  did: { player: PlayerId; employee: Employee; action: string; at: Date },
): Promise<void> {
  const { player: playerId, employee, action, at } = did
  return audit(tx, { actor: 'staff', employee, playerId, action, details: {}, at })
}
