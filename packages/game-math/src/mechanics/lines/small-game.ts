import type { LinesDefinition } from './definition.ts'

/**
 * A game small enough to play every round there is, with every rule in it: wilds that double and
 * pay alone, scatters that pay and trigger, retriggers and a cap they reach. For tests.
 */
export function smallGame(changes: Partial<LinesDefinition> = {}): LinesDefinition {
  return {
    schema: 1,
    id: 'small-game',
    version: 1,
    mechanic: 'lines',
    titleDa: 'Det lille spil',
    studio: 'Nordlys Studio',
    theme: 'test',
    coinsPerBet: 5,
    reels: 3,
    rows: 2,
    symbols: [
      { key: 'wild', nameDa: 'Wild', kind: 'wild', pays: { '2': 3, '3': 20 } },
      { key: 'star', nameDa: 'Stjerne', kind: 'scatter', pays: { '2': 1, '3': 4 } },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '2': 1, '3': 6 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 2 } },
    ],
    lines: [
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
    ],
    strips: {
      base: [
        ['wild', 'gem', 'star', 'leaf'],
        ['gem', 'leaf', 'star'],
        ['leaf', 'wild', 'star', 'gem'],
      ],
      free: [
        ['gem', 'leaf', 'star'],
        ['wild', 'leaf', 'star'],
        ['leaf', 'gem', 'wild'],
      ],
    },
    wildMultiplier: 2,
    freeSpins: { spinsByScatters: { '2': 1, '3': 2 }, multiplier: 3 },
    caps: { maxWinBets: 1000, maxFreeSpins: 3 },
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
