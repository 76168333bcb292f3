/** One turn of the wheel. Angles are in radians, clockwise from the top. */
export interface WheelTurn {
  readonly from: number
  readonly to: number
}

/** It opens over the reels, turns, slows down all the way, and stands. */
export const openMs = 320
export const turnMs = 4_600
const standMs = 420
const wholeTurns = 5

/** Turns so that the middle of the drawn segment comes to stand under the pointer. */
export function planTurn(segments: number, segment: number, from: number): WheelTurn {
  const middle = (segment + 0.5) * widthOf(segments)
  const stand = ((fullTurn - middle - from) % fullTurn) + fullTurn
  return { from, to: from + (stand % fullTurn) + wholeTurns * fullTurn }
}

/** Where the wheel stands; fast at first and ever slower, without a jump at the end. */
export function angleAt({ from, to }: WheelTurn, atMs: number): number {
  const share = Math.min(1, Math.max(0, (atMs - openMs) / turnMs))
  return from + (to - from) * (1 - (1 - share) ** 3)
}

export function isOver(atMs: number): boolean {
  return atMs >= openMs + turnMs + standMs
}

export function hasLanded(atMs: number): boolean {
  return atMs >= openMs + turnMs
}

/** How many pegs have gone by under the pointer since the wheel stood at 0. */
export function pegsPassed(segments: number, angle: number): number {
  return Math.floor(angle / widthOf(segments) + epsilon)
}

/** How far a peg holds the pointer aside, from 0 to 1: most just before it lets go. */
export function pointerPush(segments: number, angle: number): number {
  const share = (angle / widthOf(segments)) % 1
  return share > pushFrom ? (share - pushFrom) / (1 - pushFrom) : 0
}

export function widthOf(segments: number): number {
  return fullTurn / segments
}

const fullTurn = 2 * Math.PI
const epsilon = 1e-9
const pushFrom = 0.72
