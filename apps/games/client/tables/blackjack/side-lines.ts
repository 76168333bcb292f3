import type { BlackjackView } from '@nordlys/game-math/tables/blackjack/view'
import { amountText } from '../../frame/amounts.ts'
import { element } from '../../frame/element.ts'
import { blackjackTexts as texts } from './blackjack-texts.ts'

type Line = NonNullable<BlackjackView['outcome']>['lines'][number]

/** The outcome of insurance and side bets, once the hand is over. */
export class SideLines {
  readonly host = element('ul', { class: 'bj-sides' })

  clear(): void {
    this.host.replaceChildren()
  }

  show(lines: readonly Line[]): void {
    this.host.replaceChildren(
      ...lines.flatMap((line) => {
        const words = wordsOf(line)
        if (words === undefined) return []
        const told = line.payoutOre > 0 ? texts.told(words, amountText(line.payoutOre)) : words
        return [element('li', { 'data-paid': line.payoutOre > 0 }, told)]
      }),
    )
  }
}

/** Undefined for the hand, whose result stands by its cards, and for side bets that came to nothing. */
function wordsOf(line: Line): string | undefined {
  switch (line.bet) {
    case 'hand':
      return undefined
    case 'insurance':
      return texts.insurance[line.result]
    case 'pair':
      return line.result === 'none' ? undefined : texts.pair[line.result]
    case 'trio':
      return line.result === 'none' ? undefined : texts.trio
  }
}
