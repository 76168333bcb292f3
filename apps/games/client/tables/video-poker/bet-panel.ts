import type { VideoPokerBets } from '@nordlys/game-math/tables/video-poker/bets'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import { amountText } from '../../frame/amounts.ts'
import { element, setHidden, setText } from '../../frame/element.ts'
import { type BetChanges, changesOf, stakeOre } from './bet.ts'
import { HandsChoice } from './hands-choice.ts'
import { pressButton, setOff } from './press-button.ts'
import { Stepper } from './stepper.ts'
import { videoPokerTexts as texts } from './video-poker-texts.ts'

interface BetActions {
  change(bet: VideoPokerBets): void
  turnTip(): void
  /** The one big button: deals, and then draws. */
  go(): void
}

interface Shown {
  readonly bet: VideoPokerBets
  /** No hand is under way. */
  readonly mayBet: boolean
  readonly goes: 'deal' | 'draw'
  readonly mayGo: boolean
  readonly isTipOn: boolean
  /** Why this bet cannot be played: it is more than a bonus lets a round stake. */
  readonly bound: string | undefined
}

/** Coins, their value, hands, advice and the big button, always in their places. */
export class BetPanel {
  readonly host: HTMLElement
  readonly #rules: VideoPokerRules
  readonly #actions: BetActions
  readonly #coins: Stepper
  readonly #coin: Stepper
  readonly #most: HTMLButtonElement
  readonly #hands: HandsChoice
  readonly #tip: HTMLButtonElement
  readonly #go: HTMLButtonElement
  readonly #name = element('span', {})
  readonly #price = element('small', {})
  #bet: VideoPokerBets
  #mayBet = false

  constructor(rules: VideoPokerRules, bet: VideoPokerBets, actions: BetActions) {
    this.#rules = rules
    this.#bet = bet
    this.#actions = actions
    const by = (name: keyof BetChanges) => () => this.press(name)
    this.#coins = new Stepper('coins', [texts.fewerCoins, texts.moreCoins], {
      down: by('fewerCoins'),
      up: by('moreCoins'),
    })
    this.#coin = new Stepper('coin', [texts.lowerCoin, texts.higherCoin], {
      down: by('lowerCoin'),
      up: by('higherCoin'),
    })
    this.#most = pressButton(
      { class: 'act vp-most', 'aria-label': texts.mostCoins },
      by('mostCoins'),
    )
    this.#most.append(texts.most)
    this.#hands = new HandsChoice(rules, (chosen) => this.#mayBet && actions.change(chosen))
    this.#tip = pressButton({ class: 'act coach' }, actions.turnTip)
    this.#tip.append(texts.tip)
    this.#go = pressButton({ class: 'act main' }, actions.go)
    this.#go.append(this.#name, ' ', this.#price)
    this.host = element(
      'div',
      { class: 'vp-controls' },
      element('div', { class: 'vp-bet' }, this.#coins.host, this.#most, this.#coin.host),
      element('div', { class: 'vp-play' }, this.#hands.host, this.#tip, this.#go),
    )
  }

  /** Changes the bet by a button or a key; false when it may not now. */
  press(name: keyof BetChanges): boolean {
    const changed = this.#mayBet ? changesOf(this.#rules, this.#bet)[name] : undefined
    if (changed) this.#actions.change(changed)
    return changed !== undefined
  }

  show({ bet, mayBet, goes, mayGo, isTipOn, bound }: Shown): void {
    this.#bet = bet
    this.#mayBet = mayBet
    const may = changesOf(this.#rules, bet)
    const isOpen = (name: keyof BetChanges) => mayBet && may[name] !== undefined
    this.#coins.show(String(bet.coins), texts.coins(bet.coins))
    this.#coins.open({ down: isOpen('fewerCoins'), up: isOpen('moreCoins') })
    this.#coin.show(amountText(bet.coinOre), texts.coin)
    this.#coin.open({ down: isOpen('lowerCoin'), up: isOpen('higherCoin') })
    setOff(this.#most, !isOpen('mostCoins'))
    this.#hands.show(bet, mayBet)
    this.#tip.setAttribute('aria-pressed', String(isTipOn))
    this.#tip.title = isTipOn ? texts.tipOff : texts.tipOn
    this.#showGo({ bet, goes, mayGo, bound })
  }

  #showGo({ bet, goes, mayGo, bound }: Omit<Shown, 'mayBet' | 'isTipOn'>): void {
    setOff(this.#go, !mayGo || bound !== undefined)
    const price = goes === 'deal' ? (bound ?? amountText(stakeOre(bet))) : ''
    setText(this.#name, goes === 'deal' ? texts.deal : texts.draw)
    setText(this.#price, price)
    setHidden(this.#price, price === '')
  }
}
