import { importAgain } from '@nordlys/core'
import { element } from '../../../frame/element.ts'
import { isStill, pause } from '../../../frame/stillness.ts'
import type { BallHeard } from './heard.ts'
import type { Motion, MovingWheel } from './moving-wheel.ts'
import type { RotorState } from './run-out.ts'
import { SvgWheel } from './svg-wheel.ts'
import { fetchThrow, throwOf } from './throws.ts'

const quickSeconds = 2.5

/** When the ball lies; as the throw was baked where it is not said. */
interface Lands {
  /** From now on; asked for once the throw is there. */
  seconds?(): number
  /** All see the number at one moment: where nothing moves it is not seen before. */
  readonly isAwaited?: true
}

/** The wheel in its place on the page. It is drawn for the eye alone: the page says the number. */
export interface Wheel {
  /** Shows a baked throw that ends on the number; settles when the ball lies still. */
  throwTo(number: number, throwId: number): Promise<void>
  /** The end of a throw, in two and a half seconds. */
  quick(number: number, throwId?: number): Promise<void>
  /** The rotor moves without a ball, until a throw is shown. */
  turn(from: (rotor: RotorState) => Motion): void
  /** A throw whose ball lies at a moment of `performance.now()`: what has to be left out is its beginning. */
  landAt(landsAtMs: number, number: number, throwId: number): Promise<void>
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
    return this.#show(number, throwId)
  }

  quick(number: number, throwId = 0): Promise<void> {
    return this.#show(number, throwId, { seconds: () => quickSeconds })
  }

  turn(from: (rotor: RotorState) => Motion): void {
    if (!isStill()) this.#moving?.turn(from)
  }

  landAt(landsAtMs: number, number: number, throwId: number): Promise<void> {
    const seconds = () => (landsAtMs - performance.now()) / 1_000
    return this.#show(number, throwId, { seconds, isAwaited: true })
  }

  dispose(): void {
    this.#isDisposed = true
    this.#moving?.dispose()
    this.#root.remove()
  }

  async #show(number: number, throwId: number, lands: Lands = {}): Promise<void> {
    await this.#coming
    if (isStill()) this.#stand()
    const track = this.#moving && (await fetchThrow(throwOf(throwId)))
    const seconds = lands.seconds?.()
    if (track && this.#moving)
      await this.#moving.show({ track, number, seconds, heard: this.#heard })
    else this.#stand()
    if (!this.#still) return
    if (lands.isAwaited) await pause(Math.max(0, (lands.seconds?.() ?? 0) * 1_000))
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
