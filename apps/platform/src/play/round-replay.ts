import { createHmac, timingSafeEqual } from 'node:crypto'
import type {
  AnswerOf,
  ReplayAnswer,
  startReplay as startCall,
  TableReplayAnswer,
} from '@nordlys/contracts'
import { after, isTimeKey, minuteMs, type PlayerId, type TimeKey } from '@nordlys/core'
import { findPlayedTableRound, findRound } from '../ledger/index.ts'
import { type PlayContext, withJackpots } from './play-sessions.ts'

/** Long enough to watch a round of many free spins, and to load its page once more. */
const replayTokenLifeMs = 10 * minuteMs

/**
 * Grants that one round of the player's own is shown again; undefined when it is none, or its win is not
 * shown yet. The token names
 * round, end of life and login, signed by us, so nothing is stored, and names no player. It shows nothing
 * once the login is over. [FLT-77]
 */
export async function startReplay(
  context: PlayContext,
  asked: { playerId: PlayerId; sessionId: string; roundId: string; at: Date },
): Promise<Started | undefined> {
  const { playerId, sessionId, roundId, at } = asked
  if (!isTimeKey(roundId)) return undefined
  const atTable = await findPlayedTableRound(context.db, { round: roundId, playerId, at })
  const slot = atTable ? undefined : await findRound(context.db, { key: roundId, playerId })
  const round = atTable ?? (slot?.bets ? undefined : slot)
  if (!round) return undefined
  const endsMs = after(at, replayTokenLifeMs).getTime()
  const text = `${roundId}.${endsMs}.${sessionId}`
  const replayToken = `${text}.${sign(context, text)}`
  return { gameId: round.gameId, family: atTable ? 'table' : 'slot', replayToken }
}

type Started = Omit<AnswerOf<typeof startCall>, 'ok'>

/** The round of a slot that a replay token was given for. */
export async function replay(context: PlayContext, replayToken: string): Promise<ReplayAnswer> {
  const named = await roundNamedIn(context, replayToken)
  if (!named.ok) return named
  const found = await findRound(context.db, { key: named.key })
  const [round] = await withJackpots(context.db, found ? [found] : [])
  return round ? { ok: true, round } : { ok: false, refusal: 'token-unknown' }
}

/** The round at a table that a replay token was given for. */
export async function replayAtTable(
  context: PlayContext,
  replayToken: string,
): Promise<TableReplayAnswer> {
  const named = await roundNamedIn(context, replayToken)
  if (!named.ok) return named
  const found = await findPlayedTableRound(context.db, {
    round: named.key,
    at: context.clock.now(),
  })
  if (!found) return { ok: false, refusal: 'token-unknown' }
  const { gameId: _, commitment, bets, seed, choices, automaticFrom, ...round } = found
  return {
    ok: true,
    round: {
      ...round,
      ...(commitment && { commitment: commitment.toString('hex') }),
      ...(automaticFrom !== null && { automaticFrom }),
      bets: bets.toString('hex'),
      seed: seed.toString('hex'),
      choices: choices.toString('hex'),
    },
  }
}

type Named = { ok: true; key: TimeKey } | { ok: false; refusal: 'token-unknown' | 'token-expired' }

async function roundNamedIn(context: PlayContext, replayToken: string): Promise<Named> {
  const key = keyIn(context, replayToken)
  if (!key) return { ok: false, refusal: 'token-unknown' }
  const [, endsMs, login = ''] = replayToken.split('.')
  const isLive = await context.db.transaction().execute((tx) => context.lockLiveSession(tx, login))
  const isOver = context.clock.now().getTime() >= Number(endsMs)
  return isOver || !isLive ? { ok: false, refusal: 'token-expired' } : { ok: true, key }
}

/** The round's key in a token of ours. */
function keyIn(context: PlayContext, token: string): TimeKey | undefined {
  const end = token.lastIndexOf('.')
  const expected = Buffer.from(sign(context, token.slice(0, end)))
  const given = Buffer.from(token.slice(end + 1))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [key = ''] = token.split('.')
  return isTimeKey(key) ? key : undefined
}

function sign({ playerRefKey }: PlayContext, text: string): string {
  return createHmac('sha256', playerRefKey).update(`replay ${text}`).digest('base64url')
}
