/** Of the last messages with the server's time. */
const samplesKept = 8

/**
 * How far the server's clock is ahead of ours, by each message with its time, in milliseconds. The
 * way here takes a while, so the largest of them is nearest to the truth.
 */
export function withSample(offsets: readonly number[], now: number, heardMs: number): number[] {
  return [...offsets, now - heardMs].slice(-samplesKept)
}

/** A moment of the server's clock, by the browser's own. */
export function ownMoment(offsets: readonly number[], at: number): number {
  return offsets.length === 0 ? at : at - Math.max(...offsets)
}

/** Whole seconds until a moment of the browser's clock: 0 once it is over. */
export function secondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1_000))
}
