import { playerId, systemClock } from '@nordlys/core'
import type pg from 'pg'
import { defineBenchGame } from './ledger-rounds.ts'
import { depositKroner, jackpot, type Players, playHours } from './players.ts'
import { withOwner } from './server.ts'

const dayMs = 24 * 3_600_000
/** So long the crowd has played, unless it says; its rounds lie evenly over these months' partitions. */
const usualMs = 90 * dayMs
/** Loaded at once, one partition each. */
const loaders = 2
const depositOre = depositKroner * 100
/** Every third round of a player wins: 91.7 per cent come back. */
const stakeOre = 400
const winOre = 1_100
/** A time-ordered key's first half; the second is the player's number. */
const sessionStart = '01999999-9999-7000-8000-'

interface Crowd {
  players: number
  /** Journal rows, a multiple of `players`: a deposit of each and then their rounds in turn. */
  rows: number
  /** The number of the first player, where there are some already. */
  firstPlayer?: number
  /** When it ends, and how long it has played. */
  to?: Date
  historyMs?: number
  /** The number of the definition at a round's `turn`, as SQL; one for all without it. */
  definitionAt?: string
}

/**
 * Fills a fresh database as if a large house had played in it for months: so many players, all in
 * play, and their journal, which holds every invariant of money. Answers who they are.
 */
export async function makeCrowd(
  databaseUrl: string,
  crowd: Crowd,
  say: (line: string) => void,
): Promise<Players> {
  const definition = await defineBenchGame(databaseUrl)
  const { to: ends = systemClock.now(), historyMs = usualMs, firstPlayer = 1 } = crowd
  const to = ends.getTime()
  const { players, rows, definitionAt = String(definition) } = crowd
  const history = { players, rows, firstPlayer, definitionAt, from: to - historyMs, to }
  const months = await withOwner(databaseUrl, (owner) => detachMonths(owner, history))
  const waiting = [...months].sort((a, b) => b.last - b.first - (a.last - a.first))
  const load = async () => {
    for (let month = waiting.shift(); month; month = waiting.shift()) {
      await withOwner(databaseUrl, (owner) => loadMonth(owner, month, history))
      say(`${month.last - month.first} rows in ${month.table}`)
    }
  }
  await Promise.all(Array.from({ length: loaders }, load))
  await withOwner(databaseUrl, async (owner) => {
    for (const { table, bound } of months) {
      await owner.query(`ALTER TABLE ledger_journal ATTACH PARTITION ${table} ${bound}`)
    }
    await openAll(owner, history)
    await owner.query('VACUUM (ANALYZE)')
    await owner.query('CHECKPOINT')
  })
  return {
    length: crowd.players,
    at: (place) => {
      const number = firstPlayer + place
      return { id: playerId(number), playSession: sessionOf(number) }
    },
  }
}

function sessionOf(player: number): string {
  return `${sessionStart}${player.toString(16).padStart(12, '0')}`
}

interface History {
  players: number
  rows: number
  firstPlayer: number
  definitionAt: string
  /** Milliseconds since 1970, the second exclusive. */
  from: number
  to: number
}

interface Month {
  table: string
  /** As `ATTACH PARTITION` takes it. */
  bound: string
  /** The rows that fall into it, by their place in the history; the second exclusive. */
  first: number
  last: number
}

/** A partition that stands alone loads without its indexes, which belong to the whole. */
async function detachMonths(owner: pg.Client, history: History): Promise<Month[]> {
  const { from, to, rows: total } = history
  await owner.query('SELECT ledger_open_pool($1::smallint, $2)', [jackpot.pool, jackpot.name])
  for (let at = from; at < to; at += 28 * dayMs) {
    await owner.query('SELECT ledger_prepare_months($1)', [new Date(at)])
  }
  const { rows } = await owner.query<{ table: string; bound: string }>(
    `SELECT i.inhrelid::regclass::text AS table, pg_get_expr(c.relpartbound, c.oid) AS bound
     FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = 'ledger_journal'::regclass`,
  )
  const placeOf = (ms: number) => {
    const place = Math.ceil(((ms - from) * total) / (to - from))
    return Math.min(total, Math.max(0, place))
  }
  const months: Month[] = []
  for (const { table, bound } of rows) {
    const [first = 0, last = 0] = [...bound.matchAll(/'([0-9a-f-]{36})'/g)].map(([, key = '']) =>
      placeOf(Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16)),
    )
    if (last > first) months.push({ table, bound, first, last })
  }
  for (const { table } of months) {
    await owner.query(`ALTER TABLE ledger_journal DETACH PARTITION ${table}`)
  }
  return months
}

async function loadMonth(owner: pg.Client, month: Month, history: History): Promise<void> {
  const { table, first, last } = month
  const { players } = history
  await owner.query("SET synchronous_commit = off; SET maintenance_work_mem = '1GB'")
  const restore = await dropIndexes(owner, table)
  const deposits = Math.min(Math.max(first, players), last)
  await owner.query(depositsInto(table, history), [first, deposits])
  await owner.query(roundsInto(table, history), [deposits, last])
  for (const statement of restore) await owner.query(statement)
}

