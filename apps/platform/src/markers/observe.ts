import { after, type PlayerId, required } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'
import { findPeriod, listLimitHits, readPlaySlices } from '../ledger/index.ts'
import { listLimitRaises, listRefusedGames } from '../limits/index.ts'
import { listPaymentEvents } from '../payments/index.ts'
import { ageYears } from '../players/index.ts'
import type { HarmEvent, Observed, Slice } from './harm-facts.ts'
import { chaseLossOre, chaseMs, drainedOre, longSittingMs, sliceMs, windows } from './thresholds.ts'
import './tables.ts'

/** As far back as any window looks, and a sitting that led into it. */
const observedMs = windows.weekMs + windows.beforeMs + 8 * longSittingMs

const measures = { sliceMs, chaseMs, chaseLossOre, drainedOre }

/**
 * Adds what a player's account has done since the last look to the slices, once: whoever calls holds the
 * player's row. Answers the number of the newest movement that is in them now.
 */
export async function takeIn(
  tx: Tx,
  { playerId, seenSeq }: { playerId: PlayerId; seenSeq: bigint },
): Promise<bigint> {
  // To compile the statement takes longer than to run it.
  await sql`SET LOCAL jit = off`.execute(tx)
  const { upToSeq, slices } = await readPlaySlices(tx, { playerId, afterSeq: seenSeq }, measures)
  if (slices.length === 0) return upToSeq
  const rows = slices.map((slice) => ({
    player_id: playerId,
    at: slice.at,
    is_night: slice.isNight,
    rounds: slice.rounds,
    staked_ore: slice.stakedOre,
    lost_ore: slice.lostOre,
    drains: slice.drains,
    deposits: slice.deposits,
    chases: slice.chases,
  }))
  await tx
    .insertInto('markers_slice')
    .values(rows)
    .onConflict((known) =>
      known.columns(['player_id', 'at']).doUpdateSet({
        rounds: sql`markers_slice.rounds + excluded.rounds`,
        staked_ore: sql`markers_slice.staked_ore + excluded.staked_ore`,
        lost_ore: sql`markers_slice.lost_ore + excluded.lost_ore`,
        drains: sql`markers_slice.drains + excluded.drains`,
        deposits: sql`markers_slice.deposits + excluded.deposits`,
        chases: sql`markers_slice.chases + excluded.chases`,
      }),
    )
    .execute()
  return upToSeq
}

/** From which movement on a player is taken in who was never looked at. */
export async function firstSeen(tx: Tx, playerId: PlayerId, at: Date): Promise<bigint> {
  const { afterSeq } = await findPeriod(tx, playerId, after(at, -observedMs))
  return afterSeq
}

/** What is known of a player at a moment; it reads what the windows need and no more. */
export async function observe(tx: Tx, playerId: PlayerId, at: Date): Promise<Observed> {
  const week = after(at, -windows.weekMs)
  const payments = await listPaymentEvents(tx, playerId, week)
  const raises = await listLimitRaises(tx, playerId, week)
  const hits = await listHits(tx, playerId, week)
  const events = [
    ...payments,
    ...hits.map((at): HarmEvent => ({ kind: 'limit-hit', at })),
    ...raises.map((raisedAt): HarmEvent => ({ kind: 'limit-raise', at: raisedAt })),
  ]
  const slices = await readSlices(tx, playerId, after(at, -observedMs))
  return { ageYears: await readAge(tx, playerId, at), slices, events }
}

/** Of a stake or of a game that a limit of time did not open; once in a slice, whichever came first. */
async function listHits(tx: Tx, playerId: PlayerId, from: Date): Promise<Date[]> {
  const stakes = await listLimitHits(tx, { players: [playerId], from, everyMs: sliceMs })
  const games = await listRefusedGames(tx, playerId, from)
  const first = new Map<number, Date>()
  for (const at of [...stakes.map((hit) => hit.at), ...games]) {
    const slice = Math.floor(at.getTime() / sliceMs)
    const known = first.get(slice)
    if (!known || at < known) first.set(slice, at)
  }
  return [...first.values()]
}

async function readSlices(tx: Tx, playerId: PlayerId, from: Date): Promise<Slice[]> {
  const rows = await tx
    .selectFrom('markers_slice')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('at', '>', from)
    .orderBy('at')
    .execute()
  return rows.map((row) => ({
    at: row.at,
    isNight: row.is_night,
    rounds: row.rounds,
    stakedOre: row.staked_ore as Slice['stakedOre'],
    lostOre: row.lost_ore as Slice['lostOre'],
    drains: row.drains,
    deposits: row.deposits,
    chases: row.chases,
  }))
}

async function readAge(tx: Tx, playerId: PlayerId, at: Date): Promise<number> {
  const row = await tx
    .selectFrom('players_player')
    .select('birth_date')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return ageYears(required(row, 'a player who is looked at').birth_date, at)
}

/** Slices that no window reaches any more are forgotten. */
export async function forgetOldSlices(tx: Tx, at: Date): Promise<void> {
  await tx.deleteFrom('markers_slice').where('at', '<=', after(at, -observedMs)).execute()
}
