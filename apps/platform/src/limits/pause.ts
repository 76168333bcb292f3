import {
  type OutcomeOf,
  outlastsPause,
  type PauseKind,
  type startPause as pauseCall,
  pauseLastsMs,
  type RequestOf,
} from '@nordlys/contracts'
import { after, type PlayerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import {
  type BarReason,
  momentUnderLock,
  setBar,
  voidActiveBonus,
  voidSpins,
} from '../ledger/index.ts'
import {
  closeAccount,
  endAllSessions,
  lockAccountRow,
  lockLiveSessions,
  type PlayerSession,
  type PlayersContext,
} from '../players/index.ts'
import { dropWaitingLimits } from './change-limit.ts'
import { lockLimits } from './deposit-use.ts'
import { pauseEmail } from './pause-email.ts'
import { findPauseRow, type PauseRow, pauseOf } from './standing-pause.ts'

export type PausesContext = Pick<PlayersContext, 'db' | 'clock' | 'enqueue' | 'rules'>

/** The ledger's name of each. */
const bars: Readonly<Record<PauseKind, BarReason>> = {
  '24-hours': 'pause',
  '30-days': 'exclusion',
  permanent: 'closure',
}

interface PauseWish {
  playerId: PlayerId
  sessionId: string
  kind: PauseKind
  idempotencyKey: string
  at: Date
}

/**
 * Starts a pause at once, or tells which longer one stands: nothing makes a pause shorter. The same key
 * with the same wish gets the first answer again. [LIM-05] [LIM-06]
 */
export async function startPause(
  context: PausesContext,
  session: Pick<PlayerSession, 'playerId' | 'sessionId'>,
  request: RequestOf<typeof pauseCall>,
): Promise<OutcomeOf<typeof pauseCall>> {
  return context.db.transaction().execute((tx) => startPauseIn(context, tx, session, request))
}

/** The same in a transaction that does more: account, sessions and money are locked from here on. */
export async function startPauseIn(
  context: PausesContext,
  tx: Tx,
  { playerId, sessionId }: Pick<PlayerSession, 'playerId' | 'sessionId'>,
  request: RequestOf<typeof pauseCall>,
): Promise<OutcomeOf<typeof pauseCall>> {
  await lockAccountRow(tx, playerId)
  // Sessions before bars, as everywhere: ending a session locks it before the ledger.
  await lockLiveSessions(tx, playerId)
  await lockLimits(tx, playerId)
  // A pause begins when nothing can be staked beside it any more, and not when it was asked for.
  const at = await momentUnderLock(tx, playerId, context.clock)
  const wish = { playerId, sessionId, ...request, at }
  const known = await findRequest(tx, wish)
  if (known && known.asked_kind !== wish.kind) return { ok: false, refusal: 'conflict' }
  if (known) return answerOf(known.is_started, known)
  const running = await findPauseRow(tx, playerId, at)
  if (running && !outlastsPause(endOf(wish) ?? undefined, pauseOf(running))) {
    await keepRequest(tx, wish, running, false)
    return answerOf(false, running)
  }
  const started = await insertPause(tx, wish)
  await keepRequest(tx, wish, started, true)
  await takeEffect(context, tx, wish, started)
  return answerOf(true, started)
}

async function takeEffect(
  context: PausesContext,
  tx: Tx,
  { playerId, sessionId, kind, at }: PauseWish,
  { pause_id: pauseId, ends_at: endsAt }: PauseRow,
): Promise<void> {
  await dropWaitingLimits(tx, playerId, at)
  const isForGood = endsAt === null
  if (isForGood) await closeAccount(tx, playerId, at)
  const except = isForGood ? undefined : sessionId
  await endAllSessions(tx, playerId, isForGood ? 'closed' : 'paused', at, except)
  await setBar(tx, { playerId, reason: bars[kind], until: endsAt ?? 'for-good', at })
  const reason = isForGood ? 'closed' : 'paused'
  const isBonusVoid = (await voidActiveBonus(tx, { playerId, reason, at })) !== undefined
  const areSpinsVoid = (await voidSpins(tx, { playerId, reason, at })) > 0
  await audit(tx, {
    actor: 'player',
    playerId,
    action: 'pause-started',
    details: { pauseId, kind, endsAt, channel: 'site', isBonusVoid, areSpinsVoid },
    at,
  })
  const { first_name: firstName, email: to } = await tx
    .selectFrom('players_player')
    .select(['first_name', 'email'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  const email = pauseEmail({ to, firstName, endsAt, brandName: context.rules.brandName })
  const idempotencyKey = `pause-${pauseId}`
  await context.enqueue(tx, 'send-email', { ...email, playerId, idempotencyKey })
}

function findRequest(tx: Tx, { playerId, idempotencyKey }: PauseWish) {
  return tx
    .selectFrom('limits_pause_request as request')
    .innerJoin('limits_pause as pause', 'pause.pause_id', 'request.pause_id')
    .selectAll('pause')
    .select(['request.kind as asked_kind', 'request.is_started'])
    .where('request.player_id', '=', playerId)
    .where('request.idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

function insertPause(tx: Tx, wish: PauseWish): Promise<PauseRow> {
  return tx
    .insertInto('limits_pause')
    .values({
      player_id: wish.playerId,
      kind: wish.kind,
      starts_at: wish.at,
      ends_at: endOf(wish),
      source: 'OWN',
      requested_by: 'player',
      channel: 'site',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function keepRequest(
  tx: Tx,
  wish: PauseWish,
  { pause_id }: PauseRow,
  isStarted: boolean,
): Promise<void> {
  await tx
    .insertInto('limits_pause_request')
    .values({
      player_id: wish.playerId,
      idempotency_key: wish.idempotencyKey,
      kind: wish.kind,
      is_started: isStarted,
      pause_id,
    })
    .execute()
}

function endOf({ kind, at }: Pick<PauseWish, 'kind' | 'at'>): Date | null {
  const lastsMs = pauseLastsMs[kind]
  return lastsMs === undefined ? null : after(at, lastsMs)
}

function answerOf(isStarted: boolean, row: PauseRow): OutcomeOf<typeof pauseCall> {
  const pause = pauseOf(row)
  return isStarted ? { ok: true, pause } : { ok: false, refusal: 'longer-pause-stands', pause }
}
