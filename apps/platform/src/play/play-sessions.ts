import { createHash, createHmac } from 'node:crypto'
import {
  type AuthenticateAnswer,
  liveTellMaxMs,
  type OpenSpins,
  type StoredRound,
} from '@nordlys/contracts'
import {
  after,
  type Clock,
  dayMs,
  minuteMs,
  type Ore,
  type PlayerId,
  playerId,
  type Random,
  secret,
  sum,
  type TimeKey,
  timeKey,
  timeOfKey,
} from '@nordlys/core'
import { liveFacts, networkOfGame } from '@nordlys/game-math'
import { sql } from 'kysely'
import { readActiveBonus } from '../bonuses/index.ts'
import type { Db, Tx } from '../db/index.ts'
import {
  beginPlay,
  findOpenSpins,
  type JournalRound,
  listRounds,
  readPendingRounds,
  readShownBalances,
  shownBalance,
  sumRounds,
  wonIn,
} from '../ledger/index.ts'
import './tables.ts'
import { findWonJackpots } from './jackpots.ts'
import { findOwedNotice, keepNoticeDue, lockPlayNotices } from './play-notice.ts'

/** Long enough for a slow phone to load the frame, too short to be worth stealing. */
const launchTokenLifeMs = minuteMs
const latestRoundsMax = 20
const latestRoundsMs = 30 * dayMs

export interface PlayContext {
  db: Db
  clock: Clock
  random: Random
  /** Makes a player's name towards games, so that they never see the account number. */
  playerRefKey: string
  /** Whether the login a game was opened in still lives; it cannot end before the transaction does. */
  lockLiveSession(tx: Tx, sessionId: string): Promise<boolean>
}

/** The player and the game; nothing of it changes once begun. */
export interface PlaySession {
  id: string
  playerId: PlayerId
  gameId: string
  /**
   * Until then a win of a live table that the player came from may be pending; undefined where none was.
   * A later one is none of this play: who stakes at a live table plays there, and a slip that was final
   * before this play began is booked within two minutes.
   */
  pendingUntil?: Date | undefined
}

/** The wish of a player who opens a game. */
export interface PlayWish {
  playerId: PlayerId
  sessionId: string
  gameId: string
  sessionEndsAt: Date
  at: Date
  /** When the play notice is due in it, at the latest: counted from the login, or from the last one. */
  notice?: { loggedInAt: Date; longestMs: number }
}

/** Notes that a player may open a game, and gives the one-time token for its frame. */
export async function startPlay(
  context: PlayContext,
  wish: PlayWish,
): Promise<{ launchToken: string }> {
  const { db, clock, random } = context
  const launchToken = secret(random)
  await db
    .insertInto('wallet_play_session')
    .values({
      id: timeKey(clock, random),
      player: wish.playerId,
      game: wish.gameId,
      session_id: wish.sessionId,
      token_hash: hashToken(launchToken),
      token_expires_at: after(wish.at, launchTokenLifeMs),
      play_until: wish.sessionEndsAt,
      started_at: wish.at,
      ...(wish.notice && {
        logged_in_at: wish.notice.loggedInAt,
        notice_ms: wish.notice.longestMs,
      }),
    })
    .execute()
  return { launchToken }
}

/**
 * Redeems a launch token, once, and makes its play session the only one that may stake. A token of
 * a login that is over opens nothing: it may have been kept for just that.
 */
