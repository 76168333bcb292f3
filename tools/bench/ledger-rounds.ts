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
import { connect } from '../../apps/platform/src/db/index.ts'
import {
  beginPlay,
  defineGame,
  GroupCommit,
  openAccounts,
  postTransfer,
  prepareMonths,
  type Round,
} from '../../apps/platform/src/ledger/index.ts'
import { drive } from './drive.ts'
import type { Slot } from './pairs.ts'

const players = 10_000
const inFlight = 256
const input = '00000000-0000-0000-0000-000000000001'

export interface LedgerBench extends AsyncDisposable {
  plays: readonly Play[]
  run(seconds: number): Promise<Slot>
}

/** The product's own ledger, as the platform holds it, driven by 256 players who wait for each answer. */
export async function openLedgerBench(
  databaseUrl: string,
  serverPid: number,
): Promise<LedgerBench> {
  const plays = await makePlayers(databaseUrl)
  const definition = await withDb(databaseUrl, (db) =>
    defineGame(db, randomBytes(32).toString('hex'), 'bench'),
  )
  const commits = await GroupCommit.open({ databaseUrl, clock: systemClock })
  return {
    plays,
    run: (seconds) => driveRounds(commits, plays, definition, serverPid, seconds),
    [Symbol.asyncDispose]: () => commits[Symbol.asyncDispose](),
  }
}

function driveRounds(
  commits: GroupCommit,
  plays: readonly Play[],
  definition: number,
  serverPid: number,
  seconds: number,
): Promise<Slot> {
  const turns = Array.from({ length: inFlight }, (_, first) => first)
  return drive({
    workers: inFlight,
    seconds,
    pids: [serverPid],
    withDriver: true,
    async work(worker) {
      const turn = turns[worker] ?? 0
      turns[worker] = turn + inFlight
      const play = plays[turn % plays.length]
      if (!play) throw new Error('no player')
      const outcome = await commits.settle(roundOf(play, definition))
      if (!outcome.ok) throw new Error(`a round was refused: ${outcome.refusal}`)
    },
  })
}

export interface Play {
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

/** Ten thousand players with a million kroner each, all in play. */
export async function makePlayers(databaseUrl: string): Promise<Play[]> {
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
