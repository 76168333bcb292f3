/** How an instrument sounds. Everything is made on the spot: there is nothing to fetch. */
export interface Voice {
  readonly shape: OscillatorType
  readonly partials: readonly Partial[]
  readonly attackSeconds: number
  /** Breath, a stick, a hiss: noise through a band round a multiple of the note. */
  readonly noise?: Partial
  /** Where a note begins, in cents from where it goes. */
  readonly bendCents?: number
}

/** A multiple of the note's frequency, how loud it is from 0 to 1, and how long it rings. */
export type Partial = readonly [multiple: number, loudness: number, ringSeconds: number]

export interface Tone {
  readonly hertz: number
  /** Seconds from now. */
  readonly after: number
  readonly loudness: number
}
