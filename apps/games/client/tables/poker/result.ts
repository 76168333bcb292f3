import { amountText } from '../../frame/amounts.ts'
import { element } from '../../frame/element.ts'
import { paidText } from '../shared/table-screen.ts'
import type { PokerView } from './poker-game.ts'
import { pokerTexts as texts } from './poker-texts.ts'

/** How the hand ended, what each bet paid, and what came back of all that was staked. */
export class Result {
  readonly host = element('div', { class: 'pk-result' })

  clear(): void {
    this.host.replaceChildren()
  }

  /** False when the hand is not over. */
  show({ outcome, endDa = '' }: PokerView): boolean {
    if (!outcome) return false
    this.host.replaceChildren(
      element('p', { class: 'pk-end' }, endDa),
      element(
        'ul',
        { class: 'pk-lines' },
        ...outcome.lines.map(({ nameDa, payoutOre, stakeOre }) =>
          element(
            'li',
            { 'data-gain': payoutOre > stakeOre },
            texts.line(nameDa, amountText(payoutOre)),
          ),
        ),
      ),
      element(
        'p',
        { class: 'pk-paid felt-paid', 'data-gain': outcome.payoutOre > outcome.stakeOre },
        paidText(outcome),
      ),
    )
    return true
  }
}
