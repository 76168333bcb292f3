import type { GameSpec } from './spec.ts'

const stakesOre = [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 5000, 10_000]

/** No round wins more; a finished game has its own proven maximum for a cap. */
export const openCapBets = 1_000_000

/** What every definition begins with, its declared figures still open. */
export function openDefinition(spec: GameSpec) {
  return {
    schema: 1,
    id: spec.id,
    version: 1,
    titleDa: spec.titleDa,
    studio: 'Nordlys Studio',
    theme: spec.theme,
    stakesOre,
    declared: {
      rtp: '1/1',
      rtpPercent: spec.targetPercent,
      hitRate: 0,
      standardDeviation: 0,
      volatility: spec.volatility,
      maxWinBets: 0,
    },
  } as const
}
