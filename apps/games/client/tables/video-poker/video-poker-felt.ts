import type { ClientHand } from '@nordlys/contracts'
import type { VideoPokerBets } from '@nordlys/game-math/tables/video-poker/bets'
import type { VideoPokerView } from '@nordlys/game-math/tables/video-poker/machine'
import { videoPokerRound } from '@nordlys/game-math/tables/video-poker/machine'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import { amountText } from '../../frame/amounts.ts'
import { element } from '../../frame/element.ts'
import { isStill, pause } from '../../frame/stillness.ts'
import { checkPage } from '../shared/check-round.ts'
import { bonusBoundText } from '../shared/raise-room.ts'
import { replaysWith } from '../shared/replays-with.ts'
import { rulesPage } from '../shared/rules-page.ts'
import type { FeltParts, TableFelt } from '../shared/table-felt.ts'
import type { TableKey } from '../shared/table-keys.ts'
import { paidText, say } from '../shared/table-screen.ts'
import type { TableState } from '../shared/table-state.ts'
import { tableTexts } from '../shared/table-texts.ts'
import { firstBet, stakeOre } from './bet.ts'
import { BetPanel } from './bet-panel.ts'
import { litRows, nameOf } from './hand-lines.ts'
import { HoldCards } from './hold-cards.ts'
import { type Holds, heldOf, noHolds, toggle } from './holds.ts'
import { Paytable } from './paytable.ts'
import { paytablePage } from './paytable-page.ts'
import { SmallHands } from './small-hands.ts'
import { Tip } from './tip.ts'
import { Told } from './told.ts'
import { videoPokerKeys } from './video-poker-keys.ts'
import { videoPokerTexts as texts } from './video-poker-texts.ts'

const heldMs = 700

/** Video poker's felt: the paytable, the hands, and one choice. [GAME-02] */
export function videoPokerFelt(parts: FeltParts): TableFelt {
  return new VideoPokerFelt(parts)
}

class VideoPokerFelt implements TableFelt {
  readonly controls: HTMLElement
  readonly pages: TableFelt['pages']
  readonly keys: readonly TableKey[]
  readonly #parts: FeltParts
  readonly #rules: VideoPokerRules
  readonly #paytable: Paytable
  readonly #cards: HoldCards
  readonly #small = new SmallHands()
  readonly #told = new Told()
  readonly #panel: BetPanel
  readonly #tip: Tip
  readonly #host: HTMLElement
  #bet: VideoPokerBets
  #holds: Holds = noHolds

