import type { ClientHand } from '@nordlys/contracts'
import { type BlackjackChoice, byteOf } from '@nordlys/game-math/tables/blackjack/choices'
import { blackjack } from '@nordlys/game-math/tables/blackjack/machine'
import type { BlackjackRules } from '@nordlys/game-math/tables/blackjack/rules'
import type { BlackjackView } from '@nordlys/game-math/tables/blackjack/view'
import { viewOf as shownOf } from '@nordlys/game-math/tables/blackjack/view'
import { element, setHidden } from '../../frame/element.ts'
import { Betting } from '../shared/betting.ts'
import { checkPage } from '../shared/check-round.ts'
import { printOnFelt } from '../shared/print-on-felt.ts'
import { replaysWith } from '../shared/replays-with.ts'
import { RoundSpots, slipRulesOf } from '../shared/round-spots.ts'
import { rulesPage } from '../shared/rules-page.ts'
import type { FeltParts, TableFelt } from '../shared/table-felt.ts'
import type { TableKey } from '../shared/table-keys.ts'
import { paidSentence, paidText, say } from '../shared/table-screen.ts'
import { handOnFelt, type TableState } from '../shared/table-state.ts'
import { tableTexts } from '../shared/table-texts.ts'
import { blackjackTexts as texts } from './blackjack-texts.ts'
import { CardsOnFelt, totalText } from './cards-on-felt.ts'
import { chartPage } from './chart-page.ts'
import { ChoiceButtons } from './choice-buttons.ts'
import { coach } from './coach.ts'
import { insuranceCostText } from './insurance-cost.ts'
import { SideLines } from './side-lines.ts'
import { spotsOf } from './spots-of.ts'

/** Blackjack's felt: three spots, the cards, and the choices with their prices. [GAME-02] */
export function blackjackFelt(parts: FeltParts): TableFelt {
  return new BlackjackFelt(parts)
}

class BlackjackFelt implements TableFelt {
  readonly controls: HTMLElement
  readonly pages: TableFelt['pages']
  readonly keys: readonly TableKey[]
  readonly #parts: FeltParts
  readonly #rules: BlackjackRules
  readonly #cards: CardsOnFelt
  readonly #sides = new SideLines()
  readonly #spots: RoundSpots
  readonly #betting: Betting
  readonly #choices: ChoiceButtons
  readonly #result = element('p', { class: 'bj-paid felt-paid' })
  #isCoached = false

