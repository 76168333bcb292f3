import { formatPercent } from '@nordlys/core'
import type { RouletteRules } from '@nordlys/game-math/tables/roulette/rules'
import { findSpot } from '@nordlys/game-math/tables/roulette/spots'
import { amountText } from '../../../frame/amounts.ts'
import { element } from '../../../frame/element.ts'
import { texts } from '../shown/texts.ts'
import { houseEdge } from '../slip/house-edge.ts'

/** Limits, return and how the number is drawn. */
export function factsView(rules: RouletteRules): HTMLElement {
  const returned = (spotId: string) => {
    const spot = findSpot(spotId)
    return spot ? formatPercent(1 - houseEdge(rules, spot), 2) : ''
  }
  const limits = texts.limitsOf(amountText(rules.minOre), amountText(rules.maxTableOre))
  return element(
    'section',
    { class: 'table-facts', 'aria-label': texts.limits },
    element(
      'dl',
      {},
      ...row(texts.limits, limits),
      ...row(texts.straightLimit, amountText(rules.maxStraightOre)),
      ...row(texts.evenLimit, amountText(rules.maxEvenChanceOre)),
      ...row(texts.return, returned('n0')),
      ...(rules.laPartage ? row(texts.returnEven, returned('red')) : []),
    ),
    ...(rules.laPartage ? [element('p', { class: 'side-lead' }, texts.partage)] : []),
    element('p', { class: 'side-lead' }, texts.honest),
  )
}

function row(label: string, text: string): HTMLElement[] {
  return [element('dt', {}, label), element('dd', {}, text)]
}