/** Drops a table's indexes; answers the statements that make them again. */
async function dropIndexes(owner: pg.Client, table: string): Promise<string[]> {
  const { rows } = await owner.query<{ drop: string; make: string }>(
    `SELECT
       CASE WHEN c.oid IS NULL THEN format('DROP INDEX %s', i.indexrelid::regclass)
         ELSE format('ALTER TABLE %s DROP CONSTRAINT %I', i.indrelid::regclass, c.conname) END AS drop,
       CASE WHEN c.oid IS NULL THEN pg_get_indexdef(i.indexrelid)
         ELSE format('ALTER TABLE %s ADD CONSTRAINT %I %s', i.indrelid::regclass, c.conname,
           pg_get_constraintdef(c.oid)) END AS make
     FROM pg_index i
     LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid AND c.conrelid = i.indrelid
     WHERE i.indrelid = $1::regclass`,
    [table],
  )
  for (const { drop } of rows) await owner.query(drop)
  return rows.map(({ make }) => make)
}

/**
 * The history's rows by their places: each one's moment and key, its player, how many rows that
 * player has before it, and the key of the last of them. 7919 is prime, so that a turn meets everybody
 * once, in a mixed order.
 */
function placesOf(history: History): string {
  const { players, firstPlayer } = history
  return `
    SELECT turn, player, to_timestamp(ms / 1000.0) AS at, noise, ${keyOf('ms', 'noise')} AS key,
      ${keyOf(msOf(`(place - ${players})`, history), `md5((place - ${players})::text)`)} AS before
    FROM (
      SELECT place, place / ${players} AS turn, (${firstPlayer} + place * 7919 % ${players})::integer
          AS player,
        ${msOf('place', history)} AS ms, md5(place::text) AS noise
      FROM generate_series($1::bigint, $2::bigint - 1) AS place) AS places`
}

function msOf(place: string, { rows, from, to }: History): string {
  return `(${from} + ${place} * ${to - from} / ${rows})`
}

function keyOf(ms: string, noise: string): string {
  return `(lpad(to_hex(${ms}), 12, '0') || '7' || left(${noise}, 3) || '8'
    || substr(${noise}, 4, 15))::uuid`
}

function depositsInto(table: string, history: History): string {
  return `
    WITH booked AS (
      INSERT INTO ${table} (key, kind, player, seq, cash, psp, cash_after, bonus_after,
        reserved_after, debt_after, at, input, reference)
      SELECT key, k.id, player, 1, ${depositOre}, -${depositOre}, ${depositOre}, 0, 0, 0, at,
        noise::uuid, key::text
      FROM (${placesOf(history)}) AS p, ledger_kind k WHERE k.name = 'deposit'
      RETURNING kind, reference, key)
    INSERT INTO ledger_reference SELECT kind, reference, key FROM booked`
}

function roundsInto(table: string, history: History): string {
  return `
    INSERT INTO ${table} (key, kind, player, lane, definition, seq, cash, house, cash_after,
      bonus_after, reserved_after, debt_after, stake, win, at, input, play_session, seed, before,
      turnover)
    SELECT key, 1, player, 0, ${history.definitionAt}, turn + 1, win - ${stakeOre}, ${stakeOre} - win,
      ${cashAfter('turn')}, 0, 0, 0, ${stakeOre}, win, at, noise::uuid, ${sessionSql},
      sha256(noise::bytea), before, CASE WHEN (turn + 1) % 64 = 0 THEN ${stakeOre} * turn END
    FROM (SELECT *, CASE WHEN (turn + player) % 3 = 0 THEN ${winOre} ELSE 0 END AS win
      FROM (${placesOf(history)}) AS p) AS rounds`
}

const sessionSql = `('${sessionStart}' || lpad(to_hex(player), 12, '0'))::uuid`

/** A player's money after so many rounds. */
function cashAfter(turn: string): string {
  const wins = `((${turn} + player) / 3 - player / 3)`
  return `${depositOre} - ${stakeOre} * ${turn} + ${winOre} * ${wins}`
}

/** Last of all, because a player who has rested for half an hour has left. */
async function openAll(owner: pg.Client, history: History): Promise<void> {
  const { players, rows } = history
  const turns = rows / players - 1
  await owner.query(
    `INSERT INTO ledger_player (player, cash, seq, newest_key, newest_before, turnover, play_session,
       play_until, played_at)
     SELECT player, ${cashAfter(String(turns))}, ${turns} + 1, key, CASE WHEN ${turns} > 0 THEN before END,
       ${stakeOre} * ${turns}, ${sessionSql}, now() + interval '${playHours} hours', now()
     FROM (${placesOf(history)}) AS newest`,
    [rows - players, rows],
  )
  await owner.query(
    `UPDATE ledger_house SET balance = (SELECT sum(${depositOre} - cash) FROM ledger_player)
     WHERE lane = 0`,
  )
}
