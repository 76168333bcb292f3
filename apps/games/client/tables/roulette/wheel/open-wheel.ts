import { importAgain } from '@nordlys/core'
import { element } from '../../../frame/element.ts'
import { isStill } from '../../../frame/stillness.ts'
import type { BallHeard } from './heard.ts'
import type { MovingWheel } from './moving-wheel.ts'
import { SvgWheel } from './svg-wheel.ts'
import { fetchThrow, throwOf } from './throws.ts'

/** The wheel in its place on the page. It is drawn for the eye alone: the page says the number. */
export interface Wheel {
  /** Shows a baked throw that ends on the number; settles when the ball lies still. */
  throwTo(number: number, throwId: number): Promise<void>
  /** The end of a throw, in two and a half seconds. */
  quick(number: number, throwId?: number): Promise<void>
  dispose(): void
}

/** Never fails: where nothing may or can move, the wheel is drawn at rest, with the same number. */
export function openWheel(host: HTMLElement, heard: BallHeard): Wheel {
  return new ShownWheel(host, heard)
}

class ShownWheel implements Wheel {
  readonly #root = element('div', { class: 'wheel', 'aria-hidden': 'true' })
  readonly #heard: BallHeard
  readonly #coming: Promise<void>
  #moving: MovingWheel | undefined
  #still: SvgWheel | undefined
  #isDisposed = false

  constructor(host: HTMLElement, heard: BallHeard) {
    this.#heard = heard
    host.append(this.#root)
    this.#coming = this.#open()
  }

  throwTo(number: number, throwId: number): Promise<void> {
    return this.#show(number, throwId, false)
  }

  quick(number: number, throwId = 0): Promise<void> {
    return this.#show(number, throwId, true)
  }

  dispose(): void {
    this.#isDisposed = true
    this.#moving?.dispose()
    this.#root.remove()
  }

  async #show(number: number, throwId: number, isQuick: boolean): Promise<void> {
    await this.#coming
    if (isStill()) this.#stand()
    const track = this.#moving && (await fetchThrow(throwOf(throwId)))
    if (track && this.#moving)
      await this.#moving.show({ track, number, isQuick, heard: this.#heard })
    else this.#stand()
    if (!this.#still) return
    this.#heard.drops()
    await this.#still.show(number)
  }

  async #open(): Promise<void> {
    if (isStill() || savesData()) return this.#stand()
    const module = await importAgain(() => import('./moving-wheel.ts'), 'MovingWheel').catch(
      () => undefined,
    )
    if (this.#isDisposed) return
    this.#moving = module && this.#make(module.MovingWheel)
    if (!this.#moving) this.#stand()
  }

  #make(Moving: typeof MovingWheel): MovingWheel | undefined {
    try {
      return new Moving(this.#root, () => this.#stand())
    } catch {
      // Three throws where the browser gives it no WebGL2.
      return undefined
    }
  }

  /** The drawn wheel takes the place of the moving one for good. */
  #stand(): void {
    if (this.#still) return
    this.#moving?.dispose()
    this.#moving = undefined
    this.#still = new SvgWheel()
    this.#root.append(this.#still.root)
  }
}

/** Not every browser reports it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
