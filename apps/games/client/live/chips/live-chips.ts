import { amountText } from '../../frame/amounts.ts'
import { element, setText } from '../../frame/element.ts'
import { BetButtons } from '../../tables/shared/bet-buttons.ts'
import type { SpotActions } from '../../tables/shared/bind-spot.ts'
import { ChipRack, chipsOre } from '../../tables/shared/chips.ts'
import {
  type Bets,
  clear,
  double,
  mayDouble,
  place,
  repeat,
  type Slip,
  type SlipRules,
  sumOf,
  takeBack,
  undo,
  wireOf,
} from '../../tables/shared/slip.ts'
import type { TableKey } from '../../tables/shared/table-keys.ts'
import { say } from '../../tables/shared/table-screen.ts'
import { tableTexts } from '../../tables/shared/table-texts.ts'
import type { LiveFeltParts } from '../live-kind.ts'
import { type LiveState, mayBet } from '../round/play-state.ts'
import { texts } from '../texts.ts'
import { betWords } from '../words.ts'
import { afterTable, afterWish, noChips } from './laid-chips.ts'

interface Parts extends Pick<LiveFeltParts, 'screen' | 'sound' | 'first' | 'lay'> {
  readonly limits: SlipRules
  /** Bets as the table has them; none where its rules do not know them. */
  read(bets: unknown): Bets
  nameOf(bet: string): string
  /** Shows what lies where. */
  showBets(bets: ReadonlyMap<string, number>, mayPlace: boolean): void
  /** A wish was done, or refused. */
  wished(): void
}

/** The chips on the named spots of a live table, the rack and buttons that move them, and how they stand. */
export class LiveChips implements SpotActions<string> {
  readonly root: HTMLElement
  readonly #parts: Parts
  readonly #rack = new ChipRack()
  readonly #buttons: BetButtons
  readonly #status = element('p', { class: 'bet-status', role: 'status' })
  #shown: LiveState
  #laid = noChips

  constructor(parts: Parts) {
    this.#parts = parts
    this.#shown = parts.first
    this.#buttons = new BetButtons(undefined, {
      undo: () => this.#undo(),
      clear: () => this.#wish(clear(this.#slip)),
      repeat: () => this.#repeat(),
      double: () => this.#double(),
    })
    const betting = element('div', { class: 'betting' }, this.#rack.host, this.#buttons.host)
    this.root = element('div', { class: 'live-foot' }, betting, this.#status)
  }

  get stakeOre(): number {
    return sumOf(this.#slip)
  }

  /** Why the last wish was not done. */
  get refused(): string | undefined {
    return this.#laid.refused
  }

  place(bet: string): void {
    const slip = place(this.#slip, this.#parts.limits, bet, this.#rack.chipOre)
    if (slip === this.#slip && mayBet(this.#shown)) this.#refuse(texts.chips.full)
    else this.#wish(slip, bet)
  }

  takeBack(bet: string): void {
    this.#wish(takeBack(this.#slip, bet), bet)
  }

  /** The chips follow the table: open while bets are taken, and those that the table has. */
  show(before: LiveState, now: LiveState): void {
    this.#shown = now
    const { read } = this.#parts
    this.#laid = afterTable(this.#laid, { before, now, read })
    this.#parts.lay(wireOf(this.#slip))
    this.put()
  }

  put(): void {
    const { limits, showBets } = this.#parts
    const [slip, isOpen] = [this.#slip, mayBet(this.#shown)]
    showBets(slip.bets, isOpen)
    this.#buttons.show({
      undo: isOpen && slip.past.length > 0,
      clear: isOpen && slip.bets.size > 0,
      repeat: isOpen && this.#laid.last.length > 0,
      double: isOpen && mayDouble(slip, limits),
      go: false,
    })
    setText(this.#status, betWords(this.#shown, this.stakeOre) ?? '')
  }

  /** A key that does something while bets are taken, and else is the browser's. */
  key(name: string, label: string, act: () => void): TableKey {
    const press = () => {
      const isOpen = mayBet(this.#shown)
      if (isOpen) act()
      return isOpen
    }
    return { key: name, label, press }
  }

  get keys(): TableKey[] {
    return [
      this.key('z', tableTexts.undo, () => this.#undo()),
      this.key('r', tableTexts.repeat, () => this.#repeat()),
      this.key('d', tableTexts.double, () => this.#double()),
      ...chipsOre.map((chipOre, at) =>
        this.key(String(at + 1), tableTexts.chip(amountText(chipOre)), () => this.#rack.choose(at)),
      ),
    ]
  }

  get #slip(): Slip {
    return this.#laid.slip
  }

  #undo(): void {
    this.#wish(undo(this.#slip))
  }

  #repeat(): void {
    this.#wish(repeat(this.#slip, this.#laid.last))
  }

  #double(): void {
    this.#wish(double(this.#slip, this.#parts.limits))
  }

  #wish(slip: Slip, bet?: string): void {
    const before = this.#laid
    this.#laid = afterWish(before, slip, this.#shown)
    if (this.#laid === before) return
    if (this.#laid.refused !== undefined) {
      this.#refuse(this.#laid.refused)
      return
    }
    this.#parts.sound.play('chip')
    say(this.#parts.screen, this.#spoken(bet))
    this.put()
    this.#parts.wished()
    this.#parts.lay(wireOf(slip))
  }

  #refuse(why: string): void {
    this.#laid = { ...this.#laid, refused: why }
    say(this.#parts.screen, why)
    this.#parts.wished()
  }

  #spoken(bet: string | undefined): string {
    const total = texts.chips.total(amountText(this.stakeOre))
    if (bet === undefined) return total
    const lies = this.#slip.bets.get(bet) ?? 0
    const name = this.#parts.nameOf(bet)
    const on = lies > 0 ? texts.chips.on(name, amountText(lies)) : texts.chips.nothingOn(name)
    return `${on} ${total}`
  }
}
