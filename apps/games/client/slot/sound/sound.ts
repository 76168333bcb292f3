import { importAgain } from '@nordlys/core'
import type { WinSize } from '../round/count-up.ts'
import type { Orchestra } from './orchestra.ts'

/**
 * The sounds of the game, made on the spot. Silent until the player asks for sound: browsers demand
 * it, and so does good manners. A payout of at most the stake has none.
 */
export class Sound {
  readonly #game: { readonly id: string; readonly sound: string }
  #context: AudioContext | undefined
  #opening: Promise<Orchestra> | undefined
  #orchestra: Orchestra | undefined
  #isOn = false

  /** `sound` is the catalogue's word for what the theme is played with. */
  constructor(game: { readonly id: string; readonly sound: string }) {
    this.#game = game
  }

  get isOn(): boolean {
    return this.#isOn
  }

  /** Must be called from a press or a key, the first time. */
  async turn(isOn: boolean): Promise<void> {
    this.#isOn = isOn
    // Those who play in silence, and that is most, are not made to fetch an orchestra.
    if (isOn) this.#opening ??= this.#openOrchestra()
    this.#orchestra = await this.#opening?.catch(() => this.#sendAgainLater())
    this.#orchestra?.turn(this.#isOn)
  }

  async #openOrchestra(): Promise<Orchestra> {
    // While the press that allows it is still going on, and once only: browsers give out few.
    this.#context ??= new AudioContext()
    const { Orchestra } = await importAgain(() => import('./orchestra.ts'), 'Orchestra')
    return new Orchestra(this.#context, this.#game)
  }

  /** Lost on its way, the orchestra is sent for again with the next press. */
  #sendAgainLater(): undefined {
    this.#opening = undefined
  }

  /** A reel falls into place; each to the right a shade lower. */
  thud(reel: number): void {
    this.#orchestra?.thud(reel)
  }

  /** A coin stays; each of a spin rings a step higher than the one before. */
  coin(ordinal: number): void {
    this.#orchestra?.coin(ordinal)
  }

  /** A peg of the wheel goes by under its pointer. */
  peg(): void {
    this.#orchestra?.press()
  }

  press(): void {
    this.#orchestra?.press()
  }

  /** As much of the game's motif as the win deserves. */
  win(size: WinSize, stakes: number): void {
    if (size === 'none' || size === 'no-gain') return
    this.#orchestra?.motif(3 + Math.floor(Math.log2(1 + stakes)))
  }

  freeSpins(): void {
    this.#orchestra?.fanfare()
  }
}
