import { amountText } from '../../frame/amounts.ts'
import { element, setText } from '../../frame/element.ts'
import { BetButtons } from './bet-buttons.ts'
import type { SpotActions } from './bind-spot.ts'
import { ChipRack, chipsOre } from './chips.ts'
import { bonusBoundText } from './raise-room.ts'
import {
  type Bets,
  clear,
  double,
  emptySlip,
  mayDouble,
  place,
  repeat,
  type Slip,
  type SlipRules,
  sumOf,
  takeBack,
  undo,
  wireOf,
} from './slip.ts'
import type { FeltParts } from './table-felt.ts'
import type { TableKey } from './table-keys.ts'
import { say } from './table-screen.ts'
import { betsOnFelt, type TableState } from './table-state.ts'
import { tableTexts } from './table-texts.ts'

interface BettingParts extends Pick<FeltParts, 'play' | 'screen' | 'frame' | 'sound'> {
  readonly limits: SlipRules
  /** The bet without which there is no round; any bet begins one where it is undefined. */
  readonly needed?: string
  /** The words for a press that would play when there is nothing to play. */
  readonly placeFirst: string
  /** Shows what lies where. */
  showBets(bets: ReadonlyMap<string, number>, mayPlace: boolean): void
  /** The felt is swept just before the cards are asked for. */
  onDeal(): void
  /** Something was laid or taken back. */
  onLaid?(): void
}

/** The bets on the felt before a round, every way to change them, and the press that plays them. */
export class Betting implements SpotActions<string> {
  readonly host: HTMLElement
  readonly #parts: BettingParts
  readonly #rack = new ChipRack()
  readonly #buttons: BetButtons
  #slip: Slip = emptySlip
  /** The bets staked at the deal, which "Gentag" lays. */
  #dealt: Bets = []

  constructor(parts: BettingParts) {
    this.#parts = parts
    this.#buttons = new BetButtons(tableTexts.deal, {
      undo: () => this.#undo(),
      clear: () => this.#lay(clear(this.#slip)),
      repeat: () => this.#repeat(),
      double: () => this.#double(),
      go: () => this.#deal(),
    })
    this.host = element('div', { class: 'betting' }, this.#rack.host, this.#buttons.host)
  }

  place(bet: string): void {
    this.#lay(place(this.#slip, this.#parts.limits, bet, this.#rack.chipOre))
  }

  takeBack(bet: string): void {
    this.#lay(takeBack(this.#slip, bet))
  }

  /** The stake of one bet at the deal, in øre. */
  dealtOre(bet: string): number {
    return new Map(this.#dealt).get(bet) ?? 0
  }

  /** The stake on the felt: the bets laid, and from the deal on all that was staked with them. */
  lyingOre(state: TableState): number {
    return sumOf({ bets: this.#lying(state) })
  }

  show(state: TableState): void {
    const { phase, balanceOre } = state
    // Those of a hand that waited, too, are what is laid once more.
    const staked = betsOnFelt(state) as Bets | undefined
    if (staked) this.#dealt = staked
    const isIn = phase.name === 'betting'
    this.#parts.showBets(this.#lying(state), isIn)
    const sum = sumOf(this.#slip)
    const mayDealAgain = this.#mayDealAgain(balanceOre)
    const bound = isIn ? bonusBoundText(mayDealAgain ? this.#sumDealt : sum, state) : undefined
    this.#buttons.show({
      undo: isIn && this.#slip.past.length > 0,
      clear: isIn && sum > 0,
      repeat: isIn && mayDealAgain,
      double: isIn && mayDouble(this.#slip, this.#parts.limits) && sum * 2 <= balanceOre,
      go: isIn && !bound && (mayDealAgain || (this.#isRound(this.#slip) && sum <= balanceOre)),
    })
    const again = tableTexts.dealAgain(amountText(this.#sumDealt))
    setText(this.#buttons.go, bound ?? (mayDealAgain ? again : tableTexts.deal))
  }

  /** The round is over: its chips are off the felt. */
  conclude(): void {
    this.#slip = emptySlip
  }

  /** A key that does something while bets are placed, and else is the browser's. */
  key(name: string, label: string, act: () => void): TableKey {
    return {
      key: name,
      label,
      press: () => {
        if (this.#parts.play.state().phase.name !== 'betting') return false
        act()
        return true
      },
    }
  }

  get keys(): TableKey[] {
    const chips = chipsOre.map((chipOre, at) =>
      this.key(String(at + 1), tableTexts.chip(amountText(chipOre)), () => this.#rack.choose(at)),
    )
    return [
      this.key(' ', tableTexts.deal, () => this.#deal()),
      this.key('z', tableTexts.undo, () => this.#undo()),
      this.key('r', tableTexts.repeat, () => this.#repeat()),
      this.key('d', tableTexts.double, () => this.#double()),
      ...chips,
    ]
  }

  get #sumDealt(): number {
    return sumOf({ bets: new Map(this.#dealt) })
  }

  /** A round of the books keeps its chips to the end. */
  #lying({ phase }: TableState): ReadonlyMap<string, number> {
    const isOver = phase.name === 'betting' || phase.name === 'closed'
    const isReplay = this.#parts.frame.mode === 'replay'
    return isOver && !isReplay ? this.#slip.bets : new Map(this.#dealt)
  }

  /** The same bets once more are one press, as long as nothing else was laid. */
  #mayDealAgain(balanceOre: number): boolean {
    return this.#slip.bets.size === 0 && this.#sumDealt > 0 && this.#sumDealt <= balanceOre
  }

  #isRound({ bets }: Slip): boolean {
    const { needed } = this.#parts
    return needed === undefined ? bets.size > 0 : bets.has(needed)
  }

  #undo(): void {
    this.#lay(undo(this.#slip))
  }

  #repeat(): void {
    this.#lay(repeat(this.#slip, this.#dealt))
  }

  #double(): void {
    this.#lay(double(this.#slip, this.#parts.limits))
  }

  #lay(slip: Slip): void {
    if (slip === this.#slip) return
    this.#slip = slip
    this.#parts.sound.play('chip')
    this.#parts.onLaid?.()
    this.#parts.play.refresh()
  }

  #deal(): void {
    const { play, screen, onDeal, placeFirst } = this.#parts
    const slip = this.#slip.bets.size === 0 ? repeat(this.#slip, this.#dealt) : this.#slip
    if (!this.#isRound(slip) || sumOf(slip) > play.state().balanceOre) {
      say(screen, placeFirst)
      return
    }
    const bound = bonusBoundText(sumOf(slip), play.state())
    if (bound) {
      say(screen, bound)
      return
    }
    this.#slip = slip
    this.#dealt = wireOf(slip)
    onDeal()
    play.deal(this.#dealt)
  }
}
