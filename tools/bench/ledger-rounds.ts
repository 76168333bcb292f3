import { hex, systemClock, systemRandom } from '@nordlys/core'
import { connect } from '../../apps/platform/src/db/index.ts'
import { defineGame, GroupCommit } from '../../apps/platform/src/ledger/index.ts'
import type { Slot } from './base/pairs.ts'
import { drive } from './drive.ts'
import { type Play, type Players, roundOf } from './players.ts'

const inFlight = 256

/** The player of the next round. */
export type Choose = () => Play

export interface LedgerBench extends AsyncDisposable {
  run(seconds: number): Promise<Slot>
}

/** The product's own ledger, as the platform holds it, driven by 256 players who wait for each answer. */
export async function openLedgerBench(
  databaseUrl: string,
  serverPid: number,
  choose: Choose,
): Promise<LedgerBench> {
  const definition = await defineBenchGame(databaseUrl)
  const commits = await GroupCommit.open({ databaseUrl, clock: systemClock })
  const work = async () => {
    const outcome = await commits.settle(roundOf(choose(), definition))
    if (!outcome.ok) throw new Error(`a round was refused: ${outcome.refusal}`)
  }
  return {
    run: (seconds) =>
      drive({ workers: inFlight, seconds, pids: [serverPid], withDriver: true, work }),
    [Symbol.asyncDispose]: () => commits[Symbol.asyncDispose](),
  }
}

/** Everybody once before anybody again; no two of those in flight are the same. */
export function inTurn(players: Players): Choose {
  let turn = 0
  return () => playAt(players, turn++ % players.length)
}

/** Anyone, each as likely as the next, as players of a large house come. */
export function drawn(players: Players): Choose {
  return () => {
    const chance = Buffer.from(systemRandom.bytes(4)).readUInt32LE()
    return playAt(players, Math.floor((chance / 2 ** 32) * players.length))
  }
}

function playAt(players: Players, place: number): Play {
  const play = players.at(place)
  if (!play) throw new Error('no player')
  return play
}

/** The number of a definition that is nobody's game. */
export async function defineBenchGame(databaseUrl: string, game = 'bench'): Promise<number> {
  const db = connect(databaseUrl)
  try {
    return await defineGame(db, hex(systemRandom.bytes(32)), game)
  } finally {
    await db.destroy()
  }
}
