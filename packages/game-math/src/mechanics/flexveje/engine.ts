import type { RoundOutcome } from '../../base/outcome.ts'
import { windowAt } from '../../base/reel-grid.ts'
import { heightAt, heightDraws } from '../../features/heights.ts'
import type { Rng } from '../../random/rng.ts'
import { playRoundOn, type StopReels } from '../ways/engine.ts'
import type { FlexvejeGame } from './compile.ts'

/**
 * Plays one round to its end: the base spin and every free spin it wins. One draw per reel and
 * spin, from the left, is the whole use of chance: it gives the reel's height and where it stops,
 * every pair of both as likely as the height weighs. [PROOF-03] [PROOF-06]
 */
export function playRound(game: FlexvejeGame, rng: Rng): RoundOutcome {
  return playRoundOn(game, (mode) => stopFlexReels(game, mode, rng))
}

function stopFlexReels(
  { definition }: FlexvejeGame,
  mode: Parameters<StopReels>[0],
  rng: Rng,
): ReturnType<StopReels> {
  const stopped = definition.strips[mode].map((strip, reel) => {
    const weights = definition.heights[mode][reel] ?? []
    const draw = rng.below(heightDraws(weights) * strip.length)
    const height = heightAt(weights, Math.floor(draw / strip.length))
    const stop = draw % strip.length
    return { stop, column: windowAt(strip, stop, height) }
  })
  return { stops: stopped.map(({ stop }) => stop), grid: stopped.map(({ column }) => column) }
}
