import type { Clock, PlayerId, Random } from '@nordlys/core'
import type { Books } from './books.ts'
import type { Choices } from './choices.ts'
import type { Copy } from './copy.ts'
import type { Facts } from './facts.ts'
import type { Model } from './model.ts'

/** Something a player, a game server or an outside party wants, asked until it is answered. */
export interface Operation {
  name: string
  isTold: boolean
  /** Attempts on their way. */
  live: number
  ask(copy: Copy): ReturnType<Ask>
}

/**
 * Asks a copy once; what it resolves to is done when the answer arrives: it checks the answer, often
 * against each state of the books since it was first asked.
 */
export type Ask = (copy: Copy, since: () => readonly Books[]) => Promise<() => void>

export interface SimulatedPlayer {
  id: PlayerId
  /** Told last by the platform. */
  playSession: string | undefined
  /** Whether a game is being opened for them. */
  isOpening: boolean
}

/** What operations see of the run. */
export interface Scene {
  choices: Choices
  clock: Clock
  random: Random
  facts: Facts
  model: Model
  players: readonly SimulatedPlayer[]
  counted(what: string): void
  /** Adds an operation to those that go on until they are answered. */
  want(name: string, ask: Ask): void
}
