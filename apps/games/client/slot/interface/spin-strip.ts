import { amountText } from '../../frame/amounts.ts'
import { element, setHidden, setText } from '../../frame/element.ts'
import { texts } from '../../frame/texts.ts'
import type { GameState } from '../round/game-state.ts'

const rowsOfSpins = [10, 25, 50] as const

interface SpinActions {
  /** To the promised spins, or to the player's own money. */
  turn(isOn: boolean): void
  /** So many spins one after the other. */
  play(count: number): void
}

/** Above the controls: how many promised spins are left, what they won, and the way to own money and back. */
export class SpinStrip {
  readonly #left = element('p', { class: 'spins-left' })
  readonly #won = element('p', { class: 'spins-won', translate: 'no' })
  readonly #rows = rowsOfSpins.map((count) => ({
    count,
    button: element(
      'button',
      { type: 'button', 'aria-label': texts.playSpinsLong(count) },
      texts.playSpins(count),
    ),
  }))
  readonly #turn = element('button', { type: 'button', class: 'spins-turn' })
  readonly strip = element(
    'section',
    { class: 'spins', 'aria-label': texts.spinsHere, hidden: true },
    this.#left,
    this.#won,
    ...this.#rows.map(({ button }) => button),
    this.#turn,
  )
  #isOn = false

  bind({ turn, play }: SpinActions): void {
    this.#turn.addEventListener('click', () => turn(!this.#isOn))
    for (const { count, button } of this.#rows) {
      button.addEventListener('click', () => play(count))
    }
  }

  show({ spins, phase }: GameState, isAutoplayOn: boolean): void {
    const isGone = !spins || (!spins.isOn && spins.left === 0)
    setHidden(this.strip, isGone)
    if (isGone) return
    const { left, valueOre, wonOre, isOn } = spins
    const isBusy = phase.name !== 'resting' || isAutoplayOn
    this.#isOn = isOn
    setText(this.#left, left > 0 ? texts.spinsLeft(left, amountText(valueOre)) : texts.spinsPlayed)
    setText(this.#won, texts.spinsWon(amountText(wonOre)))
    for (const { count, button } of this.#rows) {
      setHidden(button, !isOn || left < count)
      button.disabled = isBusy
    }
    setText(this.#turn, isOn ? texts.ownMoney : texts.backToSpins)
    this.#turn.disabled = isBusy
  }
}
