import type { RouletteRules } from '@nordlys/game-math/tables/roulette/rules'
import { findSpot, type Spot, spots } from '@nordlys/game-math/tables/roulette/spots'
import { element } from '../../../frame/element.ts'
import { texts } from '../shown/texts.ts'
import { type Arrow, type Lie, spotTowards } from '../slip/arrows.ts'
import { takesChip } from '../slip/room.ts'
import { stakedOn } from '../slip/slip.ts'
import type { TableState } from '../slip/table-state.ts'
import { type BoardWishes, bindPointer } from './board-pointer.ts'
import { BoardSpot } from './board-spot.ts'
import { Tip } from './tip.ts'

const arrows: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])

/** The layout: each of its 157 spots is a button, and arrows go from one to the next. */
export class Board {
  readonly root = element('div', {
    class: 'roulette-board',
    role: 'group',
    'aria-label': texts.boardLabel,
  })
  readonly #spots: ReadonlyMap<string, BoardSpot>
  readonly #tip: Tip
  #state: TableState | undefined
  #reached: Spot
  #lie: Lie = 'across'

  constructor(rules: RouletteRules, wishes: BoardWishes) {
    this.#spots = new Map(spots.map((spot) => [spot.id, new BoardSpot(spot)]))
    this.#tip = new Tip(rules)
    const [first] = spots
    if (!first) throw new Error('a layout without spots')
    this.#reached = first
    this.root.append(...[...this.#spots.values()].map(({ button }) => button))
    document.body.append(this.#tip.root)
    this.#reach(first)
    bindPointer(this.root, wishes, (id, isTouch) => this.#point(id, isTouch))
    this.root.addEventListener('focusin', ({ target }) => this.#onFocus(target))
    this.root.addEventListener('focusout', () => this.#point(undefined, false))
    this.root.addEventListener('keydown', (event) => this.#onKey(event, wishes))
    // Where Space presses a button when it is let go, it would place, too.
    this.root.addEventListener('keyup', (event) => {
      if (event.key === ' ') event.preventDefault()
    })
  }

  lay(lie: Lie): void {
    this.#lie = lie
    this.root.dataset.lie = lie
  }

  show(state: TableState): void {
    if (this.#state === state) return
    this.#state = state
    const { rules, slip, chipOre } = state
    for (const [id, each] of this.#spots) {
      const isFull = !takesChip(rules, slip, { spot: each.spot, chipOre })
      each.show(stakedOn(slip, id), isFull)
    }
  }

  /** Shows which numbers a bet covers that is not made on the layout itself. */
  cover(numbers: readonly number[]): void {
    for (const { spot, ...each } of this.#straights()) {
      each.mark(numbers.includes(spot.numbers[0] ?? -1))
    }
  }

  /** The number that the ball lies on, until the next round. */
  tell(number: number | undefined): void {
    for (const each of this.#spots.values()) {
      const isHit = number !== undefined && each.spot.numbers.includes(number)
      const isSeen =
        each.spot.kind === 'straight' || stakedOn(this.#state?.slip ?? [], each.spot.id) > 0
      each.mark('is-won', isHit && isSeen)
      each.mark('is-lost', number !== undefined && !isHit)
    }
    this.root.classList.toggle('is-told', number !== undefined)
  }

  #straights() {
    return [...this.#spots.values()]
      .filter(({ spot }) => spot.kind === 'straight')
      .map((each) => ({ spot: each.spot, mark: (isOn: boolean) => each.mark('is-covered', isOn) }))
  }

  #point(id: string | undefined, isTouch: boolean): void {
    const each = id === undefined ? undefined : this.#spots.get(id)
    this.cover(each?.spot.numbers ?? [])
    if (!each) {
      this.#tip.hide()
      return
    }
    const stakeOre = stakedOn(this.#state?.slip ?? [], each.spot.id)
    this.#tip.show(each.spot, each.button, { stakeOre, isTouch })
  }

  /** One button of the layout is in the page's order of Tab: the one that was reached last. */
  #reach(spot: Spot): void {
    this.#spots.get(this.#reached.id)?.button.setAttribute('tabindex', '-1')
    this.#spots.get(spot.id)?.button.setAttribute('tabindex', '0')
    this.#reached = spot
  }

  #onFocus(target: EventTarget | null): void {
    const spot = target instanceof HTMLElement ? findSpot(target.dataset.spot ?? '') : undefined
    if (!spot) return
    this.#reach(spot)
    if (target instanceof HTMLElement && target.matches(':focus-visible'))
      this.#point(spot.id, false)
  }

  #onKey(event: KeyboardEvent, wishes: BoardWishes): void {
    if (event.key === 'Delete' || event.key === 'Backspace') wishes.takeBack(this.#reached.id)
    else if (event.key === ' ' && wishes.spin) wishes.spin()
    else if (event.key === 'Enter' || event.key === ' ') wishes.place(this.#reached.id)
    else if (isArrow(event.key)) {
      this.#spots.get(spotTowards(this.#reached, event.key, this.#lie).id)?.button.focus()
    } else return
    event.preventDefault()
    this.#point(this.#reached.id, false)
  }
}

function isArrow(key: string): key is Arrow {
  return arrows.has(key)
}
