import type { OpenedGame } from '../../../protocol/opened-game.ts'
import { setAmount } from '../../frame/amounts.ts'
import { element } from '../../frame/element.ts'
import { texts } from '../words/texts.ts'

type Hold = OpenedGame['game']['hold']

/** The fixed prizes of hold and win at the stake that is chosen, the largest first. */
export class Prizes {
  readonly list = element('ul', { class: 'prizes', 'aria-label': texts.prizes })
  readonly #rows: { coins: number; amount: HTMLElement }[] = []

  constructor(hold: Hold) {
    const named = (hold?.prizes ?? []).filter(({ name }) => name !== '')
    const full =
      hold && hold.fullGridCoins > 0 ? [{ name: texts.fullGrid, coins: hold.fullGridCoins }] : []
    this.list.hidden = named.length + full.length === 0
    for (const { name, coins } of [...full, ...named.toReversed()]) {
      const amount = element('span', { class: 'amount' })
      this.#rows.push({ coins, amount })
      this.list.append(element('li', {}, element('span', { class: 'name' }, name), amount))
    }
  }

  show(coinOre: number): void {
    for (const { coins, amount } of this.#rows) setAmount(amount, coins * coinOre)
  }
}
