import { after, hourMs, minuteMs, type Ore, type PlayerId, required } from '@nordlys/core'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { journalKinds, keySearchMs } from '../base/names-in-sql.ts'

const searchTime = sql`${sql.lit(`${keySearchMs} milliseconds`)}::interval`

/** Rounds of one game, one after another: until another game, or until half an hour's rest. */
export interface Stretch {
  /** The key of its last round. */
  id: string
  gameId: string
  /** The moments of its first and its last round. */
  beganAt: Date
  at: Date
  /** The numbers of their first stakes among the player's movements. */
  firstSeq: bigint
  lastSeq: bigint
  /** Gambles and promised spins too. */
  rounds: number
  /** The stakes accepted and not taken back, those of open rounds too, as it is now. */
  stakeOre: Ore
  winOre: Ore
  openStakesOre: Ore
  /** Cash and bonus after its last round; undefined where that is several movements. */
  balanceAfterOre: Ore | undefined
}

export interface StretchesAsked {
  playerId: PlayerId
  /** Of movements above this number and up to that one; a stretch that goes on beyond has its part. */
  above: bigint
  upTo: bigint
  /** Of these games alone. */
  gameIds?: readonly string[] | undefined
  limit: number
  /** The nearest to `above`, instead of those nearest to `upTo`. */
  isOldestFirst?: boolean
}

interface StretchRow {
  last_key: string
  game: string
  begins_at: Date
  ends_at: Date
  first_seq: bigint
  last_seq: bigint
  rounds: number
  staked: bigint
  won: bigint
  open_stakes: bigint
  balance: bigint | null
}

/**
 * A player's stretches of play, the newest first. It reads those that are kept, as many as are asked for, and
 * walks the rounds since then only as far as it must.
 */
export async function listStretches(tx: Tx, asked: StretchesAsked): Promise<Stretch[]> {
  const { playerId, above, upTo, gameIds, limit, isOldestFirst = false } = asked
  const order = sql.raw(isOldestFirst ? 'ASC' : 'DESC')
  const games = gameIds ? sql`${[...gameIds]}::text[]` : sql`NULL::text[]`
  // From below, what is not kept is walked to its end, and only where the kept ones are too few.
  const isRoom = isOldestFirst ? sql`(SELECT count(*) FROM kept) < ${limit}` : sql`true`
  const most = isOldestFirst ? sql`NULL` : sql`${limit}`
  const { rows } = await sql<StretchRow>`
    WITH edge AS MATERIALIZED (${edgeOf(playerId, upTo)}), kept AS MATERIALIZED (
      SELECT s.* FROM edge CROSS JOIN LATERAL ${keptOnes(asked, order)} s
      ORDER BY s.last_seq ${order} LIMIT ${limit}
    ), found AS (
      SELECT w.* FROM edge CROSS JOIN LATERAL ledger_walk_stretches(${playerId},
        greatest(${above}, edge.kept), ${upTo}, ${games}, ${most}) w
      WHERE edge.kept < ${upTo} AND ${isRoom}
      UNION ALL
      SELECT kept.* FROM kept, edge WHERE kept.first_seq > ${above} AND kept.last_seq <= edge.up
      UNION ALL
      SELECT w.* FROM kept CROSS JOIN edge CROSS JOIN LATERAL ledger_walk_stretches(${playerId},
        greatest(${above}, kept.first_seq - 1), least(kept.last_seq, edge.up), NULL, NULL) w
      WHERE kept.first_seq <= ${above} OR kept.last_seq > edge.up
    )
    SELECT s.last_key, s.game, s.begins_at, s.ends_at, s.first_seq, s.last_seq, s.rounds, s.balance,
      s.staked + coalesce(s.several_staked, r.staked, 0) AS staked,
      s.won + coalesce(s.several_won, r.won, 0) AS won,
      coalesce(r.open_stakes, 0) AS open_stakes
    FROM (SELECT * FROM found ORDER BY last_seq ${order} LIMIT ${limit}) s ${roundsInSeveral}
    ORDER BY s.last_seq DESC`.execute(tx)
  return rows.map(presentStretch)
}

/**
 * The number of the last round of the stretch that goes on beyond a number, or the number itself where none
 * does. It reads one stretch that is kept, or walks those that are not.
 */
