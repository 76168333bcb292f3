import type { ClientEvent } from '@nordlys/contracts'
import type { Container } from 'pixi.js'
import type { Board, Cell } from '../../round/story.ts'
import type { Measures } from './painted.ts'

/** An event that moves something on the board. */
export type MovingEvent = Extract<ClientEvent, { kind: (typeof movingKinds)[number] }>

const movingKinds = [
  'reels',
  'change',
  'mark',
  'orbs',
  'upgrade',
  'grid',
  'tumble',
  'hold-start',
  'hold-spin',
  'wheel',
] as const satisfies readonly ClientEvent['kind'][]

export function isMoving(event: ClientEvent): event is MovingEvent {
  return movingKinds.some((kind) => kind === event.kind)
}

/** How the next motion is to be shown. */
export interface Pace {
  readonly isFast: boolean
  /** Things change without moving, for those who asked for less motion. */
  readonly isStill: boolean
  /** The player has asked this spin to come to its end. */
  readonly isHurried: boolean
  /** A reel, or a coin, has come to its place. */
  onLanded(place: number): void
}

/**
 * A kind of motion: reels that turn, a grid that falls, coins that are held. It is given the time
 * since its motion began and knows no clock of its own.
 */
export interface Motion {
  readonly view: Container
  plays(kind: ClientEvent['kind']): boolean
  /** Its room, in CSS pixels; called before anything else and at every change of size. */
  place(measures: Measures, resolution: number): void
  /** Stands as the board does, without motion. */
  rest(board: Board): void
  /** `board` is what lies there when the event has been shown. */
  begin(event: MovingEvent, pace: Pace, board: Board): void
  hurry(atMs: number): void
  /** Draws a moment of the motion; tells whether anything still moves after it. */
  step(atMs: number): boolean
  /** Lights winning cells and dims the others; none puts everything back. */
  light(cells: readonly Cell[]): void
  /** `swing` from -1 to 1: how far the lit symbols stand out at this moment. */
  pulse(swing: number): void
}
