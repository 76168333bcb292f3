import type { Ore, PlayerId, TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'
import { walk } from './chain.ts'

/** A gamble follows the win it stakes at once: no movement further away is looked at. */
const nearbyMax = 64n

/** A round that is booked beside another. */
export interface LinkedRound {
  round: TimeKey
  at: Date
  stakeOre: Ore
  winOre: Ore
}

interface Near extends LinkedRound {
  isGamble: boolean
}

/** A round's game, and its place among the player's movements. */
interface Placed {
  playerId: PlayerId
  gameId: string
  seq: bigint
}

/**
 * The round whose win a gamble staked: the one of its game before it. Undefined when that round's win is
 * not the stake, which no gamble of ours has.
 */
export async function findGambledRound(
  tx: Tx,
  gamble: Placed & { stakeOre: Ore },
): Promise<LinkedRound | undefined> {
  const { seq } = gamble
  const [before] = (await near(tx, gamble, seq - nearbyMax - 1n, seq - 1n)).slice(-1)
  return before?.winOre === gamble.stakeOre ? plain(before) : undefined
}

/** The gambles in a row on what a round has won, the first one first. */
export async function listGamblesOn(
  tx: Tx,
  round: Placed & { winOre: Ore },
): Promise<LinkedRound[]> {
  const gambles: LinkedRound[] = []
  if (round.winOre === 0n) return gambles
  const { seq } = round
  let { winOre } = round
  for (const next of await near(tx, round, seq, seq + nearbyMax)) {
    if (!next.isGamble || next.stakeOre !== winOre) break
    gambles.push(plain(next))
    winOre = next.winOre
  }
  return gambles
}

/** The game's rounds between two numbers, the oldest first. */
async function near(tx: Tx, { playerId, gameId }: Placed, above: bigint, upTo: bigint) {
  const from = above < 0n ? 0n : above
  const { rows } = await sql<{
    key: TimeKey
    at: Date
    stake: bigint
    win: bigint
    gamble: boolean
  }>`
    SELECT j.key, j.at, j.stake, j.win, d.gamble
    FROM ${walk(playerId, from, upTo)} j JOIN ledger_definition d ON d.id = j.definition
    WHERE j.kind = ${sql.lit(journalKinds.round)} AND d.game = ${gameId}
    ORDER BY j.seq`.execute(tx)
  return rows.map(
    ({ key, at, stake, win, gamble }): Near => ({
      round: key,
      at,
      stakeOre: stake as Ore,
      winOre: win as Ore,
      isGamble: gamble,
    }),
  )
}

function plain({ isGamble: _, ...linked }: Near): LinkedRound {
  return linked
}
