import type { PuntoBancoWinner } from '@nordlys/game-math/tables/punto-banco/payouts'
import { element } from '../../frame/element.ts'
import { puntoBancoTexts as texts } from './punto-banco-texts.ts'

const most = 12

/** The last rounds' winners, the newest first. It says that it tells nothing of what comes. */
export class PastResults {
  readonly host: HTMLElement
  readonly #list = element('ol', { class: 'pb-past-list', 'aria-label': texts.past })

  constructor() {
    this.host = element(
      'div',
      { class: 'pb-past' },
      this.#list,
      element('p', { class: 'pb-past-lead' }, texts.pastLead),
    )
  }

  /** All that are known, the newest first. */
  show(winners: readonly PuntoBancoWinner[]): void {
    this.#list.replaceChildren()
    for (const winner of winners.slice(0, most).toReversed()) this.add(winner)
  }

  add(winner: PuntoBancoWinner): void {
    this.#list.prepend(element('li', { 'data-winner': winner }, texts.spots[winner]))
    while (this.#list.childElementCount > most) this.#list.lastElementChild?.remove()
  }
}
