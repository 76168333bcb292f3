import type { DefinitionBase } from '../../base/definition-base.ts'

/** What the small games of the tests begin with: three reels of two rows, few enough stops. */
export const smallBase = {
  schema: 1,
  version: 1,
  titleDa: 'Det lille spil',
  studio: 'Nordlys Studio',
  theme: 'test',
  coinsPerBet: 5,
  reels: 3,
  rows: 2,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  stakesOre: [5, 10, 20],
  declared: {
    rtp: '19/20',
    rtpPercent: 95,
    hitRate: 0.5,
    standardDeviation: 5,
    volatility: 'medium',
    maxWinBets: 100,
  },
} as const satisfies Partial<DefinitionBase> & { lines: readonly (readonly number[])[] }
