import type { FrameMessage, PageMessage } from '@nordlys/contracts'

type Screen = Pick<
  Document,
  'fullscreenEnabled' | 'fullscreenElement' | 'exitFullscreen' | 'addEventListener'
> & { readonly documentElement: Pick<Element, 'requestFullscreen'> }

/**
 * Fills the screen with the whole page when its game asks for it. A game that filled it alone would hide the
 * clock, the time in the session, the marks and every dialog. [FLT-56]
 */
export class FullScreen {
  readonly #screen: Screen
  readonly #tell: (message: PageMessage) => void

  constructor(screen: Screen, tell: (message: PageMessage) => void) {
    this.#screen = screen
    this.#tell = tell
  }

  /** Sends the game the state of the screen, now and after; without it a game offers no button. */
  tell(): void {
    if (!this.#screen.fullscreenEnabled) return
    this.#tell({ type: this.#screen.fullscreenElement ? 'screen-full' : 'screen-not-full' })
  }

  /** The player may leave by the browser's own key, and the game's button has to know. */
  follow(signal: AbortSignal): void {
    this.#screen.addEventListener('fullscreenchange', () => this.tell(), { signal })
  }

  /** Asked twice is asked once. */
  heed({ type }: FrameMessage): void {
    if (type === 'full-screen-wanted') this.#enter()
    if (type === 'full-screen-unwanted') this.leave()
  }

  leave(): void {
    // Another way out may have been quicker; the game is informed how the screen is.
    if (this.#screen.fullscreenElement) this.#screen.exitFullscreen().catch(() => this.tell())
  }

  #enter(): void {
    if (!this.#screen.fullscreenEnabled || this.#screen.fullscreenElement) return
    // A browser fills the screen only right after a press; without one all stays as it is.
    this.#screen.documentElement.requestFullscreen().catch(() => this.tell())
  }
}
