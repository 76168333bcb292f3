/** How much of the picture a device can take: it falls step by step, and never rises again. */
export interface Quality {
  readonly pixelRatio: number
  /** Of the pictures that the browser would show, one in so many is drawn. */
  readonly oneIn: 1 | 2
}

const steps: readonly Quality[] = [
  { pixelRatio: 1.5, oneIn: 1 },
  { pixelRatio: 1, oneIn: 1 },
  { pixelRatio: 1, oneIn: 2 },
]

const judgedFrames = 30
/** Of a picture: a little more than two of sixty a second. */
const slowMs = 24
/** Of the drawn ones, when every second is left out. */
const tooSlowMs = 55

/** Judges a device by how long its pictures take. */
export class QualityWatch {
  #step = 0
  #taken: number[] = []

  /** Undefined when it is too slow for any. */
  get quality(): Quality | undefined {
    return steps[this.#step]
  }

  /** Takes the time between two drawn pictures. Returns whether the quality has changed. */
  saw(milliseconds: number): boolean {
    // A tab that was away is no slow one.
    if (milliseconds > 1_000) return false
    this.#taken.push(milliseconds)
    if (this.#taken.length < judgedFrames) return false
    const middle = this.#taken.toSorted((a, b) => a - b)[judgedFrames / 2] ?? 0
    this.#taken = []
    const bound = this.quality?.oneIn === 2 ? tooSlowMs : slowMs
    if (middle <= bound) return false
    this.#step += 1
    return true
  }
}