export async function authenticate(
  context: PlayContext,
  launchToken: string,
): Promise<AuthenticateAnswer> {
  const at = context.clock.now()
  const redeemed = await redeemLaunchToken(context, launchToken)
  if (!redeemed.ok) return redeemed
  const { play } = redeemed
  const range = { playerId: play.playerId, to: after(at, minuteMs) }
  const [balances, bound, latest, total, spins] = await Promise.all([
    readShownBalances(context.db, play.playerId, at),
    bonusHere(context.db, play, at),
    listRounds(context.db, {
      ...range,
      from: latestRoundsFrom(at),
      gameId: play.gameId,
      limit: latestRoundsMax,
    }),
    sumRounds(context.db, { ...range, from: beforeBegun(play), playSession: play.id }),
    readOpenSpins(context.db, play, at),
  ])
  return {
    ok: true,
    playSession: play.id,
    playerRef: playerRefOf(context, play.playerId),
    gameId: play.gameId,
    balanceOre: sum(balances.cashOre, balances.bonusOre),
    ...bound,
    latest: await shownRounds(context.db, play.playerId, latest, at),
    sessionStakedOre: total.stakedOre,
    sessionWonOre: total.wonOre,
    ...(spins && { spins }),
  }
}

/** Whether a game has a jackpot: no spin of an offer is played in it. (SP8) */
export function hasJackpot(gameId: string): boolean {
  return networkOfGame(gameId) !== undefined
}

/** The promised spins that can be played in the open game: never in one with a jackpot. */
export async function readOpenSpins(
  db: Db,
  { playerId: player, gameId }: PlaySession,
  at: Date,
): Promise<OpenSpins | undefined> {
  const open = hasJackpot(gameId)
    ? undefined
    : await findOpenSpins(db, { playerId: player, gameId, at })
  if (!open) return undefined
  const { grantId: grant, left, valueOre, expiresAt } = open
  return { grant, left, valueOre, expiresAt }
}

/**
 * The most that may be staked while a bonus is active, so that a game offers no more; and whether the bonus
 * is for other games alone, so that this one says so. [BONUS-02]
 */
export async function bonusHere(
  db: Db,
  { playerId: player, gameId }: Pick<PlaySession, 'playerId' | 'gameId'>,
  at: Date,
): Promise<{ stakeMaxOre?: Ore; isBonusElsewhere?: true }> {
  const bonus = await readActiveBonus(db, { playerId: player, at })
  if (!bonus) return {}
  const { stakeMaxOre, countingGameIds } = bonus
  return {
    ...(stakeMaxOre !== undefined && { stakeMaxOre }),
    ...(countingGameIds?.includes(gameId) === false && { isBonusElsewhere: true }),
  }
}

/** Whether no bonus is active and the one that ended last was fulfilled: its game tells so. [BONUS-02] */
export async function isLastBonusFulfilled(db: Db, player: PlayerId): Promise<boolean> {
  const last = await db
    .selectFrom('audit_bonuses')
    .select('state')
    .where('player_id', '=', player)
    .orderBy(sql`ended_at DESC NULLS FIRST`)
    .limit(1)
    .executeTakeFirst()
  return last?.state === 'fulfilled'
}

/** A game shows its latest rounds; a player away for a month does not wait for them. */
export function latestRoundsFrom(at: Date): Date {
  return after(at, -latestRoundsMs)
}

/** No copy's clock was so far ahead when it began the play. */
function beforeBegun(play: PlaySession): Date {
  return after(timeOfKey(play.id as TimeKey), -dayMs)
}

type Redeemed =
  | { ok: true; play: PlaySession }
  | { ok: false; refusal: 'token-unknown' | 'token-used' | 'token-expired' }

/**
 * Uses a launch token up and begins its play, with whatever `onPlay` writes beside it. A token of a
 * game that `mayOpen` does not grant is unknown, and stays good for who may.
 */
export function redeemLaunchToken(
  context: PlayContext,
  launchToken: string,
  mayOpen: (gameId: string) => boolean = () => true,
  onPlay: (tx: Tx, play: PlaySession) => Promise<void> = async () => undefined,
): Promise<Redeemed> {
  return context.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('wallet_play_session')
      .selectAll()
      .where('token_hash', '=', hashToken(launchToken))
      .forUpdate()
      .executeTakeFirst()
    if (!row || !mayOpen(row.game)) return { ok: false, refusal: 'token-unknown' }
    if (row.redeemed_at) return { ok: false, refusal: 'token-used' }
    const isLive = await context.lockLiveSession(tx, row.session_id)
    const at = context.clock.now()
    if (!isLive || at >= row.token_expires_at) return { ok: false, refusal: 'token-expired' }
    await tx
      .updateTable('wallet_play_session')
      .set({ redeemed_at: at })
      .where('id', '=', row.id)
      .execute()
    const play = { id: row.id, playerId: playerId(row.player), gameId: row.game }
    await lockPlayNotices(tx, play.playerId)
    const owedAt = await findOwedNotice(tx, play.playerId, at)
    const { session_id: login, play_until: until } = row
    await beginPlay(tx, { ...play, playSession: play.id, login, until, at })
    await keepNoticeDue(tx, play.playerId, { at, owedAt })
    await onPlay(tx, play)
    return { ok: true, play }
  })
}

