import type { ClientHand, PlayedTableRound } from '@nordlys/contracts'
import { fromHex, invariant, oreToNumber } from '@nordlys/core'
import { seededRng, type TableGame } from '@nordlys/game-math'

/** A round that is over as its player saw it, from the deal on. */
export interface ReplayedSteps {
  hand: ClientHand
  views: unknown[]
}

/**
 * Plays a round of the books again, choice by choice. That it ends otherwise than it was paid is a bug.
 * [PROOF-03]
 */
export function replaySteps({ engine }: TableGame, played: PlayedTableRound): ReplayedSteps {
  const { round, definitionHash, commitment, seed, stakeOre, payoutOre, automaticFrom } = played
  const bets: unknown = JSON.parse(Buffer.from(fromHex(played.bets)).toString())
  const choices = fromHex(played.choices)
  const standingAfter = (made: number) =>
    engine.round(bets, choices.subarray(0, made), seededRng(fromHex(seed)))
  const views = Array.from({ length: choices.length + 1 }, (_, made) => standingAfter(made).view)
  const { view, outcome } = standingAfter(choices.length)
  invariant(
    outcome?.payoutOre === payoutOre && outcome.stakeOre === stakeOre,
    `round ${round} is played again to another end`,
  )
  return {
    hand: {
      round,
      definitionHash,
      step: choices.length,
      ...(commitment !== undefined && { commitment }),
      bets,
      view,
      options: [],
      end: {
        stakeOre: oreToNumber(stakeOre),
        payoutOre: oreToNumber(payoutOre),
        seed,
        choices: played.choices,
        ...(automaticFrom !== undefined && { automaticFrom }),
      },
    },
    views,
  }
}
