import { oreToNumber } from '@nordlys/core'
import { worstCase } from '@nordlys/game-math/tables/roulette/exposure'
import { spotNameDa } from '@nordlys/game-math/tables/roulette/spot-names'
import { findSpot } from '@nordlys/game-math/tables/roulette/spots'
import { amountText } from '../../../frame/amounts.ts'
import { element, setHidden } from '../../../frame/element.ts'
import { texts } from '../shown/texts.ts'
import type { Slip } from '../slip/slip.ts'
import type { TableState } from '../slip/table-state.ts'

/** The bets on the layout in words, and the most they can pay. */
export class BetsView {
  readonly root = element('section', { class: 'placed-bets', 'aria-label': texts.bets })
  readonly #list = element('dl')
  readonly #hint = element('p', { class: 'side-lead' }, texts.noBets)
  #shown: Slip | undefined

  /** Below them there is room for what is kept of them. */
  constructor(favourites: HTMLElement) {
    this.root.append(element('h2', {}, texts.bets), this.#hint, this.#list, favourites)
  }

  show({ slip, rules }: TableState): void {
    if (this.#shown === slip) return
    this.#shown = slip
    setHidden(this.#hint, slip.length > 0)
    const most = slip.length > 0 ? oreToNumber(worstCase(rules, slip)) : 0
    this.#list.replaceChildren(
      ...slip.flatMap(([id, stakeOre]) => {
        const spot = findSpot(id)
        return spot ? row(spotNameDa(spot), stakeOre) : []
      }),
      ...(slip.length > 0 ? row(texts.most, most, 'most') : []),
    )
  }
}

function row(label: string, amountOre: number, name?: string): HTMLElement[] {
  return [
    element('dt', { class: name }, label),
    element('dd', { class: 'amount', translate: 'no' }, amountText(amountOre)),
  ]
}
