import { importAgain } from '@nordlys/core'
import { element } from '../../../frame/element.ts'
import { texts } from '../../../frame/texts.ts'
import { texts as rouletteTexts } from '../shown/texts.ts'
import type { Slip } from '../slip/slip.ts'
import type { FavouritesPanel } from './favourites-panel.ts'
import { type FavouriteParts, loaded } from './loaded.ts'

/**
 * The place of the favourites. Their script and their list come once the page lays them out, scrolled to or
 * not, and the browser has nothing else to do: no first bet waits for them.
 */
export class LateFavourites {
  readonly root = element('div', {
    ...{ class: 'favourites', role: 'group', tabindex: '-1' },
    'aria-label': rouletteTexts.favourites.title,
  })
  readonly #parts: FavouriteParts
  #panel: FavouritesPanel | undefined
  #slip: Slip = []

  constructor(parts: FavouriteParts) {
    this.#parts = parts
    const laidOut = new ResizeObserver(() => {
      if (this.root.offsetWidth === 0) return
      laidOut.disconnect()
      whenIdle(() => void this.#open())
    })
    // A round that is shown again is laid by nobody.
    if (parts.mode !== 'replay') laidOut.observe(this.root)
  }

  /** Shows the slip that lies on the layout now. */
  show(slip: Slip): void {
    this.#slip = slip
    this.#panel?.show(slip)
  }

  async #open(): Promise<void> {
    const module = await importAgain(
      () => import('./favourites-panel.ts'),
      'FavouritesPanel',
    ).catch(() => undefined)
    if (!module) return this.#tellLost()
    this.#panel = new module.FavouritesPanel(this.root, this.#parts, loaded)
    this.#panel.show(this.#slip)
  }

  #tellLost(): void {
    const again = element('button', { type: 'button', class: 'text-button' }, texts.tryAgain)
    again.addEventListener('click', () => void this.#open())
    const words = element(
      'p',
      { class: 'side-lead', role: 'status' },
      rouletteTexts.favourites.away,
    )
    this.root.replaceChildren(words, again)
  }
}

/** Not every browser tells when it is idle. */
const withoutIdleMs = 500
const idleWithinMs = 2_000

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: idleWithinMs })
  else setTimeout(then, withoutIdleMs)
}
