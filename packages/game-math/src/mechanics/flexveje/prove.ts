import { createHash } from 'node:crypto'
import { bestRound } from '../../prove/best-round.ts'
import { exactFigures } from '../../prove/figures.ts'
import { proveMoments } from '../../prove/free-spins-proof.ts'
import type { FreeSpinsPar } from '../../prove/par.ts'
import { countedBands } from '../../prove/win-bands.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { waysMoments } from '../ways/moments.ts'
import { playRoundCoins } from '../ways/play-coins.ts'
import { bestSpins } from './best-spin.ts'
import { compile } from './compile.ts'
import type { FlexvejeDefinition } from './definition.ts'
import { momentsByHalves } from './halves.ts'

/**
 * A counts the grids of each half of the reels and joins them, B is a product over reels. The win
 * of a whole round has too many values for its distribution, so no odds are told but those of the
 * largest win, which is found by search; the bands of wins are counted in played rounds, as an
 * estimate. [PROOF-01]
 */
export function proveFlexveje(
  definition: FlexvejeDefinition,
  sampledRounds = roundsOfSample,
): FreeSpinsPar {
  const game = compile(definition)
  const { base, free } = game
  const a = { base: momentsByHalves(game, base), free: momentsByHalves(game, free) }
  const b = { base: waysMoments(game, base), free: waysMoments(game, free) }
  const best = bestRound(game, bestSpins(game, base), bestSpins(game, free))
  const par = proveMoments(definition, game, { a, b }, (round) =>
    exactFigures(definition, definition.caps.maxWinBets, round, best),
  )
  const rng = seededRng(sampleSeed(definition))
  const play = () => playRoundCoins(game, rng)
  const bands = countedBands(play, sampledRounds, definition.coinsPerBet)
  return { ...par, bands, sampledRounds }
}

const roundsOfSample = 500_000

/** The same rounds every time, others for each version of a game. */
function sampleSeed({ id, version }: FlexvejeDefinition): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(`sample of ${id} ${version}`).digest())
}
