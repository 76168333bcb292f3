import type { WaysDefinition } from './definition.ts'

/** Small enough to play every round there is, with every rule in it. */
export function smallWays(changes: Partial<WaysDefinition> = {}): WaysDefinition {
  return {
    schema: 1,
    id: 'small-ways',
    version: 1,
    mechanic: 'ways',
    titleDa: 'De små veje',
    studio: 'Nordlys Studio',
    theme: 'test',
    coinsPerBet: 5,
    reels: 3,
    rows: 2,
    symbols: [
      { key: 'wild', nameDa: 'Wild', kind: 'wild', pays: {} },
      { key: 'star', nameDa: 'Stjerne', kind: 'scatter', pays: { '2': 1, '3': 4 } },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '2': 2, '3': 10 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 4 } },
    ],
    strips: {
      base: [
        ['gem', 'gem', 'star', 'leaf'],
        ['wild', 'gem', 'star'],
        ['leaf', 'wild', 'star', 'gem'],
      ],
      free: [
        ['gem', 'leaf', 'star'],
        ['wild', 'leaf', 'star'],
        ['leaf', 'gem', 'wild'],
      ],
    },
    freeSpins: freeSpins([1, 2]),
    caps: { maxWinBets: 1000, maxFreeSpins: 2 },
    stakesOre: [5, 10, 20],
    declared: {
      rtp: '19/20',
      rtpPercent: 95,
      hitRate: 0.5,
      standardDeviation: 5,
      volatility: 'medium',
      maxWinBets: 100,
    },
    ...changes,
  }
}

/** One free spin for two scatters and two for three. */
export function freeSpins(multipliers: number[]): WaysDefinition['freeSpins'] {
  return { spinsByScatters: { '2': 1, '3': 2 }, multipliers }
}
