import { createHash } from 'node:crypto'
import type { OfferTerms } from '@nordlys/contracts'
import { type CompiledGame, playRoundCoins, seededRng } from '@nordlys/game-math'

/** A taker of the model, as the games themselves are played. */
export interface SimulatedTaker {
  depositOre: number
  spinGame: CompiledGame
  wagerGame: CompiledGame
  stakeOre: number
}

/**
 * What so many takers cost, each played to the end by the engine, with the purse as the ledger keeps it: cash
 * first, and a win goes back as the stake came. It shares nothing with the forecast but the engine of the
 * games: no distribution, no arithmetic of terms.
 */
export function simulateTakers(
  terms: OfferTerms,
  taker: SimulatedTaker,
  count: number,
  seed: string,
): Float64Array {
  const rng = seededRng(createHash('sha256').update(seed).digest())
  const { bonusOre, requiredOre } = promised(terms, taker.depositOre)
  const spins = terms.parts.filter((part) => part.kind === 'spins')
  const play = (game: CompiledGame, stakeOre: number) =>
    (playRoundCoins(game, rng) * stakeOre) / game.definition.coinsPerBet
  return Float64Array.from({ length: count }, () => {
    let cash = taker.depositOre
    for (const { count: rounds, valueOre } of spins) {
      for (let spin = 0; spin < rounds; spin += 1) cash += play(taker.spinGame, Number(valueOre))
    }
    let [bonus, staked] = [bonusOre, 0]
    while (staked < requiredOre && cash + bonus >= taker.stakeOre) {
      const fromBonus = Math.max(0, taker.stakeOre - cash)
      cash -= taker.stakeOre - fromBonus
      bonus -= fromBonus
      staked += taker.stakeOre
      const win = play(taker.wagerGame, taker.stakeOre)
      const toBonus = Math.floor((win * fromBonus) / taker.stakeOre)
      bonus += toBonus
      cash += win - toBonus
    }
    return cash + bonus - taker.depositOre
  })
}

function promised({ parts, wagering }: OfferTerms, depositOre: number) {
  let bonusOre = 0
  for (const part of parts) {
    if (part.kind === 'fixed') bonusOre += Number(part.amountOre)
    if (part.kind === 'match') {
      const share = Math.floor((depositOre * part.percent) / 100)
      bonusOre += Math.min(share, Number(part.mostOre))
    }
  }
  const base = wagering?.base === 'deposit-and-bonus' ? depositOre + bonusOre : bonusOre
  return { bonusOre, requiredOre: bonusOre > 0 ? base * (wagering?.factor ?? 0) : 0 }
}
