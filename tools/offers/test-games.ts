import type { WinChances } from './win-chances.ts'

/** A game of few wins: nothing, half the stake, twice and nine times the stake. It returns 93 %. */
export const fewWins: WinChances = {
  coinsPerBet: 10,
  cellCoins: 5,
  chances: chancesOf([
    [0, 0.58],
    [1, 0.2],
    [4, 0.19],
    [18, 0.03],
  ]),
}

/** The same with cells of a whole stake, and a win of 120 stakes that hardly ever comes. */
export const rareWin: WinChances = {
  coinsPerBet: 20,
  cellCoins: 20,
  chances: chancesOf([
    [0, 0.749],
    [3, 0.25],
    [120, 0.001],
  ]),
}

function chancesOf(wins: readonly (readonly [number, number])[]): Float64Array {
  const chances = new Float64Array(Math.max(...wins.map(([cell]) => cell)) + 1)
  for (const [cell, chance] of wins) chances[cell] = chance
  return chances
}
