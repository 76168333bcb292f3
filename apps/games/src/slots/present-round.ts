import type { ClientRound, ClientSpin, WonJackpot } from '@nordlys/contracts'
import { type Ore, oreToNumber } from '@nordlys/core'
import type { CompiledGame, Spin } from '@nordlys/game-math'
import type { PlayedRound } from './play-from-seed.ts'
import { presentEvents, symbolOf } from './present-events.ts'

/** A round as the client shows it: symbols by index, coins and øre beside each other. */
export function presentRound(
  game: CompiledGame,
  played: PlayedRound,
  settled: { key: string; balanceOre: Ore; at: Date; jackpots?: readonly WonJackpot[] | undefined },
): ClientRound {
  const { events } = played.outcome
  const jackpots = settled.jackpots?.map(({ nameDa, amountOre }) => ({
    nameDa,
    amountOre: oreToNumber(amountOre),
  }))
  return {
    key: settled.key,
    stakeOre: oreToNumber(played.stakeOre),
    winOre: oreToNumber(played.winOre),
    balanceOre: oreToNumber(settled.balanceOre),
    ...(jackpots && { jackpots }),
    spins: played.outcome.spins.map((spin) => presentSpin(game, played, spin)),
    ...(events && { events: presentEvents(game, events) }),
    at: settled.at.toISOString(),
  }
}

function presentSpin(game: CompiledGame, { outcome, stakeOre }: PlayedRound, spin: Spin) {
  const symbol = (key: string) => symbolOf(game, key)
  const coinOre = oreToNumber(stakeOre) / outcome.totalBetCoins
  const { scatterWin } = spin
  return {
    mode: spin.mode,
    stops: [...spin.stops],
    grid: spin.grid.map((column) => column.map(symbol)),
    lineWins: spin.lineWins.map((win) => ({
      line: win.line,
      symbol: symbol(win.symbol),
      count: win.count,
      coins: win.coins,
      positions: cells(win.positions),
    })),
    ...(scatterWin && {
      scatterWin: {
        count: scatterWin.count,
        coins: scatterWin.coins,
        positions: cells(scatterWin.positions),
      },
    }),
    multiplier: spin.multiplier,
    freeSpinsWon: spin.freeSpinsWon,
    winCoins: spin.winCoins,
    winOre: spin.winCoins * coinOre,
  } satisfies ClientSpin
}

function cells(positions: Spin['lineWins'][number]['positions']): [number, number][] {
  return positions.map(({ reel, row }) => [reel, row])
}
