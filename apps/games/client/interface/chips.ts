import type { OpenedGame } from '../../protocol/opened-game.ts'
import type { GameState } from '../round/game-state.ts'
import { coinOreOf } from '../round/game-state.ts'
import { boardAt, countFreeSpins, countRespins, waysOf } from '../round/story.ts'
import { texts } from '../texts.ts'
import { amountText } from './amounts.ts'
import { element, setText } from './element.ts'

type Game = OpenedGame['game']

/** The short facts at the board's upper edge: how a round stands, as far as it has been shown. */
export class Chips {
  readonly row = element('div', { class: 'chips' })
  readonly ladder = element('ol', { class: 'ladder', 'aria-hidden': 'true', hidden: true })
  readonly #game: Game
  readonly #freeSpins = element('p', { class: 'chip' })
  readonly #multiplier = element('p', { class: 'chip multiplier' })
  readonly #ways = element('p', { class: 'chip ways' })
  readonly #hold = element('p', { class: 'chip' })
  readonly #autoplay = element('p', { class: 'chip', hidden: true })
  readonly #steps: readonly HTMLElement[]

  constructor(game: Game) {
    this.#game = game
    this.row.append(this.#autoplay, this.#freeSpins, this.#hold, this.#ways, this.#multiplier)
    this.#steps = ladderOf(game.multipliers).map((times) =>
      element('li', { 'data-times': String(times) }, texts.times(times)),
    )
    this.ladder.append(...this.#steps)
    this.ladder.hidden = this.#steps.length < 2
    this.#tell(this.#ways, isFlexible(game) ? game.wayToWin : '')
  }

  /** `landed` reels of what is turning stand still already: the ways are counted from them. */
  show({ phase, round, ...state }: GameState, landed: number | undefined): void {
    const at = 'at' in phase ? phase.at : (round?.events.length ?? 0) - 1
    const events = round?.events ?? []
    const board = boardAt(events, at, this.#game.multipliers[0])
    const count = 'at' in phase ? countFreeSpins(events, at) : undefined
    const isFree = count !== undefined && count.played > 0
    const respins = phase.name === 'resting' ? 0 : countRespins(events, at)
    const ofRespins = respins > 0 ? texts.respin(respins) : ''
    this.#tell(this.#freeSpins, isFree ? texts.freeSpin(count.played, count.won) : ofRespins)
    const isHolding = board.holdSpinsLeft !== undefined && phase.name !== 'resting'
    const heldOre = round ? heldCoins(board) * coinOreOf(round, { phase, round, ...state }) : 0
    const left = board.holdSpinsLeft ?? 0
    this.#tell(this.#hold, isHolding ? texts.holdStanding(left, amountText(heldOre)) : '')
    if (isFlexible(this.#game) && board.grid.length > 0) this.#showWays(board.grid, landed)
    const isLadder = this.#steps.length > 1
    const isRaised = board.multiplier > 1 && phase.name !== 'resting' && !isLadder
    this.#tell(this.#multiplier, isRaised ? texts.times(board.multiplier) : '')
    this.#climb(phase.name === 'resting' ? (this.#game.multipliers[0] ?? 1) : board.multiplier)
  }

  /** How many rounds in a row are left; undefined when none are played so. */
  showAutoplay(roundsLeft: number | undefined): void {
    this.#tell(this.#autoplay, roundsLeft === undefined ? '' : texts.autoplayLeft(roundsLeft))
  }

  #showWays(grid: readonly (readonly number[])[], landed: number | undefined): void {
    const standing = landed === undefined ? grid : grid.slice(0, landed)
    this.#tell(this.#ways, standing.length > 0 ? texts.ways(waysOf(standing)) : texts.waysOpen)
  }

  #climb(multiplier: number): void {
    for (const step of this.#steps) {
      step.toggleAttribute('data-on', Number(step.dataset.times) === multiplier)
    }
  }

  #tell(chip: HTMLElement, text: string): void {
    setText(chip, text)
    chip.hidden = text === ''
  }
}

export function isFlexible({ rows, rowsLeast }: Game): boolean {
  return rowsLeast < rows
}

function heldCoins({ held }: { held: readonly { coins: number }[] }): number {
  return held.reduce((all, { coins }) => all + coins, 0)
}

/** A ladder of one step tells nothing. */
function ladderOf(multipliers: readonly number[]): readonly number[] {
  return multipliers.length > 1 ? multipliers : []
}
