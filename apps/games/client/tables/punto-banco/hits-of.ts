import { resultOf } from '@nordlys/game-math/tables/punto-banco/machine'
import type { PuntoBancoBet } from '@nordlys/game-math/tables/punto-banco/rules'
import type { PuntoBancoView } from '@nordlys/game-math/tables/punto-banco/view'

/** The bets that came, staked or not. */
export function hitsOf({
  player,
  bank,
}: Pick<PuntoBancoView, 'player' | 'bank'>): ReadonlySet<PuntoBancoBet> {
  const cards = ({ cards: shown }: typeof player) => shown.map(({ card }) => card)
  const result = resultOf({ player: cards(player), bank: cards(bank) })
  const { winner, playerPair, bankPair } = result
  return new Set<PuntoBancoBet>([
    winner,
    ...(playerPair ? (['player-pair'] as const) : []),
    ...(bankPair ? (['bank-pair'] as const) : []),
  ])
}
