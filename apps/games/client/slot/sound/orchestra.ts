import { hertzOf, type Instrument, instrumentOf } from './instruments.ts'
import { motifOf, type Note } from './motif.ts'
import { type Partial, type Voice, voices } from './voices.ts'

/** What is played when a theme's word has no instrument: D minor, northern and never shrill. */
const fallback: Instrument = { voice: voices.bell, scale: [0, 3, 5, 7, 10], rootHertz: 294 }

const beatSeconds = 0.12

interface Tone {
  readonly hertz: number
  /** Seconds from now. */
  readonly after: number
  readonly loudness: number
}

/** Plays a game's sounds with the instrument of its theme. */
export class Orchestra {
  readonly #context: AudioContext
  readonly #volume: GainNode
  readonly #instrument: Instrument
  readonly #motif: readonly Note[]
  #noise: AudioBuffer | undefined

  constructor(context: AudioContext, game: { readonly id: string; readonly sound: string }) {
    this.#context = context
    this.#instrument = instrumentOf(game.sound) ?? fallback
    this.#motif = motifOf(game.id)
    this.#volume = context.createGain()
    this.#volume.gain.value = 0.5
    // Chords of many partials must not clip.
    this.#volume.connect(context.createDynamicsCompressor()).connect(context.destination)
  }

  turn(isOn: boolean): void {
    void (isOn ? this.#context.resume() : this.#context.suspend())
  }

  thud(reel: number): void {
    this.#sound(thudVoice, { hertz: 92 - reel * 5, after: 0, loudness: 1 })
  }

  coin(ordinal: number): void {
    const hertz = hertzOf(this.#instrument, Math.min(ordinal, 12)) * 2
    this.#sound(voices.handbell, { hertz, after: 0, loudness: 0.7 })
  }

  press(): void {
    this.#sound(voices.tick, { hertz: 180, after: 0, loudness: 0.5 })
  }

  /** The first `notes` of the motif, and the last of them once more an octave above. */
  motif(notes: number): void {
    const after = this.#play(this.#motif.slice(0, notes), beatSeconds, 0)
    const last = this.#motif[Math.min(notes, this.#motif.length) - 1]
    if (last) this.#note(last.step + this.#instrument.scale.length, after, 0.8)
  }

  /** The motif's beginning, slowly, over its root. */
  fanfare(): void {
    this.#note(-this.#instrument.scale.length, 0, 0.9)
    this.#play(this.#motif.slice(0, 5), beatSeconds * 1.8, 0.1)
  }

  /** Returns when the note after the last would begin, in seconds from now. */
  #play(notes: readonly Note[], secondsPerBeat: number, after: number): number {
    let at = after
    for (const { step, beats } of notes) {
      this.#note(step, at, 1)
      at += beats * secondsPerBeat
    }
    return at
  }

  #note(step: number, after: number, loudness: number): void {
    const hertz = hertzOf(this.#instrument, step)
    this.#sound(this.#instrument.voice, { hertz, after, loudness })
  }

  #sound(voice: Voice, tone: Tone): void {
    if (this.#context.state !== 'running') return
    for (const partial of voice.partials) this.#partial(voice, partial, tone)
    if (voice.noise) this.#hiss(voice, voice.noise, tone)
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
    const source = this.#context.createBufferSource()
    this.#noise ??= noiseOf(this.#context)
    source.buffer = this.#noise
    source.loop = true
    const band = this.#context.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = Math.min(12_000, tone.hertz * multiple)
    const shaped = this.#envelope(loudness * tone.loudness, voice.attackSeconds, ring, start)
    source.connect(band).connect(shaped)
    source.start(start)
    source.stop(start + voice.attackSeconds + ring)
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

const thudVoice: Voice = {
  shape: 'sine',
  attackSeconds: 0.006,
  partials: [
    [1, 0.9, 0.16],
    [2.6, 0.12, 0.05],
  ],
  bendCents: 700,
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
