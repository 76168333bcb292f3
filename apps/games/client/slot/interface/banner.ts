import { element } from '../../frame/element.ts'
import type { Announcement } from '../round/announcements.ts'
import { portraitOf, type SymbolFace } from '../stage/base/symbol-face.ts'
import { openingBook } from './opening-book.ts'

const portraitPx = 160

/** Large words over the reels, until their time is up or the player goes on. */
export class Banner {
  readonly #host: HTMLElement
  readonly #faces: readonly SymbolFace[]
  #end: (() => void) | undefined

  constructor(host: HTMLElement, faces: readonly SymbolFace[]) {
    this.#host = host
    this.#faces = faces
  }

  async show({ headline, line, lengthMs, special }: Announcement): Promise<void> {
    const face = special === undefined ? undefined : this.#faces[special]
    this.#host.replaceChildren(
      ...(face ? [openingBook(portraitOf(face, portraitPx))] : []),
      element('strong', {}, headline),
      element('span', {}, line),
    )
    this.#host.hidden = false
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, lengthMs)
      this.#end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#end = undefined
    this.#host.hidden = true
  }

  dismiss(): void {
    this.#end?.()
  }
}
