import type { WildReelsDefinition } from './definition.ts'

/** Small enough to play every round there is, with every rule in it. For tests. */
export function smallWildReels(
  changes: Partial<WildReelsDefinition> = {},
): Omit<WildReelsDefinition, 'mechanic'> {
  return {
    schema: 1,
    id: 'small-wild-reels',
    version: 1,
    titleDa: 'De få wilds',
    studio: 'Nordlys Studio',
    theme: 'test',
    coinsPerBet: 5,
    reels: 3,
    rows: 2,
    symbols: [
      { key: 'wild', nameDa: 'Wild', kind: 'wild', pays: {} },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '2': 1, '3': 6 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 2 } },
      { key: 'shell', nameDa: 'Skal', kind: 'pay', pays: { '3': 1 } },
    ],
    lines: [
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
    ],
    strips: {
      base: [
        ['gem', 'shell', 'leaf'],
        ['gem', 'leaf', 'wild', 'shell'],
        ['leaf', 'gem', 'shell', 'wild'],
      ],
    },
    respins: { multipliers: [1, 2, 3] },
    caps: { maxWinBets: 1000, maxRespins: 3 },
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
