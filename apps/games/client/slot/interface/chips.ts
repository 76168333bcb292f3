import type { OpenedGame } from '../../../protocol/opened-game.ts'
import { amountText } from '../../frame/amounts.ts'
import { element, setHidden, setText } from '../../frame/element.ts'
import type { GameState } from '../round/game-state.ts'
import { coinOreOf } from '../round/game-state.ts'
import { boardAt, countFreeSpins, countRespins, specialOf, waysOf } from '../round/story.ts'
import { countCollected } from '../round/upgrades.ts'
import { portraitOf, type SymbolFace } from '../stage/base/symbol-face.ts'
import { texts } from '../words/texts.ts'
import { Upgrades } from './upgrades.ts'

type Game = OpenedGame['game']

/** From so many twins on they are announced: two are in every spin. */
const twinsTold = 3
const specialPx = 44

/** The short facts at the board's upper edge: how a round stands, as far as it has been shown. */
export class Chips {
  readonly row = element('div', { class: 'chips' })
  readonly ladder = element('ol', { class: 'ladder', 'aria-hidden': 'true', hidden: true })
  readonly upgrades: Upgrades
  readonly #game: Game
  readonly #freeSpins = element('p', { class: 'chip' })
  readonly #special = element('p', { class: 'chip special', hidden: true })
  readonly #multiplier = element('p', { class: 'chip multiplier', hidden: true })
  readonly #ways = element('p', { class: 'chip ways' })
  readonly #twins = element('p', { class: 'chip' })
  readonly #collected = element('p', { class: 'chip' })
  readonly #hold = element('p', { class: 'chip' })
  readonly #autoplay = element('p', { class: 'chip', hidden: true })
  readonly #steps: readonly HTMLElement[]
  #faces: readonly SymbolFace[] = []

  constructor(game: Game) {
    this.#game = game
    this.upgrades = new Upgrades(game)
    const left = [this.#autoplay, this.#freeSpins, this.#special, this.#collected, this.#hold]
    this.row.append(...left, this.#twins, this.#ways, this.#multiplier)
    this.#steps = ladderOf(game).map((times) =>
      element('li', { 'data-times': String(times) }, texts.times(times)),
    )
    this.ladder.append(...this.#steps)
    this.#showLadder(false)
    this.#tell(this.#ways, isFlexible(game) ? game.wayToWin : '')
  }

  /** Takes the pictures of the symbols, once they have been drawn. */
  useFaces(faces: readonly SymbolFace[]): void {
    this.#faces = faces
    this.upgrades.dress(faces)
  }

  /**
   * `landed` reels of a turning grid stand still already: the ways are counted from them, and held
   * symbols are announced when all stand.
   */
  show({ phase, round, ...state }: GameState, landed: number | undefined): void {
    const at = 'at' in phase ? phase.at : (round?.events.length ?? 0) - 1
    const events = round?.events ?? []
    const board = boardAt(events, at, this.#game.multipliers[0])
    const count = 'at' in phase ? countFreeSpins(events, at) : undefined
    const isFree = count !== undefined && count.played > 0
    const respins = phase.name === 'resting' ? 0 : countRespins(events, at)
    const ofRespins = respins > 0 ? texts.respin(respins) : ''
    this.#tell(this.#freeSpins, isFree ? texts.freeSpin(count.played, count.won) : ofRespins)
    this.#showSpecial(isFree ? specialOf(events, at) : undefined)
    const holding =
      landed === undefined ? board : boardAt(events, at - 1, this.#game.multipliers[0])
    const isHolding = holding.holdSpinsLeft !== undefined && phase.name !== 'resting'
    const heldOre = round ? heldCoins(holding) * coinOreOf(round, state) : 0
    const left = holding.holdSpinsLeft ?? 0
    this.#tell(this.#hold, isHolding ? texts.holdStanding(left, amountText(heldOre)) : '')
    this.#showUpgrades(isFree ? countCollected(events, at, this.#game.symbols) : undefined)
    this.upgrades.show(isFree ? board.gone : undefined)
    const { length: twins } = board.twins
    this.#tell(this.#twins, twins >= twinsTold ? texts.twins(twins) : '')
    if (isFlexible(this.#game) && board.grid.length > 0) this.#showWays(board.grid, landed)
    this.#showLadder(isFree)
    const isRaised = board.multiplier > 1 && 'at' in phase && this.ladder.hidden
    this.#raise(isRaised ? texts.times(board.multiplier) : '')
    this.#climb(phase.name === 'resting' ? (this.#game.multipliers[0] ?? 1) : board.multiplier)
  }

  /** How many rounds of autoplay are left; undefined when it is off. */
  showAutoplay(roundsLeft: number | undefined): void {
    this.#tell(this.#autoplay, roundsLeft === undefined ? '' : texts.autoplayLeft(roundsLeft))
  }

  /** How many are on their way to the next upgrade, where it takes more than one. */
  #showUpgrades(collected: number | undefined): void {
    const { perStep, steps } = this.#game.upgrades ?? { perStep: 1, steps: 0 }
    const isOpen = collected !== undefined && perStep > 1 && collected < perStep * steps
    this.#tell(this.#collected, isOpen ? texts.collected(collected % perStep, perStep) : '')
  }

  #showWays(grid: readonly (readonly number[])[], landed: number | undefined): void {
    const standing = landed === undefined ? grid : grid.slice(0, landed)
    this.#tell(this.#ways, standing.length > 0 ? texts.ways(waysOf(standing)) : texts.waysOpen)
  }

  /** The symbol that fills its reels, as a picture: its name was announced when it was drawn. */
  #showSpecial(symbol: number | undefined): void {
    const face = symbol === undefined ? undefined : this.#faces[symbol]
    this.#special.toggleAttribute('hidden', face === undefined)
    const name = String(symbol ?? '')
    if (!face || this.#special.dataset.symbol === name) return
    this.#special.dataset.symbol = name
    this.#special.replaceChildren(portraitOf(face, specialPx))
  }

  /** A number that is new to the chip is new to the page, too: it grows as it comes. */
  #raise(text: string): void {
    if (this.#multiplier.textContent === text) return
    this.#multiplier.replaceChildren(element('span', {}, text))
    this.#multiplier.hidden = text === ''
  }

  /** The multipliers of free spins show with the free spins, those of tumbles always. */
  #showLadder(isFree: boolean): void {
    const isDue = isFree || this.#game.freeMultipliers === undefined
    setHidden(this.ladder, this.#steps.length < 2 || !isDue)
  }

  #climb(multiplier: number): void {
    for (const step of this.#steps) {
      step.toggleAttribute('data-on', Number(step.dataset.times) === multiplier)
    }
  }

  #tell(chip: HTMLElement, text: string): void {
    setText(chip, text)
    chip.toggleAttribute('hidden', text === '')
  }
}

export function isFlexible({ rows, rowsLeast }: Game): boolean {
  return rowsLeast < rows
}

function heldCoins({ held }: { held: readonly { coins: number }[] }): number {
  return held.reduce((all, { coins }) => all + coins, 0)
}

/** Each step once, however many free spins it lasts; a ladder of one step tells nothing. */
function ladderOf({ multipliers, freeMultipliers = [] }: Game): readonly number[] {
  const steps = [...new Set([...multipliers, ...freeMultipliers])]
  return steps.length > 1 ? steps : []
}
