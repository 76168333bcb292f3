import type { Partial, Tone, Voice } from './voice.ts'

/** Noise that changes as it goes on; both lists are spread evenly over its seconds. */
export interface Rush {
  readonly seconds: number
  readonly hertz: readonly number[]
  readonly loudness: readonly number[]
}

/** Makes tones and noise out of nothing; its caller knows what they mean. */
export class Synth {
  readonly #context: AudioContext
  readonly #volume: GainNode
  #noise: AudioBuffer | undefined

  constructor(context: AudioContext) {
    this.#context = context
    this.#volume = context.createGain()
    this.#volume.gain.value = 0.5
    // Chords of many partials must not clip.
    this.#volume.connect(context.createDynamicsCompressor()).connect(context.destination)
  }

  get isRunning(): boolean {
    return this.#context.state === 'running'
  }

  turn(isOn: boolean): void {
    void (isOn ? this.#context.resume() : this.#context.suspend())
  }

  /** Nothing while it is turned off: what was played then would sound late. */
  play(voice: Voice, tone: Tone): void {
    if (!this.isRunning) return
    for (const partial of voice.partials) this.#partial(voice, partial, tone)
    if (voice.noise) this.#hiss(voice, voice.noise, tone)
  }

  /** `gone` seconds of it are past by now. */
  rush({ seconds, hertz, loudness }: Rush, gone: number): void {
    const from = Math.floor((gone / seconds) * hertz.length)
    const left = seconds - gone
    if (!this.isRunning || hertz.length - from < 2) return
    const start = this.#context.currentTime
    const gain = this.#context.createGain()
    gain.gain.setValueCurveAtTime([...loudness.slice(from)], start, left)
    const { source, band } = this.#noiseThrough(gain)
    band.frequency.setValueCurveAtTime([...hertz.slice(from)], start, left)
    gain.connect(this.#volume)
    source.start(start)
    source.stop(start + left)
  }

  /** Ends all that sounds, and all that was to come. */
  dispose(): void {
    this.#volume.disconnect()
  }

  #partial(voice: Voice, [multiple, loudness, ring]: Partial, tone: Tone): void {
    const start = this.#context.currentTime + tone.after
    const oscillator = this.#context.createOscillator()
    oscillator.type = voice.shape
    const hertz = tone.hertz * multiple
    oscillator.frequency.setValueAtTime(hertz * 2 ** ((voice.bendCents ?? 0) / 1200), start)
    oscillator.frequency.exponentialRampToValueAtTime(hertz, start + 0.09)
    const shaped = this.#envelope(loudness * tone.loudness, voice.attackSeconds, ring, start)
    oscillator.connect(shaped)
    oscillator.start(start)
    oscillator.stop(start + voice.attackSeconds + ring)
  }

  #hiss(voice: Voice, [multiple, loudness, ring]: Partial, tone: Tone): void {
    const start = this.#context.currentTime + tone.after
    const shaped = this.#envelope(loudness * tone.loudness, voice.attackSeconds, ring, start)
    const { source, band } = this.#noiseThrough(shaped)
    band.frequency.value = Math.min(12_000, tone.hertz * multiple)
    source.start(start)
    source.stop(start + voice.attackSeconds + ring)
  }

  #noiseThrough(into: AudioNode) {
    const source = this.#context.createBufferSource()
    this.#noise ??= noiseOf(this.#context)
    source.buffer = this.#noise
    source.loop = true
    const band = this.#context.createBiquadFilter()
    band.type = 'bandpass'
    source.connect(band).connect(into)
    return { source, band }
  }

  #envelope(loudness: number, attack: number, ring: number, start: number): GainNode {
    const gain = this.#context.createGain()
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loudness, start + attack)
    gain.gain.exponentialRampToValueAtTime(0.0005, start + attack + ring)
    gain.connect(this.#volume)
    return gain
  }
}

/** A second of noise: what it is exactly matters to nobody, so that it may repeat. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 1
  for (const place of samples.keys()) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    samples[place] = state / 2 ** 31
  }
  return buffer
}