  constructor(parts: FeltParts) {
    this.#parts = parts
    this.#cards = new CardsOnFelt(() => parts.sound.play('card'))
    // The server sends what was proven; its shape follows from the game's kind.
    this.#rules = parts.opened.game.rules as BlackjackRules
    const spots = spotsOf(this.#rules)
    this.#betting = new Betting({
      ...parts,
      limits: slipRulesOf(spots),
      needed: 'hand',
      placeFirst: texts.placeFirst,
      showBets: (bets, mayPlace) => this.#spots.show(bets, mayPlace),
      onDeal: () => {
        this.#cards.clear()
        this.#result.textContent = ''
      },
    })
    this.#spots = new RoundSpots(spots, this.#betting)
    this.#choices = new ChoiceButtons(
      (choice) => parts.play.choose(byteOf(choice)),
      insuranceCostText(this.#rules),
    )
    this.controls = element('div', { class: 'bj-controls' }, this.#choices.host, this.#betting.host)
    this.#build()
    this.pages = [
      rulesPage(parts.opened.game),
      chartPage(this.#rules),
      checkPage({
        definitionHash: parts.opened.game.definitionHash,
        last: () => parts.play.state().hand,
        replays: replaysWith(blackjack, shownOf, this.#rules),
      }),
    ]
    this.keys = this.#allKeys()
  }

  show(state: TableState): void {
    const { phase, hand } = state
    const isBetting = phase.name === 'betting' || phase.name === 'closed'
    setHidden(this.#betting.host, !isBetting)
    setHidden(this.#choices.host, isBetting)
    const view = viewOf(hand)
    this.#betting.show(state)
    if (view && phase.name === 'choosing') {
      const advice = this.#isCoached ? coach(this.#rules, view) : undefined
      this.#choices.show(view, { room: { ...state, roundOre: this.stakeOre(state) }, advice })
    } else if (phase.name !== 'asking' && phase.name !== 'waiting') this.#choices.clear()
    for (const button of this.#choices.host.querySelectorAll('button')) {
      if (phase.name !== 'choosing') button.disabled = true
    }
  }

  async reveal(hand: ClientHand, before: ClientHand | undefined): Promise<void> {
    const view = viewOf(hand)
    if (!view) return
    this.#result.textContent = ''
    this.#sides.clear()
    const isResumed = !before && hand.step > 0
    if (isResumed) this.#cards.lay(view)
    else await this.#cards.deal(view, viewOf(before))
    if (!view.outcome) {
      this.#say(view)
      return
    }
    this.#sides.show(view.outcome.lines)
    this.#conclude(hand, view)
  }

  stakeOre(state: TableState): number {
    const laid = this.#betting.lyingOre(state)
    const view = viewOf(handOnFelt(state))
    if (laid === 0 || state.phase.name === 'betting' || !view) return laid
    if (view.outcome) return view.outcome.stakeOre
    const hands = view.hands.reduce((sum, each) => sum + each.stakeOre, 0)
    const hand = this.#betting.dealtOre('hand')
    const insured = view.insurance === 'bought' ? hand / 2 : 0
    return laid - hand + hands + insured
  }

  #build(): void {
    const { screen, frame } = this.#parts
    screen.felt.append(
      this.#cards.bank.host,
      printOnFelt(texts.felt),
      this.#sides.host,
      this.#result,
      this.#cards.hands,
      this.#spots.host,
    )
    // A coach belongs where nothing is staked.
    if (frame.mode === 'free') screen.helps.append(this.#coachButton())
  }

  #coachButton(): HTMLButtonElement {
    const button = element(
      'button',
      { type: 'button', class: 'act coach', 'aria-pressed': 'false', title: texts.coachOn },
      texts.coach,
    )
    button.addEventListener('click', () => {
      this.#isCoached = !this.#isCoached
      button.setAttribute('aria-pressed', String(this.#isCoached))
      button.title = this.#isCoached ? texts.coachOff : texts.coachOn
      this.#parts.play.refresh()
    })
    return button
  }

  #say({ hands, turn, bank }: BlackjackView): void {
    const hand = hands[turn ?? 0]
    if (!hand) return
    const yours = totalText(hand, hands.length === 1 ? hand.cards.length : 3)
    say(this.#parts.screen, texts.standing(yours, totalText(bank, 1)))
  }

  /** The hand lies there; its stakes lie ready for the next one. */
  #conclude(hand: ClientHand, view: BlackjackView): void {
    const { end } = hand
    if (!end) return
    const paid = paidText(end)
    this.#result.textContent = paid
    this.#result.toggleAttribute('data-gain', end.payoutOre > end.stakeOre)
    const sums = view.hands.map((each) =>
      totalText(each, view.hands.length === 1 ? each.cards.length : 3),
    )
    const banks = totalText(view.bank, view.bank.cards.length)
    const rule = end.automaticFrom === undefined ? '' : ` ${tableTexts.automatic}`
    say(this.#parts.screen, `${texts.ended(sums.join(' og '), banks)} ${paidSentence(end)}${rule}`)
    this.#betting.conclude()
  }

  #allKeys(): TableKey[] {
    const choose = (key: string, choice: BlackjackChoice): TableKey => ({
      key,
      label: texts.choices[choice],
      press: () => this.#choices.press(choice),
    })
    return [
      choose('h', 'hit'),
      choose('s', 'stand'),
      choose('d', 'double'),
      choose('p', 'split'),
      choose('u', 'surrender'),
      choose('i', 'insure'),
      choose('n', 'no-insurance'),
      ...this.#betting.keys,
    ]
  }
}

/** The server sends a hand as its game tells it. */
function viewOf(hand: ClientHand | undefined): BlackjackView | undefined {
  return hand?.view as BlackjackView | undefined
}
