import { formatCount } from '@nordlys/core'
import type { VideoPokerBets } from '@nordlys/game-math/tables/video-poker/bets'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import { amountText } from '../../frame/amounts.ts'
import { element } from '../../frame/element.ts'
import { type LitRow, rowPaysOre } from './hand-lines.ts'
import { videoPokerTexts as texts } from './video-poker-texts.ts'

/** The pay of each hand, a column for each number of coins; the one that is played is lit. */
export class Paytable {
  readonly host: HTMLElement
  readonly #rules: VideoPokerRules
  readonly #caption = element('caption', {})
  readonly #body = element('tbody', {})
  readonly #head = element('tr', {})
  #shown: VideoPokerBets | undefined
  #lit: readonly LitRow[] = []

  constructor(rules: VideoPokerRules) {
    this.#rules = rules
    this.host = element(
      'table',
      { class: 'vp-pays' },
      this.#caption,
      element('thead', {}, this.#head),
      this.#body,
    )
  }

  show(bet: VideoPokerBets): void {
    const { coins, coinOre } = this.#shown ?? {}
    if (coins === bet.coins && coinOre === bet.coinOre) return
    this.#shown = bet
    const at = texts.paysFor(texts.coinsSaid(bet.coins), amountText(bet.coinOre))
    this.#caption.replaceChildren(
      `${texts.paysPerHand} `,
      element('span', { class: 'vp-pays-for' }, at),
    )
    this.#head.replaceChildren(
      element('th', { scope: 'col' }, texts.columns),
      ...this.#columns().map((column) => this.#headOf(column, bet.coins)),
    )
    this.#body.replaceChildren(
      ...this.#rules.pays.map((row) =>
        element(
          'tr',
          { 'data-hand': row.hand },
          element('th', { scope: 'row' }, ...namesOf(row.nameDa)),
          ...this.#columns().map((column) => {
            const paid = payText(rowPaysOre(row, { coins: column, coinOre: bet.coinOre }))
            return element('td', { 'data-live': column === bet.coins }, paid)
          }),
        ),
      ),
    )
    this.light(this.#lit)
  }

  /** The rows that the cards make, with how many hands stand in each. */
  light(lit: readonly LitRow[]): void {
    this.#lit = lit
    for (const row of this.#body.rows) {
      const count = lit.find(({ hand }) => hand === row.dataset.hand)?.count
      row.toggleAttribute('data-lit', count !== undefined)
      if (count === undefined) row.removeAttribute('aria-current')
      else row.setAttribute('aria-current', 'true')
      const name = row.cells[0]
      if (!name) continue
      if (count === undefined || count === 1) delete name.dataset.count
      else name.dataset.count = `${count} ×`
    }
  }

  #columns(): number[] {
    return Array.from({ length: this.#rules.coinsMax }, (_, below) => below + 1)
  }

  #headOf(column: number, live: number): HTMLElement {
    const isLive = column === live
    return element(
      'th',
      { scope: 'col', 'data-live': isLive },
      String(column),
      element('span', { class: 'spoken' }, ` ${texts.coins(column)}${isLive ? texts.chosen : ''}`),
    )
  }
}

/** The name, and beside a long one a short one: the sheet shows what there is room for. */
function namesOf(nameDa: string): HTMLElement[] {
  const short = texts.shortRows[nameDa]
  if (short === undefined) return [element('span', {}, nameDa)]
  return [
    element('span', { class: 'vp-long' }, nameDa),
    element('span', { class: 'vp-short' }, short),
  ]
}

/** `400`, and `1.250` and `12,50` alike: the table's head says that it is kroner. */
function payText(amountOre: number): string {
  return amountOre % 100 === 0 ? formatCount(amountOre / 100) : amountText(amountOre)
}
