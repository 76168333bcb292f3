import { hex, required } from '@nordlys/core'
import { seededRng, sharedDraw, type TableGame } from '@nordlys/game-math'
import { type Decided, type FinalSlip, MerkleTree, type Slip } from '../core/index.ts'
import { liveCommitment } from './live-commitment.ts'
import type { LiveRound } from './live-rounds.ts'
import { settleKey } from './settle-key.ts'

interface Drawing {
  readonly table: string
  readonly round: number
  readonly closedAt: Date
  /** The game server's own secret. */
  readonly secret: string
}

/** The row of a round: its slips under their keys, and the seed that was drawn once they were final. (LV5) */
export function drawRound(
  game: TableGame,
  slips: readonly Slip[],
  { seed, ...drawing }: Drawing & { seed: Uint8Array },
) {
  const { table, round, closedAt, secret } = drawing
  const final = slips.map(
    ({ player, playSession, bets, stakeOre }): FinalSlip => ({
      ...{ player, playSession, bets, stakeOre },
      key: settleKey(secret, { table, round, player, closedAt }),
    }),
  )
  const definitionHash = game.hash
  const commitment = liveCommitment({ table, round, definitionHash }, seed)
  const { root } = new MerkleTree(final)
  return { round, definitionHash, closedAt, seed, commitment, root, slips: final }
}

/** A round, worked out from its row alone. */
export function decidedOf(game: TableGame, row: LiveRound): Decided {
  const { round, closedAt, definitionHash, commitment, seed, slips } = row
  return {
    ...{ round, definitionHash, commitment, slips },
    closedAt: closedAt.getTime(),
    tree: new MerkleTree(slips),
    seed: hex(seed),
    outcome: sharedDraw(game.definition, seededRng(seed)),
  }
}

/** The game whose rules a round was played by, of this release or an earlier one. */
export async function gameOf(
  definitions: { find(hash: string): Promise<TableGame | undefined> },
  { definitionHash }: { definitionHash: string },
): Promise<TableGame> {
  return required(await definitions.find(definitionHash), `a definition ${definitionHash}`)
}

/** All that comes back of a slip, in øre. */
export function payoutOf({ engine, definition }: TableGame, slip: FinalSlip, seed: Uint8Array) {
  const { outcome } = engine.round(slip.bets, new Uint8Array(), seededRng(seed))
  return required(outcome, `the outcome of ${definition.id}`)
}
