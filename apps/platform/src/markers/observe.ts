import { after, type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'
import { findPeriod, listLimitHits, readPlaySlices } from '../ledger/index.ts'
import { listLimitIncreases, listRefusedGames } from '../limits/index.ts'
import { listPaymentEvents } from '../payments/index.ts'
import { ageYears } from '../players/index.ts'
import type { HarmEvent, Observed, Slice } from './harm-facts.ts'
import { chaseLossOre, chaseMs, drainedOre, longSittingMs, sliceMs, windows } from './thresholds.ts'
import './tables.ts'

/** As far back as any window looks, and a sitting that led into it. */
const observedMs = windows.weekMs + windows.beforeMs + 8 * longSittingMs

const measures = { sliceMs, chaseMs, chaseLossOre, drainedOre }

/** A row of slices has nine values, and a statement takes 65,535 of them. */
const rowsAtOnce = 5_000

/**
 * Adds what the accounts of players have done since the last look to their slices, once: the caller
 * holds the players' rows. Answers the numbers of the newest movements that are in them now, for
 * players who have any.
 */
export async function takeIn(
  tx: Tx,
  seen: readonly { playerId: PlayerId; seenSeq: bigint }[],
): Promise<Map<PlayerId, bigint>> {
  // To compile the statement takes longer than to run it.
  await sql`SET LOCAL jit = off`.execute(tx)
  const { upTo, slices } = await readPlaySlices(tx, seen, measures)
  for (let from = 0; from < slices.length; from += rowsAtOnce) {
    const rows = slices.slice(from, from + rowsAtOnce).map((slice) => ({
      player_id: slice.playerId,
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
  }
  return upTo
}

/**
 * From which movements on players are taken in who were never looked at. Who registered within the windows is
 * not among them: all of theirs is taken in.
 */
export async function firstSeen(
  tx: Tx,
  players: readonly PlayerId[],
  at: Date,
): Promise<Map<PlayerId, bigint>> {
  const from = after(at, -observedMs)
  const older = await tx
    .selectFrom('players_player')
    .select('player_id')
    .where('player_id', 'in', [...players])
    .where('created_at', '<=', from)
    .execute()
  const seen = new Map<PlayerId, bigint>()
  for (const { player_id } of older) {
    const { afterSeq } = await findPeriod(tx, playerId(player_id), from)
    seen.set(playerId(player_id), afterSeq)
  }
  return seen
}

/** The known play of players at a moment; it reads only the rows that the windows need. */
export async function observe(
  tx: Tx,
  players: readonly PlayerId[],
  at: Date,
): Promise<Map<PlayerId, Observed>> {
  const week = after(at, -windows.weekMs)
  const slices = await readSlices(tx, players, after(at, -observedMs))
  const events = Map.groupBy(
    [
      ...(await listPaymentEvents(tx, players, week)),
      ...(await listHits(tx, players, week)),
      ...(await listLimitIncreases(tx, players, week)).map(
        (raise): PlayerEvent => ({ ...raise, kind: 'limit-raise' }),
      ),
    ],
    (event) => event.playerId,
  )
  const born = await tx
    .selectFrom('players_player')
    .select(['player_id', 'birth_date'])
    .where('player_id', 'in', [...players])
    .execute()
  return new Map(
    born.map(({ player_id, birth_date }) => {
      const player = playerId(player_id)
      return [
        player,
        {
          ageYears: ageYears(birth_date, at),
          slices: slices.get(player) ?? [],
          events: events.get(player) ?? [],
        },
      ]
    }),
  )
}

type PlayerEvent = HarmEvent & { playerId: PlayerId }

/** Of a stake, or of a game that a limit of time did not open; once in a slice, whichever came first. */
async function listHits(tx: Tx, players: readonly PlayerId[], from: Date): Promise<PlayerEvent[]> {
  const stakes = await listLimitHits(tx, { players, from, everyMs: sliceMs })
  const games = await listRefusedGames(tx, players, from)
  const first = new Map<string, PlayerEvent>()
  for (const { playerId: player, at } of [...stakes, ...games]) {
    const name = `${player} ${Math.floor(at.getTime() / sliceMs)}`
    const known = first.get(name)
    if (!known || at < known.at) first.set(name, { playerId: player, kind: 'limit-hit', at })
  }
  return [...first.values()]
}

async function readSlices(
  tx: Tx,
  players: readonly PlayerId[],
  from: Date,
): Promise<Map<PlayerId, Slice[]>> {
  const rows = await tx
    .selectFrom('markers_slice')
    .selectAll()
    .where('player_id', 'in', [...players])
    .where('at', '>', from)
    .orderBy('player_id')
    .orderBy('at')
    .execute()
  const slices = rows.map((row) => ({
    playerId: playerId(row.player_id),
    at: row.at,
    isNight: row.is_night,
    rounds: row.rounds,
    stakedOre: row.staked_ore as Slice['stakedOre'],
    lostOre: row.lost_ore as Slice['lostOre'],
    drains: row.drains,
    deposits: row.deposits,
    chases: row.chases,
  }))
  return Map.groupBy(slices, (slice) => slice.playerId)
}

/** Slices that no window reaches any more are forgotten. */
export async function forgetOldSlices(tx: Tx, at: Date): Promise<void> {
  await tx.deleteFrom('markers_slice').where('at', '<=', after(at, -observedMs)).execute()
}
