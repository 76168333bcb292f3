import type { ClientHand } from '@nordlys/contracts'
import { hex, oreToNumber } from '@nordlys/core'
import { seededRng, type TableStanding } from '@nordlys/game-math'
import { commitmentOf } from './commitment.ts'
import type { TablesContext } from './context.ts'
import { HandBroken } from './hand-broken.ts'
import type { Hand } from './hand-row.ts'

/** Worked out from seed and choices each time: nothing else need be kept. Throws `HandBroken`. */
export async function standingOf(context: TablesContext, hand: Hand): Promise<TableStanding> {
  const game = await context.definitions.find(hand.definition_hash)
  if (!game) throw new HandBroken(hand.round, 'nobody knows its game')
  const rng = seededRng(seedOf(context, hand))
  try {
    return game.engine.round(hand.bets, hand.choices, rng)
  } catch (cause) {
    throw new HandBroken(hand.round, 'it cannot be played again', cause)
  }
}

/** Throws `HandBroken`. */
export function seedOf({ seedCipher }: TablesContext, { round, sealed_seed }: Hand): Uint8Array {
  try {
    return seedCipher.decrypt(round, sealed_seed)
  } catch (cause) {
    throw new HandBroken(round, 'its seed does not open', cause)
  }
}

/** The hand as its player sees it; its seed with it once it is over. */
export async function shown(context: TablesContext, hand: Hand): Promise<ClientHand> {
  const { round, definition_hash: definitionHash, choices, automatic_from: automaticFrom } = hand
  const seed = seedOf(context, hand)
  const { end, ...rest } = presentHand({
    round,
    definitionHash,
    seed,
    bets: hand.bets,
    choices,
    standing: await standingOf(context, hand),
  })
  if (hand.state !== 'over' || !end) return rest
  return { ...rest, end: { ...end, ...(automaticFrom !== null && { automaticFrom }) } }
}

/** A hand that was worked out, in the form its client receives. */
export function presentHand(of: {
  round: string
  definitionHash: string
  seed: Uint8Array
  bets: unknown
  choices: Uint8Array
  standing: TableStanding
}): ClientHand {
  const { round, definitionHash, seed, bets, choices, standing } = of
  const { view, options, outcome } = standing
  return {
    round,
    definitionHash,
    step: choices.length,
    commitment: commitmentOf(round, definitionHash, seed),
    bets,
    view,
    options: options.map(({ choice, raiseOre }) => ({ choice, raiseOre: oreToNumber(raiseOre) })),
    ...(outcome && {
      end: {
        stakeOre: oreToNumber(outcome.stakeOre),
        payoutOre: oreToNumber(outcome.payoutOre),
        seed: hex(seed),
        choices: hex(choices),
      },
    }),
  }
}
