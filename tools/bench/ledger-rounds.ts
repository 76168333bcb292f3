import { randomBytes } from 'node:crypto'
import {
  kroner,
  ore,
  type PlayerId,
  playerId,
  systemClock,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import { connect, migrate } from '../../apps/platform/src/db/index.ts'
import {
  beginPlay,
  defineGame,
  GroupCommit,
  openAccounts,
  postTransfer,
  prepareMonths,
  type Round,
} from '../../apps/platform/src/ledger/index.ts'
import { cpuSecondsOfTree } from './cpu.ts'
import type { Slot } from './pairs.ts'

const players = 10_000
const inFlight = 256
const input = '00000000-0000-0000-0000-000000000001'

export interface LedgerBench extends AsyncDisposable {
  run(seconds: number): Promise<Slot>
}

/** The product's own ledger, as the platform holds it, driven by 256 players who wait for each answer. */
export async function openLedgerBench(
  databaseUrl: string,
  serverPid: number,
): Promise<LedgerBench> {
  await migrate(databaseUrl)
  const plays = await makePlayers(databaseUrl)
  const definition = await withDb(databaseUrl, (db) =>
    defineGame(db, randomBytes(32).toString('hex'), 'bench'),
  )
  const commits = await GroupCommit.open({ databaseUrl, clock: systemClock })
  return {
    run: (seconds) => drive(commits, plays, definition, serverPid, seconds),
    [Symbol.asyncDispose]: () => commits[Symbol.asyncDispose](),
  }
}

async function drive(
  commits: GroupCommit,
  plays: readonly Play[],
  definition: number,
  serverPid: number,
  seconds: number,
): Promise<Slot> {
  let settled = 0
  let stop = false
  const waits: number[] = []
  const player = async (first: number) => {
    for (let turn = first; !stop; turn += inFlight) {
      const play = plays[turn % plays.length]
      if (!play) return
      const begun = performance.now()
      const outcome = await commits.settle(roundOf(play, definition))
      if (!outcome.ok) throw new Error(`a round was refused: ${outcome.refusal}`)
      waits.push(performance.now() - begun)
      settled++
    }
  }
  const before = cpuSecondsOfTree(serverPid)
  const ownBefore = process.cpuUsage()
  const begun = performance.now()
  const driving = Array.from({ length: inFlight }, (_, first) => player(first))
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  stop = true
  await Promise.all(driving)
  const elapsed = (performance.now() - begun) / 1000
  const own = process.cpuUsage(ownBefore)
  const cpuSeconds = cpuSecondsOfTree(serverPid) - before + (own.user + own.system) / 1e6
  waits.sort((a, b) => a - b)
  return {
    perSecond: settled / elapsed,
    cpuMicroseconds: (cpuSeconds / settled) * 1e6,
    cpuSeconds,
    p50Ms: waits[waits.length >> 1] ?? Number.NaN,
    p99Ms: waits[Math.floor(waits.length * 0.99)] ?? Number.NaN,
  }
}

interface Play {
  id: PlayerId
  playSession: string
}

function roundOf(play: Play, definition: number): Round {
  const chance = systemRandom.bytes(2)
  const stake = 100 + (((chance[0] ?? 0) << 2) | 3)
  const win = (chance[1] ?? 0) < 77 ? stake * 3 : 0
  return {
    key: timeKey(systemClock, systemRandom),
    playerId: play.id,
    playSession: play.playSession,
    input,
    stakeOre: ore(stake),
    winOre: ore(win),
    definition,
    seed: systemRandom.bytes(32),
  }
}

async function makePlayers(databaseUrl: string): Promise<Play[]> {
  return withDb(databaseUrl, async (db) => {
    const at = systemClock.now()
    await prepareMonths(db, at)
    const until = new Date(at.getTime() + 12 * 3_600_000)
    const plays: Play[] = []
    for (let first = 1; first <= players; first += 500) {
      await db.transaction().execute(async (tx) => {
        for (let number = first; number < first + 500; number++) {
          const id = playerId(number)
          const key = timeKey(systemClock, systemRandom)
          await openAccounts(tx, id)
          const deposit = { key, playerId: id, amountOre: kroner(1_000_000), reference: key, at }
          await postTransfer(tx, { ...deposit, kind: 'deposit' })
          await beginPlay(tx, { playerId: id, playSession: key, until, at })
          plays.push({ id, playSession: key })
        }
      })
    }
    return plays
  })
}

async function withDb<T>(
  url: string,
  use: (db: ReturnType<typeof connect>) => Promise<T>,
): Promise<T> {
  const db = connect(url)
  try {
    return await use(db)
  } finally {
    await db.destroy()
  }
}
