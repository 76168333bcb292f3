/** Counts what the clients live through, all of them together. */
export class Tally {
  /** Operations that came to an answer, by kind. */
  readonly acknowledged = new Map<string, number>()
  lostAnswers = 0
  #lastAnswerAt = performance.now()
  #longestSilenceMs = 0

  acknowledge(kind: string): void {
    this.acknowledged.set(kind, (this.acknowledged.get(kind) ?? 0) + 1)
  }

  /** Any answer at all, to anybody. */
  noteAnswer(): void {
    this.#longestSilenceMs = this.#silenceMs()
    this.#lastAnswerAt = performance.now()
  }

  /** The longest time without an answer since this was asked last, in ms. */
  takeLongestSilence(): number {
    const silence = this.#silenceMs()
    this.#longestSilenceMs = 0
    return Math.round(silence)
  }

  #silenceMs(): number {
    return Math.max(this.#longestSilenceMs, performance.now() - this.#lastAnswerAt)
  }
}
