import { isBarred } from '@nordlys/contracts'
import { after, hourMs, type PlayerId } from '@nordlys/core'
import type { PlayersContext } from '../base/context.ts'
import { askRofus, noteRofusAnswer } from './rofus-standing.ts'
import type { PlayerSession } from './session.ts'
import { standingOf } from './standing.ts'

/** An answer of ROFUS counts for so long when play or a deposit begins. */
const answerCountsMs = hourMs

/**
 * A session as its player stands when play or a deposit begins. When ROFUS's answer is over an hour old, a
 * new one is waited for: one who is registered by now is barred in every session, and silence closes play
 * and deposits until ROFUS answers.
 */
export async function withFreshRofus(
  context: PlayersContext,
  session: PlayerSession,
  at: Date,
): Promise<PlayerSession> {
  // ROFUS is not asked about a player who may not play anyway.
  if (isBarred(session.standing)) return session
  if (await isOld(context, session, at)) await askOnce(context, session, at)
  const { rofus } = await lastHeard(context, session)
  const heard = { playerId: session.playerId, rofus }
  return {
    ...session,
    ...(await standingOf(context.limits, context.db, heard, context.clock.now())),
  }
}

async function isOld(context: PlayersContext, session: PlayerSession, at: Date): Promise<boolean> {
  const { rofus_asked_at: askedAt } = await lastHeard(context, session)
  return after(askedAt, answerCountsMs) < at
}

function lastHeard({ db }: PlayersContext, { sessionId }: PlayerSession) {
  return db
    .selectFrom('players_session')
    .select(['rofus', 'rofus_asked_at'])
    .where('handle', '=', sessionId)
    .executeTakeFirstOrThrow()
}

/** Questions that are under way, by whom they are about. */
const underWay = new WeakMap<PlayersContext, Map<PlayerId, Promise<void>>>()

/** One question at a time for a player: who comes while it is under way waits for its answer. */
async function askOnce(context: PlayersContext, session: PlayerSession, at: Date): Promise<void> {
  const { playerId } = session
  const questions = underWay.get(context) ?? new Map<PlayerId, Promise<void>>()
  underWay.set(context, questions)
  const question =
    questions.get(playerId) ??
    askAndNote(context, session, at).finally(() => questions.delete(playerId))
  questions.set(playerId, question)
  await question
}

async function askAndNote(context: PlayersContext, session: PlayerSession, at: Date) {
  // Another question may have ended between the look and this one.
  if (!(await isOld(context, session, at))) return
  const { playerId } = session
  const { cpr_sealed: encrypted } = await context.db
    .selectFrom('players_player')
    .select('cpr_sealed')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  const answer = await askRofus(context, context.vault.decryptCpr(encrypted))
  await context.db.transaction().execute((tx) => noteRofusAnswer(context, tx, playerId, answer))
}
