import type { OpenedGame } from '../../../protocol/opened-game.ts'
import { element } from '../../frame/element.ts'
import { cheapestFirst } from '../round/upgrades.ts'
import { portraitOf, type SymbolFace } from '../stage/base/symbol-face.ts'

const portraitPx = 42

/** The symbols free spins can lose, the cheapest first, and the one that all of them become. */
export class Upgrades {
  readonly list = element('ol', { class: 'ladder upgrades', 'aria-hidden': 'true', hidden: true })
  readonly #steps: readonly { readonly symbol: number; readonly item: HTMLElement }[]

  constructor({ symbols, upgrades }: OpenedGame['game']) {
    const shown = upgrades ? cheapestFirst(symbols).slice(0, upgrades.steps + 1) : []
    this.#steps = shown.map((symbol) => ({ symbol, item: element('li') }))
    this.list.append(...this.#steps.map(({ item }) => item))
  }

  /** Their pictures come later than the screen. */
  dress(faces: readonly SymbolFace[]): void {
    for (const { symbol, item } of this.#steps) {
      const face = faces[symbol]
      if (face) item.replaceChildren(portraitOf(face, portraitPx))
    }
  }

  /** `gone` of them are gone; undefined where none can go now. */
  show(gone: number | undefined): void {
    this.list.toggleAttribute('hidden', gone === undefined || this.#steps.length === 0)
    for (const [place, { item }] of this.#steps.entries()) {
      item.toggleAttribute('data-gone', place < (gone ?? 0))
      item.toggleAttribute('data-on', place === gone)
    }
  }
}
