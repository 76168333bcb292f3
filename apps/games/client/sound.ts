import type { WinSize } from './round/count-up.ts'

/**
 * The sounds of the game, made on the spot. Silent until the player asks for sound: browsers demand
 * it, and so does good manners. A win below the stake has none.
 */
export class Sound {
  #context: AudioContext | undefined
  #volume: GainNode | undefined
  #isOn = false

  get isOn(): boolean {
    return this.#isOn
  }

  /** Must be called from a press or a key, the first time. */
  turn(isOn: boolean): void {
    this.#isOn = isOn
    if (!isOn) {
      void this.#context?.suspend()
      return
    }
    this.#context ??= new AudioContext()
    if (!this.#volume) {
      this.#volume = this.#context.createGain()
      this.#volume.gain.value = 0.5
      this.#volume.connect(this.#context.destination)
    }
    void this.#context.resume()
  }

  /** A reel falls into place; each to the right a shade lower. */
  thud(reel: number): void {
    this.#tone({ hertz: 92 - reel * 5, toHertz: 42, seconds: 0.16, loudness: 0.9, shape: 'sine' })
    this.#tone({ hertz: 240, toHertz: 90, seconds: 0.05, loudness: 0.18, shape: 'triangle' })
  }

  /** A coin stays; each of a spin rings a step higher than the one before. */
  coin(ordinal: number): void {
    const hertz = scaleHertz[Math.min(ordinal, scaleHertz.length) - 1] ?? 294
    this.#tone({ hertz: hertz * 2, seconds: 0.5, loudness: 0.14, shape: 'triangle' })
    this.#tone({ hertz: 120, toHertz: 60, seconds: 0.12, loudness: 0.4, shape: 'sine' })
  }

  press(): void {
    this.#tone({ hertz: 180, toHertz: 120, seconds: 0.07, loudness: 0.3, shape: 'triangle' })
  }

  /** As many rising notes as the win deserves. */
  win(size: WinSize, stakes: number): void {
    if (size === 'none' || size === 'below-stake') return
    const notes = Math.min(scaleHertz.length, 3 + Math.floor(Math.log2(1 + stakes)))
    for (const [index, hertz] of scaleHertz.slice(0, notes).entries()) {
      const after = index * 0.11
      this.#tone({ hertz, seconds: 0.55, loudness: 0.22, shape: 'sine', after })
      this.#tone({ hertz: hertz * 2, seconds: 0.4, loudness: 0.07, shape: 'triangle', after })
    }
  }

  freeSpins(): void {
    for (const [index, hertz] of [196, 294, 392, 587].entries()) {
      this.#tone({ hertz, seconds: 1.4, loudness: 0.16, shape: 'triangle', after: index * 0.2 })
    }
  }

  #tone(tone: {
    hertz: number
    toHertz?: number
    seconds: number
    loudness: number
    shape: OscillatorType
    after?: number
  }): void {
    const context = this.#context
    if (!this.#isOn || !context || !this.#volume) return
    const start = context.currentTime + (tone.after ?? 0)
    const end = start + tone.seconds
    const oscillator = context.createOscillator()
    oscillator.type = tone.shape
    oscillator.frequency.setValueAtTime(tone.hertz, start)
    if (tone.toHertz) oscillator.frequency.exponentialRampToValueAtTime(tone.toHertz, end)
    const gain = context.createGain()
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(tone.loudness, start + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.001, end)
    oscillator.connect(gain).connect(this.#volume)
    oscillator.start(start)
    oscillator.stop(end)
  }
}

/** D minor pentatonic, upwards: northern, and never shrill. */
const scaleHertz = [294, 349, 392, 440, 523, 587, 698, 784]
