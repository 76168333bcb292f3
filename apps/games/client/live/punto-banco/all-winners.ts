import { formatPercent } from '@nordlys/core'
import {
  type PuntoBancoWinner,
  puntoBancoWinners,
} from '@nordlys/game-math/tables/punto-banco/payouts'
import { element } from '../../frame/element.ts'
import { puntoBancoTexts as texts } from '../../tables/punto-banco/punto-banco-texts.ts'

/** How often each side won, and every result, the latest first. */
export function allWinners(winners: readonly PuntoBancoWinner[]): readonly HTMLElement[] {
  if (winners.length === 0) return []
  const shares = puntoBancoWinners.map((winner) => {
    const count = winners.filter((each) => each === winner).length
    return element(
      'div',
      { 'data-winner': winner },
      element('dt', {}, texts.spots[winner]),
      element('dd', {}, `${count} · ${formatPercent(count / winners.length, 0)}`),
    )
  })
  const results = winners.map((winner) =>
    element(
      'li',
      { 'data-winner': winner },
      element('span', { 'aria-hidden': 'true' }, texts.spots[winner].charAt(0)),
      element('span', { class: 'spoken' }, texts.spots[winner]),
    ),
  )
  return [
    element('dl', { class: 'winner-shares' }, ...shares),
    element('ol', { class: 'winner-road', 'aria-label': texts.past }, ...results),
  ]
}