  constructor(parts: FeltParts) {
    this.#parts = parts
    // The server sends what was proven; its shape follows from the game's kind.
    const rules = parts.opened.game.rules as VideoPokerRules
    this.#rules = rules
    this.#bet = firstBet(rules)
    this.#tip = new Tip(rules)
    this.#paytable = new Paytable(rules)
    this.#cards = new HoldCards(rules.wild, {
      toggle: (place) => this.#toggle(place),
      hear: () => parts.sound.play('card'),
    })
    this.#panel = new BetPanel(rules, this.#bet, {
      change: (bet) => this.#changeBet(bet),
      turnTip: () => void this.#turnTip(),
      go: () => void this.#go(),
    })
    this.controls = this.#panel.host
    this.#host = element(
      'div',
      { class: 'vp' },
      element('p', { class: 'vp-sign', 'aria-hidden': 'true' }, rules.titleDa),
      this.#paytable.host,
      this.#small.host,
      this.#told.host,
      this.#cards.host,
    )
    parts.screen.felt.append(this.#host)
    this.#freshTable()
    this.pages = [
      rulesPage(parts.opened.game),
      paytablePage(rules, () => this.#bet),
      checkPage({
        definitionHash: parts.opened.game.definitionHash,
        last: () => parts.play.state().hand,
        replays: replaysWith(videoPokerRound, videoPokerRound.view, rules),
      }),
    ]
    this.keys = videoPokerKeys(rules, {
      go: () => this.#go(),
      toggle: (place) => this.#toggle(place),
      press: (change) => this.#panel.press(change),
      change: (next) => this.#isBetting && this.#changeBet(next(this.#bet)),
      turnTip: () => void this.#turnTip(),
    })
  }

  show(state: TableState): void {
    const { phase, hand } = state
    const isUnderWay = hand !== undefined && hand.end === undefined
    const isChoosing = phase.name === 'choosing'
    const view = viewOf(hand)
    this.#paytable.show(this.#bet)
    const advice = isChoosing && view ? this.#tip.of(view.dealt) : undefined
    this.#cards.show({ holds: this.#holds, mayHold: isChoosing, advised: advice?.best })
    if (isChoosing && view) this.#told.standing(this.#standing(view), advice, this.#stakes)
    this.#panel.show({
      bet: this.#bet,
      mayBet: phase.name === 'betting',
      goes: isUnderWay ? 'draw' : 'deal',
      mayGo: phase.name === 'betting' || isChoosing,
      isTipOn: this.#tip.isOn,
      bound: phase.name === 'betting' ? this.#boundOf(state) : undefined,
    })
  }

  async reveal(hand: ClientHand, before: ClientHand | undefined): Promise<void> {
    const view = viewOf(hand)
    if (!view) return
    this.#bet = hand.bets as VideoPokerBets
    this.#host.dataset.hands = String(this.#bet.hands)
    this.#paytable.show(this.#bet)
    delete this.#host.dataset.gain
    if (view.hands) await this.#revealEnd(hand, view, before !== undefined)
    else await this.#revealDeal(view)
  }

  stakeOre(): number {
    return stakeOre(this.#bet)
  }

  get #isBetting(): boolean {
    return this.#parts.play.state().phase.name === 'betting'
  }

  get #stakes() {
    return { holds: this.#holds, stakeOre: stakeOre(this.#bet) }
  }

  async #revealDeal(view: VideoPokerView): Promise<void> {
    this.#holds = noHolds
    this.#paytable.light([])
    this.#told.clear()
    this.#small.lay(this.#bet.hands)
    this.#cards.show({ holds: noHolds, mayHold: false, advised: undefined })
    await this.#cards.deal(view.dealt)
    this.#paytable.light(litRows(this.#rules, view))
    const standing = this.#standing(view)
    if (view.dealtHand !== 'nothing') this.#told.standing(standing, undefined, this.#stakes)
    const advice = this.#tip.of(view.dealt)
    const names = this.#cards.names()
    const advised = advice ? ` ${texts.tipHoldSaid(heldOf(advice.best, names))}.` : ''
    say(this.#parts.screen, `${texts.standsWith(names.join(', '), standing)}.${advised}`)
  }

  /** Without the deal before it all lies there at once: a hand that ended while nobody looked. */
  async #revealEnd(hand: ClientHand, view: VideoPokerView, isSeen: boolean): Promise<void> {
    const { end } = hand
    const [first] = view.hands ?? []
    if (!end || !view.hands || !first) return
    const held = view.held ?? noHolds
    const isChosenHere = held === this.#holds
    this.#holds = held
    if (isSeen && !isChosenHere) await this.#showHeld(view)
    if (isSeen) await this.#cards.draw(first.cards, held)
    else {
      this.#small.lay(this.#bet.hands)
      this.#cards.lay(first.cards)
    }
    await this.#small.end(view.hands, !isSeen)
    const lit = litRows(this.#rules, view)
    this.#paytable.light(lit)
    // A payout of no more than the stake is shown without a win's light. [FLT-42]
    this.#host.toggleAttribute('data-gain', end.payoutOre > end.stakeOre)
    const paid = paidText(end)
    const lines = lit.map(({ hand: row, count }) => {
      return texts.times(nameOf(this.#rules, row) ?? texts.nothing, count)
    })
    this.#told.ended(lines, paid)
    const rule = end.automaticFrom === undefined ? '' : ` ${tableTexts.automatic}`
    const names = this.#bet.hands === 1 ? [this.#cards.names().join(', ')] : []
    say(this.#parts.screen, `${[...names, ...lines, paid].join('. ')}.${rule}`)
  }

  /** Shows a choice that was made elsewhere, before it is drawn to. */
  async #showHeld({ dealt }: VideoPokerView): Promise<void> {
    this.#cards.show({ holds: this.#holds, mayHold: false, advised: undefined })
    this.#small.hold(dealt, this.#holds)
    if (!isStill()) await pause(heldMs)
  }

  #standing({ dealtHand }: VideoPokerView): string {
    const name = nameOf(this.#rules, dealtHand)
    return name ? texts.standing(name) : texts.choose
  }

  #toggle(place: number): boolean {
    const { phase, hand } = this.#parts.play.state()
    const view = viewOf(hand)
    if (phase.name !== 'choosing' || !view) return false
    this.#holds = toggle(this.#holds, place)
    this.#small.hold(view.dealt, this.#holds)
    this.#parts.play.refresh()
    return true
  }

  #go(): boolean {
    const { play } = this.#parts
    const { name } = play.state().phase
    if (name === 'betting') this.#deal()
    else if (name === 'choosing') play.choose(this.#holds)
    else return false
    return true
  }

  #deal(): void {
    const { play, screen } = this.#parts
    const bound = this.#boundOf(play.state())
    if (bound) say(screen, bound)
    else play.deal(this.#bet)
  }

  #boundOf(state: TableState): string | undefined {
    return bonusBoundText(stakeOre(this.#bet), state)
  }

  /** Another bet begins on a fresh table: what lies there was paid for by the one before. */
  #changeBet(bet: VideoPokerBets): boolean {
    this.#bet = bet
    this.#parts.sound.play('chip')
    this.#freshTable()
    this.#parts.play.refresh()
    const { hands, coins, coinOre } = bet
    say(
      this.#parts.screen,
      texts.betSaid(
        texts.handsSaid(hands),
        texts.coinsSaid(coins),
        amountText(coinOre),
        amountText(stakeOre(bet)),
      ),
    )
    return true
  }

  #freshTable(): void {
    this.#holds = noHolds
    this.#host.dataset.hands = String(this.#bet.hands)
    delete this.#host.dataset.gain
    this.#paytable.light([])
    this.#paytable.show(this.#bet)
    this.#cards.clear()
    this.#small.lay(this.#bet.hands)
    this.#told.ready()
  }

  async #turnTip(): Promise<void> {
    try {
      await this.#tip.turn(!this.#tip.isOn)
    } catch (error) {
      // A script that did not come; what is wrong with one that did is a crash.
      if (!(error instanceof TypeError)) throw error
      say(this.#parts.screen, texts.tipAway)
      return
    }
    const { phase, hand } = this.#parts.play.state()
    const view = viewOf(hand)
    const advice = phase.name === 'choosing' && view && this.#tip.of(view.dealt)
    if (advice) {
      say(this.#parts.screen, `${texts.tipHoldSaid(heldOf(advice.best, this.#cards.names()))}.`)
    }
    this.#parts.play.refresh()
  }
}

/** The server sends a hand as its game tells it. */
function viewOf(hand: ClientHand | undefined): VideoPokerView | undefined {
  return hand?.view as VideoPokerView | undefined
}
