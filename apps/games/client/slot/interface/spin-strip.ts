import { amountText } from '../../frame/amounts.ts'
import { element, setHidden, setText } from '../../frame/element.ts'
import { type GameState, isGambleOffered, type PromisedSpins } from '../round/game-state.ts'
import { texts } from '../words/texts.ts'

const rowsOfSpins = [10, 25, 50] as const

interface SpinActions {
  /** To the promised spins, or to the player's own money. */
  turn(isOn: boolean): void
  /** So many spins one after the other. */
  play(count: number): void
}

/** Above the controls: how many promised spins are left, what they won, and the way to own money and back. */
export class SpinStrip {
  readonly #words = element('p', { class: 'spins-words' })
  readonly #rows = rowsOfSpins.map((count) => ({
    count,
    button: element(
      'button',
      { type: 'button', 'aria-label': texts.playSpinsInARow(count) },
      texts.playSpins(count),
    ),
  }))
  readonly #long = element('span', { class: 'spins-long' })
  readonly #short = element('span', { class: 'spins-short' })
  readonly #turn = element('button', { type: 'button' }, this.#long, this.#short)
  readonly strip = element(
    'section',
    { class: 'spins', 'aria-label': texts.spinsHere, hidden: true },
    this.#words,
    element('div', { class: 'spins-row' }, ...this.#rows.map(({ button }) => button), this.#turn),
  )
  #isOn = false

  bind({ turn, play }: SpinActions): void {
    this.#turn.addEventListener('click', () => turn(!this.#isOn))
    for (const { count, button } of this.#rows) {
      button.addEventListener('click', () => play(count))
    }
  }

  /** An offered gamble stands in its place. */
  show(state: GameState, isAutoplayOn: boolean): void {
    const { spins, phase } = state
    const isGone = !spins || (!spins.isOn && spins.left === 0) || isGambleOffered(state)
    setHidden(this.strip, isGone)
    if (isGone) return
    const { left, isOn } = spins
    const isBusy = phase.name !== 'resting' || isAutoplayOn
    this.#isOn = isOn
    setText(this.#words, wordsOf(spins))
    for (const { count, button } of this.#rows) {
      setHidden(button, !isOn || left < count)
      button.disabled = isBusy
    }
    const turning = isOn ? texts.toOwnMoney : texts.toSpins
    setText(this.#long, turning.long)
    setText(this.#short, turning.short)
    this.#turn.setAttribute('aria-label', turning.long)
    this.#turn.disabled = isBusy
  }
}

function wordsOf({ left, valueOre, wonOre }: PromisedSpins): string {
  const standing = left > 0 ? texts.spinsLeft(left, amountText(valueOre)) : texts.spinsPlayed
  return wonOre > 0 ? `${standing} · ${texts.spinsWon(amountText(wonOre))}` : standing
}
