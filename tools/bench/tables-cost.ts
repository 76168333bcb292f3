import { createHash } from 'node:crypto'
import {
  hex,
  kroner,
  ore,
  required,
  systemClock,
  systemRandom,
  type TimeKey,
  timeKey,
} from '@nordlys/core'
import { connect } from '../../apps/platform/src/db/index.ts'
import {
  defineGame,
  type TableRoundAnswer,
  TableRounds,
} from '../../apps/platform/src/ledger/index.ts'
import { alternate } from './base/pairs.ts'
import { figuresOf, type Measured, quarters, rowsOf } from './base/report.ts'
import { drive } from './drive.ts'
import type { Plan } from './plan.ts'
import { makePlayers, type Play } from './players.ts'
import { limitPlay } from './rounds-cost.ts'
import { type BenchServer, createMigrated } from './server.ts'

/** No two rounds of one slot are of one player. */
const roundsInSlot = 2_000
/** As the bench of the ledger's rounds has. */
const inFlight = 256
const stakeOre = ore(kroner(10))
const bets = Buffer.from('{}')
const newKey = (): TimeKey => timeKey(systemClock, systemRandom)

interface OpenRound {
  key: TimeKey
  play: Play
  seed: Uint8Array
}

/**
 * What the database pays for a hand at a table that raises nothing: its take and its end, every second
 * of which pays double. Each player has all nine limits of play.
 */
export async function measureTables(
  { url, pid }: BenchServer,
  { pairs, say }: Plan,
): Promise<Measured> {
  const database = await createMigrated(url, 'bench_tables')
  // So few that the warm-up begins the periods of their limits: a first stake is booked alone.
  const plays = (await makePlayers(database, true)).slice(0, roundsInSlot)
  await limitPlay(database, plays)
  const db = connect(database)
  try {
    const hash = hex(systemRandom.bytes(32))
    const definition = await defineGame(db, hash, 'bench-table', { takesBonus: false })
    const rounds = await TableRounds.open(db)
    let open: OpenRound[] = []
    const begin = async (place: number) => {
      const play = required(plays[place], 'a player')
      const round: OpenRound = { key: newKey(), play, seed: systemRandom.bytes(32) }
      checked(await rounds.take(takeOf(round, definition, hash)))
      open.push(round)
    }
    const end = async (place: number) => {
      const round = required(open[place], 'an open round')
      checked(await rounds.finish(endOf(round, place % 2 ? ore(stakeOre * 2n) : ore(0))))
    }
    // Once each by workers who wait for each answer; the CPU is the database's alone.
    const slot = (work: (place: number) => Promise<void>) => () => {
      if (work === begin) open = []
      const each = (_: number, place: number) => work(place)
      return drive({ workers: inFlight, times: roundsInSlot, pids: [pid], work: each })
    }
    say('ends of hands / takes of hands')
    const hands = await alternate(pairs, { peer: slot(begin), ours: slot(end) }, say)
    return {
      figures: figuresOf`
        database CPU, a take at a table under nine limits
          | ${quarters(hands.peerCpuMicroseconds, ' µs')} | <= 45 µs
        database CPU, an end at a table under nine limits
          | ${quarters(hands.oursCpuMicroseconds, ' µs')} | <= 30 µs`,
      rows: rowsOf(hands, 'ends at tables', 'takes at tables'),
      detail: hands,
    }
  } finally {
    await db.destroy()
  }
}

function takeOf({ key, play, seed }: OpenRound, definition: number, hash: string) {
  const commitment = createHash('sha256')
    .update('nordlys table round')
    .update(Buffer.from(key.replaceAll('-', ''), 'hex'))
    .update(Buffer.from(hash, 'hex'))
    .update(seed)
    .digest()
  return {
    key,
    movement: newKey(),
    round: key,
    mayBegin: true,
    playerId: play.id,
    playSession: play.playSession,
    definition,
    stakeOre,
    opening: { commitment, bets },
    at: systemClock.now(),
  }
}

function endOf({ key, seed }: OpenRound, payoutOre: bigint) {
  return {
    key: newKey(),
    movement: newKey(),
    round: key,
    stakeOre,
    payoutOre: ore(payoutOre),
    seed,
    choices: Buffer.from('hs'),
    at: systemClock.now(),
  }
}

function checked({ outcome }: TableRoundAnswer): void {
  if (outcome !== 'ok') throw new Error(`a message of a table was answered ${outcome}`)
}
