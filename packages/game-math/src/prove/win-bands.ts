import type { WinBand } from './par.ts'
import type { WinDistribution } from './win-distribution.ts'

/** Where bands begin, in bets. */
const bandsFromBets = [0, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const

/** The wins of a distribution by their size; what it does not tell apart is in the last band. */
export function winBands(
  { chances, belowCoins, beyond }: WinDistribution,
  coinsPerBet: number,
): WinBand[] {
  const bands = new Bands(coinsPerBet, belowCoins)
  for (let coins = 1; coins < chances.length; coins += 1) {
    const chance = chances[coins] ?? 0
    if (chance !== 0) bands.add(coins, chance, chance * coins)
  }
  bands.add(belowCoins, beyond.chance, beyond.coins)
  return bands.told(1)
}

/** The same counted in rounds that were played. */
export function countedBands(play: () => number, rounds: number, coinsPerBet: number): WinBand[] {
  const bands = new Bands(coinsPerBet, Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round += 1) {
    const coins = play()
    if (coins > 0) bands.add(coins, 1, coins)
  }
  return bands.told(rounds)
}

class Bands {
  readonly #fromBets: readonly number[]
  readonly #coinsPerBet: number
  readonly #chances: Float64Array
  readonly #coins: Float64Array

  constructor(coinsPerBet: number, belowCoins: number) {
    this.#fromBets = bandsFromBets.filter((bets) => bets * coinsPerBet <= belowCoins)
    this.#coinsPerBet = coinsPerBet
    this.#chances = new Float64Array(this.#fromBets.length)
    this.#coins = new Float64Array(this.#fromBets.length)
  }

  add(win: number, chance: number, coins: number): void {
    const bets = win / this.#coinsPerBet
    const band = this.#fromBets.findLastIndex((from) => from <= bets)
    this.#chances[band] = (this.#chances[band] ?? 0) + chance
    this.#coins[band] = (this.#coins[band] ?? 0) + coins
  }

  /**
   * Of `rounds` rounds in all, without the empty bands above the last win. Chances end with the
   * tenth decimal: doubles that were added up cannot tell rarer ones from their own errors, nor an
   * empty band from one a hair below nothing.
   */
  told(rounds: number): WinBand[] {
    const bands = this.#fromBets.map((fromBets, band): WinBand => {
      const chance = (this.#chances[band] ?? 0) / rounds
      const returned = (this.#coins[band] ?? 0) / rounds / this.#coinsPerBet
      return {
        fromBets,
        chance: Math.max(0, Number(Number(chance.toPrecision(6)).toFixed(10))),
        returnPercent: Math.max(0, Number((returned * 100).toFixed(4))),
      }
    })
    return bands.slice(0, bands.findLastIndex(({ chance }) => chance > 0) + 1)
  }
}
