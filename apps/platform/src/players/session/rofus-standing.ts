import { after, minuteMs, type PlayerId, playerId } from '@nordlys/core'
import type { Selectable } from 'kysely'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import { endPlay } from '../../ledger/index.ts'
import { OutsideError } from '../../outside/index.ts'
import { lockAccountRow } from '../base/account.ts'
import type { PlayersContext } from '../base/context.ts'
import type { SessionTable } from '../base/tables.ts'
import type { Cpr } from '../base/vault.ts'
import { setLoginBars } from './login-bars.ts'
import { lockLiveSessions } from './session-end.ts'

/** ROFUS's answer at a login, or that it gave none. */
export type RofusStanding = 'clear' | 'registered' | 'unanswered'

/** The task that asks again; its payload is `{ sessionId }`. */
export const askRofusTask = 'ask-rofus-again'
const rofusAgainAfterMs = minuteMs

/** Asks about one person; silence and faults are an answer here: `unanswered`. */
export async function askRofus(context: PlayersContext, cpr: Cpr): Promise<RofusStanding> {
  try {
    const exclusion = await context.rofus.checkExclusion(cpr)
    return exclusion === 'not-registered' ? 'clear' : 'registered'
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    context.log.warn({ party: error.party, reason: error.reason }, 'ROFUS did not answer')
    return 'unanswered'
  }
}

/** A session that opened without ROFUS's answer has it asked again, at most every minute. */
export async function askRofusAgainIfDue(
  context: PlayersContext,
  row: Selectable<SessionTable>,
  at: Date,
): Promise<void> {
  const before = after(at, -rofusAgainAfterMs)
  if (row.rofus !== 'unanswered' || row.rofus_asked_at > before) return
  await context.db.transaction().execute(async (tx) => {
    const claimed = await tx
      .updateTable('players_session')
      .set({ rofus_asked_at: at })
      .where('handle', '=', row.handle)
      .where('rofus', '=', 'unanswered')
      .where('rofus_asked_at', '<=', before)
      .executeTakeFirst()
    if (claimed.numUpdatedRows === 0n) return
    await context.enqueue(tx, askRofusTask, { sessionId: row.handle })
  })
}

/** The task itself: asks, and opens or closes play by the answer. */
export async function askRofusAgain(
  context: PlayersContext,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const row = await context.db
    .selectFrom('players_session')
    .innerJoin('players_player', 'players_player.player_id', 'players_session.player_id')
    .select(['players_session.player_id', 'players_player.cpr_sealed'])
    .where('handle', '=', sessionId)
    .where('rofus', '=', 'unanswered')
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return
  const standing = await askRofus(context, context.vault.decryptCpr(row.cpr_sealed))
  if (standing === 'unanswered') return
  await context.db
    .transaction()
    .execute((tx) => noteRofusAnswer(context, tx, playerId(row.player_id), standing))
}

/**
 * ROFUS's answer is about the person, so it counts in every session they have open. The caller
 * holds those sessions.
 */
export async function spreadRofusAnswer(
  tx: Tx,
  player: PlayerId,
  standing: RofusStanding,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('players_session')
    .set({ rofus: standing, rofus_asked_at: at })
    .where('player_id', '=', player)
    .where('ended_at', 'is', null)
    .where('rofus', 'in', ['unanswered', 'clear'])
    .execute()
}

/** Opens or closes play and deposits by an answer that came after the login, or by its silence. */
export async function noteRofusAnswer(
  context: PlayersContext,
  tx: Tx,
  player: PlayerId,
  standing: RofusStanding,
): Promise<void> {
  // Account, sessions, limits, money: as a pause.
  await lockAccountRow(tx, player)
  await lockLiveSessions(tx, player)
  const at = context.clock.now()
  await spreadRofusAnswer(tx, player, standing, at)
  if (standing === 'registered') await context.limits.dropWaitingLimits(tx, player, at)
  const isLimited = await context.limits.hasDepositLimit(tx, player, at)
  await setLoginBars(tx, player, { rofus: standing, isLimited, at })
  if (standing === 'registered') await endPlay(tx, player, at)
  await audit(tx, {
    actor: 'outside',
    playerId: player,
    action: 'rofus-answered',
    details: { standing },
    at,
  })
}
