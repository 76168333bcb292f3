import type { VideoPokerBets } from '@nordlys/game-math/tables/video-poker/bets'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import { amountText } from '../../frame/amounts.ts'
import { element } from '../../frame/element.ts'
import { firstBet, withHands } from './bet.ts'
import { videoPokerTexts as texts } from './video-poker-texts.ts'

/** How many hands are played from one deal: a row of which one is chosen. */
export class HandsChoice {
  readonly host: HTMLElement
  readonly #rules: VideoPokerRules
  readonly #inputs: ReadonlyMap<number, HTMLInputElement>
  #bet: VideoPokerBets

  constructor(rules: VideoPokerRules, choose: (bet: VideoPokerBets) => void) {
    this.#rules = rules
    this.#bet = firstBet(rules)
    this.#inputs = new Map(
      rules.handCounts.map((hands) => {
        const said = texts.handsSaid(hands)
        const input = element('input', { type: 'radio', name: 'vp-hands', 'aria-label': said })
        input.addEventListener('change', () => {
          const bet = withHands(rules, this.#bet, hands)
          if (bet) choose(bet)
        })
        return [hands, input]
      }),
    )
    this.host = element(
      'fieldset',
      { class: 'vp-hands' },
      element('legend', { class: 'spoken' }, texts.hands),
      ...[...this.#inputs].map(([hands, input]) => element('label', {}, input, wordsOf(hands))),
    )
  }

  show(bet: VideoPokerBets, mayBet: boolean): void {
    this.#bet = bet
    const most = texts.tooMuch(amountText(this.#rules.stakeMaxOre))
    for (const [hands, input] of this.#inputs) {
      const isChosen = hands === bet.hands
      const hasRoom = isChosen || withHands(this.#rules, bet, hands) !== undefined
      if (input.checked !== isChosen) input.checked = isChosen
      // The one that is chosen keeps the focus while a hand is under way.
      input.disabled = !isChosen && !(mayBet && hasRoom)
      const label = input.parentElement
      label?.toggleAttribute('data-off', !(mayBet && hasRoom))
      if (label) label.title = hasRoom ? '' : most
    }
  }
}

function wordsOf(hands: number): HTMLElement {
  return element(
    'span',
    { 'aria-hidden': 'true' },
    element('b', {}, String(hands)),
    element('small', {}, texts.handsWord(hands)),
  )
}
