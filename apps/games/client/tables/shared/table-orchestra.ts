import { type Rush, Synth } from '../../frame/sound/synth.ts'
import type { Tone, Voice } from '../../frame/sound/voice.ts'
import type { TableSoundName } from './sound-of.ts'

/** A ball that rolls: how it rushes, and what it hits on its way. */
export interface Rolling {
  /** Of the picture's clock, `performance.now()`. */
  readonly startedMs: number
  readonly rush: Rush
  readonly knocks: readonly Knock[]
}

export interface Knock {
  readonly kind: 'fret' | 'wood'
  /** Seconds from the start. */
  readonly at: number
  /** From 0 to 1. */
  readonly loudness: number
}

/** Plays what is heard at a table: clay, card and wood, and a gain. */
export class TableOrchestra {
  readonly #context: AudioContext
  readonly #synth: Synth
  #rolling: Synth | undefined

  constructor(context: AudioContext) {
    this.#context = context
    this.#synth = new Synth(context)
  }

  /** A ball that rolled on in silence is not taken up again: it would be heard late. */
  turn(isOn: boolean): void {
    if (!isOn) this.rest()
    this.#synth.turn(isOn)
  }

  play(name: TableSoundName): void {
    for (const [voice, tone] of scores[name]) this.#synth.play(voice, tone)
  }

  /** Leaves out the sounds that are past by now. */
  roll({ startedMs, rush, knocks }: Rolling): void {
    this.rest()
    const gone = (performance.now() - startedMs) / 1_000
    const rolling = new Synth(this.#context)
    this.#rolling = rolling
    rolling.rush(rush, gone)
    for (const { kind, at, loudness } of knocks) {
      if (at > gone) rolling.play(...knockOf[kind](at - gone, loudness))
    }
  }

  rest(): void {
    this.#rolling?.dispose()
    this.#rolling = undefined
  }
}

type Played = readonly [voice: Voice, tone: Tone]

const clay: Voice = {
  shape: 'triangle',
  attackSeconds: 0.001,
  partials: [
    [1, 0.12, 0.05],
    [1.62, 0.08, 0.035],
  ],
  noise: [1.4, 0.12, 0.02],
}

/** A card that glides over cloth. */
const paper: Voice = {
  shape: 'sine',
  attackSeconds: 0.018,
  partials: [],
  noise: [1, 0.34, 0.09],
}

const wood: Voice = {
  shape: 'sine',
  attackSeconds: 0.002,
  partials: [
    [1, 0.4, 0.09],
    [2.7, 0.1, 0.04],
  ],
  noise: [5, 0.1, 0.02],
}

const metal: Voice = {
  shape: 'triangle',
  attackSeconds: 0.001,
  partials: [[1, 0.1, 0.03]],
  noise: [1.3, 0.16, 0.02],
}

const bell: Voice = {
  shape: 'sine',
  attackSeconds: 0.004,
  partials: [
    [1, 0.16, 0.7],
    [2.76, 0.04, 0.3],
  ],
}

const tone = (hertz: number, after: number, loudness = 1): Tone => ({ hertz, after, loudness })

const knockOf: Readonly<Record<Knock['kind'], (after: number, loudness: number) => Played>> = {
  fret: (after, loudness) => [metal, tone(2_900, after, loudness)],
  wood: (after, loudness) => [wood, tone(620, after, loudness)],
}

const scores: Readonly<Record<TableSoundName, readonly Played[]>> = {
  chip: [
    [clay, tone(2_300, 0)],
    [clay, tone(2_640, 0.045, 0.6)],
  ],
  card: [[paper, tone(3_400, 0)]],
  close: [
    [wood, tone(330, 0)],
    [wood, tone(330, 0.13, 0.7)],
  ],
  drop: [
    knockOf.wood(0, 1),
    knockOf.fret(0.08, 0.8),
    knockOf.fret(0.17, 0.5),
    knockOf.fret(0.24, 0.3),
  ],
  win: [
    [bell, tone(523, 0)],
    [bell, tone(659, 0.14)],
    [bell, tone(784, 0.28)],
  ],
}
