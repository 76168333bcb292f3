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
import { cpuSecondsOfTree } from './base/cpu.ts'
import { alternate, type Slot } from './base/pairs.ts'
import { type Measured, oursRow, peerRow, quarters } from './base/report.ts'
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
    let next = 0
    let open: OpenRound[] = []
    const begin = async () => {
      const play = required(plays[next++ % plays.length], 'a player')
      const round: OpenRound = { key: newKey(), play, seed: systemRandom.bytes(32) }
      checked(await rounds.take(takeOf(round, definition, hash)))
      open.push(round)
    }
    const end = async (place: number) => {
      const round = required(open[place], 'an open round')
      checked(await rounds.finish(endOf(round, place % 2 ? ore(stakeOre * 2n) : ore(0))))
    }
    say('ends of hands / takes of hands')
    const hands = await alternate(
      pairs,
      {
        peer: () => {
          open = []
          return driveOnce(pid, begin)
        },
        ours: () => driveOnce(pid, end),
      },
      say,
    )
    return {
      figures: [
        {
          name: 'database CPU, a take at a table under nine limits',
          value: quarters(hands.peerCpuMicroseconds, ' µs'),
          reach: '<= 45 µs',
        },
        {
          name: 'database CPU, an end at a table under nine limits',
          value: quarters(hands.oursCpuMicroseconds, ' µs'),
          reach: '<= 30 µs',
        },
      ],
      rows: [oursRow('ends at tables', hands), peerRow('takes at tables', hands)],
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

/** A slot's rounds, once each, by workers who wait for each answer; the CPU is the database's alone. */
async function driveOnce(pid: number, work: (place: number) => Promise<void>): Promise<Slot> {
  const before = cpuSecondsOfTree(pid)
  const begun = performance.now()
  let place = 0
  const worker = async () => {
    while (place < roundsInSlot) await work(place++)
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
  const cpuSeconds = cpuSecondsOfTree(pid) - before
  return {
    perSecond: roundsInSlot / ((performance.now() - begun) / 1000),
    cpuMicroseconds: (cpuSeconds / roundsInSlot) * 1e6,
    cpuSeconds,
  }
}
