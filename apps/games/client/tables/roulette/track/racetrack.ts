import { colourOf, wheel } from '@nordlys/game-math/tables/roulette/layout'
import {
  type AnnouncedBet,
  covered,
  jeuZero,
  neighbourReach,
  neighbours,
  orphelins,
  tiers,
  voisins,
} from '@nordlys/game-math/tables/roulette/sectors'
import { amountText } from '../../../frame/amounts.ts'
import { element, setText } from '../../../frame/element.ts'
import { icon } from '../../../frame/icons.ts'
import type { Box } from '../board/places.ts'
import { texts } from '../shown/texts.ts'
import type { TableState } from '../slip/table-state.ts'
import { sectorBoxes, trackBoxOf } from './track-places.ts'

interface TrackWishes {
  announce(bet: AnnouncedBet): void
  /** Which numbers are pointed at. */
  cover(numbers: readonly number[]): void
  say(words: string): void
}

/** The wheel laid flat, with bets on its sectors and on neighbours. */
export class Racetrack {
  readonly root = element('div', { class: 'racetrack' })
  readonly #oval = element('div', { class: 'track-oval' })
  readonly #reach = element('span', { class: 'reach-count' })
  readonly #numbers: ReadonlyMap<number, HTMLButtonElement>
  readonly #sectors: readonly (readonly [AnnouncedBet, HTMLButtonElement])[]
  readonly #wishes: TrackWishes
  #each = neighbourReach.usual
  #chipOre = 0

  constructor(wishes: TrackWishes) {
    this.#wishes = wishes
    this.#numbers = new Map(wheel.map((number) => [number, this.#numberButton(number)]))
    const boxes = sectorBoxes()
    this.#sectors = [tiers, orphelins, voisins, jeuZero].map((bet, place) => {
      return [bet, this.#button('track-sector', bet.nameDa, boxes[place], () => bet)] as const
    })
    this.#oval.append(...this.#sectors.map(([, button]) => button), ...this.#numbers.values())
    const fewer = stepButton('minus', texts.fewerNeighbours, () => this.#tellReach(this.#each - 1))
    const more = stepButton('plus', texts.moreNeighbours, () => this.#tellReach(this.#each + 1))
    this.root.append(
      this.#oval,
      element('div', { class: 'neighbour-reach' }, fewer, this.#reach, more),
    )
    this.#reachTo(this.#each)
  }

  show({ chipOre, isOpen }: TableState): void {
    this.#oval.classList.toggle('is-closed', !isOpen)
    if (chipOre === this.#chipOre) return
    this.#chipOre = chipOre
    this.#relabel()
  }

  #tellReach(each: number): void {
    this.#reachTo(each)
    this.#wishes.say(texts.neighboursEach(this.#each))
  }

  #reachTo(each: number): void {
    this.#each = Math.min(neighbourReach.max, Math.max(neighbourReach.min, each))
    setText(this.#reach, texts.neighboursEach(this.#each))
    this.#relabel()
  }

  /** A bet is named with what it costs in chips of the chosen worth. */
  #relabel(): void {
    const label = (bet: AnnouncedBet, button: HTMLElement) => {
      const chips = bet.chips.reduce((sum, [, count]) => sum + count, 0)
      const amount = amountText(chips * this.#chipOre)
      button.setAttribute('aria-label', texts.announced(bet.nameDa, amount))
      button.title = texts.announced(bet.nameDa, amount)
    }
    for (const [bet, button] of this.#sectors) label(bet, button)
    for (const [number, button] of this.#numbers) label(neighbours(number, this.#each), button)
  }

  #numberButton(number: number): HTMLButtonElement {
    const name = `track-number is-${colourOf(number)}`
    return this.#button(name, String(number), trackBoxOf(number), () =>
      neighbours(number, this.#each),
    )
  }

  #button(
    name: string,
    text: string,
    box: Box | undefined,
    betOf: () => AnnouncedBet,
  ): HTMLButtonElement {
    const face = element('span', {}, text)
    const made = element('button', { type: 'button', class: name }, face)
    for (const [side, share] of Object.entries(box ?? {})) {
      made.style.setProperty(`--${side}`, String(share))
    }
    made.addEventListener('click', () => this.#wishes.announce(betOf()))
    for (const kind of ['pointerenter', 'focus']) {
      made.addEventListener(kind, () => this.#cover(covered(betOf())))
    }
    for (const kind of ['pointerleave', 'blur']) {
      made.addEventListener(kind, () => this.#cover([]))
    }
    return made
  }

  #cover(numbers: readonly number[]): void {
    for (const [number, button] of this.#numbers) {
      button.classList.toggle('is-covered', numbers.includes(number))
    }
    this.#wishes.cover(numbers)
  }
}

function stepButton(drawing: 'minus' | 'plus', label: string, press: () => void) {
  const made = element('button', { type: 'button', class: 'step-button', 'aria-label': label })
  made.append(icon(drawing))
  made.addEventListener('click', press)
  return made
}
