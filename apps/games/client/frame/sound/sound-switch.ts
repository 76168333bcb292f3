/** The player of the sounds, once its script is there. */
interface Player {
  turn(isOn: boolean): void
}

/** Why a game that may be heard is not: the page's notice lies over it, or its tab is out of sight. */
type Hush = 'held' | 'hidden'

/**
 * Turns a game's sounds on and off. Silent until the player asks for sound: browsers demand it, and so
 * does good manners. Where sounds cannot be made the game stays silent, and goes on.
 */
export class SoundSwitch<Maker extends Player> {
  readonly #load: (context: AudioContext) => Promise<Maker>
  readonly #newContext: () => AudioContext
  readonly #hushes = new Set<Hush>()
  #context: AudioContext | undefined
  #opening: Promise<Maker> | undefined
  #player: Maker | undefined
  #isOn = false

  constructor(
    load: (context: AudioContext) => Promise<Maker>,
    newContext = () => new AudioContext(),
  ) {
    this.#load = load
    this.#newContext = newContext
  }

  get isOn(): boolean {
    return this.#isOn
  }

  /** Undefined while nothing is to be heard. */
  get player(): Maker | undefined {
    return this.#isHeard ? this.#player : undefined
  }

  /** Must be called from a press or a key, the first time. */
  async turn(isOn: boolean): Promise<void> {
    this.#isOn = isOn
    // Those who play in silence, and that is most, are not made to fetch an orchestra.
    if (isOn) this.#opening ??= this.#open()
    this.#player = await this.#opening?.catch(() => this.#sendAgainLater())
    this.#player?.turn(this.#isHeard)
  }

  hush(why: Hush, isSilent: boolean): void {
    if (isSilent) this.#hushes.add(why)
    else this.#hushes.delete(why)
    this.#player?.turn(this.#isHeard)
  }

  get #isHeard(): boolean {
    return this.#isOn && this.#hushes.size === 0
  }

  async #open(): Promise<Maker> {
    // While the press that allows it is still going on, and once only: browsers give out few.
    this.#context ??= this.#newContext()
    return await this.#load(this.#context)
  }

  /** Lost on its way, the script is sent for again with the next press. */
  #sendAgainLater(): undefined {
    this.#opening = undefined
  }
}