export async function endOfStretch(tx: Tx, playerId: PlayerId, seq: bigint): Promise<bigint> {
  const { rows } = await sql<{ last_seq: bigint }>`
    WITH edge AS MATERIALIZED (SELECT p.seq AS newest, coalesce((SELECT k.seq
        FROM ledger_stretches_kept k WHERE k.player = p.player), 0) AS kept
      FROM ledger_player p WHERE p.player = ${playerId})
    SELECT s.last_seq FROM edge CROSS JOIN LATERAL (SELECT * FROM ledger_stretch
        WHERE player = ${playerId} AND last_seq > ${seq} ORDER BY last_seq LIMIT 1) s
      WHERE edge.kept > ${seq} AND s.first_seq <= ${seq}
    UNION ALL
    SELECT w.last_seq FROM edge CROSS JOIN LATERAL ledger_walk_stretches(${playerId}, edge.kept,
        edge.newest, NULL, NULL) w
      WHERE edge.kept <= ${seq} AND edge.newest > ${seq}
        AND w.first_seq <= ${seq} AND w.last_seq > ${seq}`.execute(tx)
  return rows[0]?.last_seq ?? seq
}

/** Up to where stretches are kept, all and of those asked for, and where the last of these ends. */
function edgeOf(playerId: PlayerId, upTo: bigint) {
  return sql`SELECT k.seq AS kept, k.up, coalesce((SELECT last_seq FROM ledger_stretch
      WHERE player = ${playerId} AND last_seq >= k.up ORDER BY last_seq LIMIT 1), k.up) AS bound
    FROM (SELECT seq, least(seq, ${upTo}::bigint) AS up FROM (SELECT coalesce((SELECT seq
      FROM ledger_stretches_kept WHERE player = ${playerId}), 0) AS seq) kept) k`
}

/** A game that was seldom played is found by itself, without what lies between. */
function keptOnes({ playerId, above, gameIds, limit }: StretchesAsked, order: RawBuilder<unknown>) {
  const ofGame = (game: RawBuilder<unknown>) => sql`(SELECT * FROM ledger_stretch
    WHERE player = ${playerId} AND ${game} AND last_seq > ${above} AND last_seq <= edge.bound
      AND first_seq <= edge.up ORDER BY last_seq ${order} LIMIT ${limit})`
  if (!gameIds) return ofGame(sql`true`)
  return sql`(SELECT one.* FROM unnest(${[...gameIds]}::text[]) asked(game)
    CROSS JOIN LATERAL ${ofGame(sql`ledger_stretch.game = asked.game`)} one)`
}

/** Rounds in several movements are read where their sums are not kept: one is open or has changed late. */
const roundsInSeveral = sql`LEFT JOIN LATERAL (
    SELECT sum(r.stake_cash + r.stake_bonus)::bigint AS staked,
      sum(r.win_cash + r.win_bonus)::bigint AS won,
      sum(r.stake_cash + r.stake_bonus) FILTER (WHERE r.state = 'open')::bigint AS open_stakes
    FROM ledger_journal j CROSS JOIN LATERAL (SELECT * FROM ledger_round WHERE id = j.key OFFSET 0) r
    WHERE j.player = s.player AND j.seq BETWEEN s.first_seq AND s.last_seq
      AND j.kind = ${sql.lit(journalKinds.bet)}
      AND j.key >= ledger_first_key(s.begins_at - ${searchTime})
      AND j.key < ledger_first_key(s.ends_at + ${searchTime})
      AND s.several > 0 AND s.several_staked IS NULL) r ON true`

function presentStretch(row: StretchRow): Stretch {
  return {
    id: row.last_key,
    gameId: row.game,
    beganAt: row.begins_at,
    at: row.ends_at,
    firstSeq: row.first_seq,
    lastSeq: row.last_seq,
    rounds: row.rounds,
    stakeOre: row.staked as Ore,
    winOre: row.won as Ore,
    openStakesOre: row.open_stakes as Ore,
    balanceAfterOre: row.balance === null ? undefined : (row.balance as Ore),
  }
}

/** A stretch is over so long after its last round: half an hour, and copies' clocks differ a little. */
const keptAfterMs = hourMs
/** Without a backlog, a page walks the rounds of so long beside those of a stretch that goes on. */
const everyMs = 10 * minuteMs
const playersAtOnce = 100
/** The other jobs of the clock wait for this one: a backlog is worked off over many looks. */
const callsAtOnce = 5

/** Keeps stretches that are over. Harmless to repeat, and by several copies at once. A job ticks it. */
export async function keepStretches(db: Db, at: Date): Promise<void> {
  const [before, due] = [after(at, -keptAfterMs), after(at, -everyMs)]
  for (let call = 0; call < callsAtOnce; call += 1) {
    const { rows } = await sql<{ isMore: boolean }>`
      SELECT ledger_keep_stretches(${at}, ${before}, ${due}, ${playersAtOnce}) AS "isMore"`.execute(
      db,
    )
    if (!required(rows[0], 'the answer of ledger_keep_stretches').isMore) return
  }
}