/** The play session of a message; undefined when it was never begun. */
export async function findPlay(db: Db, id: string): Promise<PlaySession | undefined> {
  const row = await db
    .selectFrom('wallet_play_session')
    .select(['id', 'player', 'game', 'redeemed_at'])
    .select((eb) =>
      eb
        .selectFrom('wallet_play_session as before')
        .select('before.game')
        .whereRef('before.player', '=', 'wallet_play_session.player')
        .whereRef('before.redeemed_at', '<', 'wallet_play_session.redeemed_at')
        .orderBy('before.redeemed_at', 'desc')
        .limit(1)
        .as('gameBefore'),
    )
    .select((eb) =>
      eb
        .selectFrom('ledger_live_round')
        .select('key')
        .whereRef('ledger_live_round.player', '=', 'wallet_play_session.player')
        .orderBy('tell_from', 'desc')
        .limit(1)
        .as('latestLive'),
    )
    .where('id', '=', id)
    .where('redeemed_at', 'is not', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { latestLive, gameBefore, redeemed_at: begunAt } = row
  const isFromLive = liveFacts.some((each) => each.id === gameBefore)
  const moments = [
    ...(latestLive ? [timeOfKey(latestLive as TimeKey)] : []),
    ...(isFromLive && begunAt ? [begunAt] : []),
  ]
  const latest = moments.toSorted((one, other) => Number(other) - Number(one))[0]
  const pendingUntil = latest && after(latest, liveTellMaxMs)
  return { id: row.id, playerId: playerId(row.player), gameId: row.game, pendingUntil }
}

/**
 * A player's rounds as a game shows them at a moment: those whose wins are not shown yet are left out, and
 * no balance has them. [LV20]
 */
export async function shownRounds(
  db: Db,
  player: PlayerId,
  rounds: readonly JournalRound[],
  at: Date,
): Promise<StoredRound[]> {
  const pending = await readPendingRounds(db, { playerId: player, at })
  const keys = new Set(pending.map(({ key }) => key))
  const shown = await withJackpots(
    db,
    rounds.filter(({ key }) => !keys.has(key)),
  )
  return shown.map((round) => {
    const before = pending.filter((each) => each.at <= round.at)
    return { ...round, balanceAfterOre: shownBalance(round.balanceAfterOre, wonIn(before)) }
  })
}

/** Rounds in the form games receive, each with the jackpots it won. */
export async function withJackpots(
  db: Db,
  rounds: readonly JournalRound[],
): Promise<StoredRound[]> {
  const wonIn = await findWonJackpots(
    db,
    rounds.map(({ key }) => key),
  )
  return rounds.map(({ bets, ...round }) => {
    const won = wonIn.get(round.key) ?? []
    const seed = Buffer.from(round.seed).toString('hex')
    const balanceAfterOre = sum(round.balanceAfterOre, ...won.map(({ amountOre }) => amountOre))
    return {
      ...round,
      seed,
      ...(bets && { bets: Buffer.from(bets).toString() }),
      balanceAfterOre,
      ...(won.length > 0 && { jackpots: won }),
    }
  })
}

/** A player's name towards games. */
export function playerRefOf(context: PlayContext, player: PlayerId): string {
  return createHmac('sha256', context.playerRefKey).update(`player ${player}`).digest('base64url')
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
