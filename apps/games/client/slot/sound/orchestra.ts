import { Synth } from '../../frame/sound/synth.ts'
import type { Voice } from '../../frame/sound/voice.ts'
import { hertzOf, type Instrument, instrumentOf } from './instruments.ts'
import { motifOf, type Note } from './motif.ts'
import { voices } from './voices.ts'

/** The instrument of a theme's word that has none: D minor, northern and never shrill. */
const fallback: Instrument = { voice: voices.bell, scale: [0, 3, 5, 7, 10], rootHertz: 294 }

const beatSeconds = 0.12

/** Plays a game's sounds with the instrument of its theme. */
export class Orchestra {
  readonly #synth: Synth
  readonly #instrument: Instrument
  readonly #motif: readonly Note[]

  constructor(context: AudioContext, game: { readonly id: string; readonly sound: string }) {
    this.#synth = new Synth(context)
    this.#instrument = instrumentOf(game.sound) ?? fallback
    this.#motif = motifOf(game.id)
  }

  turn(isOn: boolean): void {
    this.#synth.turn(isOn)
  }

  thud(reel: number): void {
    this.#synth.play(thudVoice, { hertz: 92 - reel * 5, after: 0, loudness: 1 })
  }

  coin(ordinal: number): void {
    const hertz = hertzOf(this.#instrument, Math.min(ordinal, 12)) * 2
    this.#synth.play(voices.handbell, { hertz, after: 0, loudness: 0.7 })
  }

  press(): void {
    this.#synth.play(voices.tick, { hertz: 180, after: 0, loudness: 0.5 })
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
    this.#synth.play(this.#instrument.voice, { hertz, after, loudness })
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
