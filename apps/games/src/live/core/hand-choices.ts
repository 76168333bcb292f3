import { required } from '@nordlys/core'
import { automaticFor, byteOf, type SharedLine } from '@nordlys/game-math'
import type { Choices } from './hand-state.ts'
import type { Booked, Decided } from './table-state.ts'

const [isBooked, small] = [1, 0x20]

export const hit = byteOf('hit')
export const stand = byteOf('stand')
export const double = byteOf('double')

/** The same choice, made by the published rule. */
export function byRule(choice: number): number {
  return choice & ~small
}

export function isByRule(byte: number): boolean {
  return (byte & small) === 0
}

/** The choice that a byte of `Choices` stands for. */
export function choiceIn(byte: number): number {
  return byte | small
}

/** The cards of a round, as its seed has them. */
export function lineOf({ outcome }: Decided): SharedLine {
  // A round at a shared hand is drawn as one.
  return outcome as SharedLine
}

/** With so many cards the hand is over for everybody: it has a blackjack, 21 or more. */
export function isHandOver(decided: Decided, cards: number): boolean {
  return cards >= lineOf(decided).hand.length
}

/** A bank's blackjack ends the round before anybody chooses. */
export function isOverAtDeal(decided: Decided): boolean {
  return isHandOver(decided, 2)
}

/** Whether a slip still chooses, after these steps. */
export function isIn(booked: Booked, choices: readonly Choices[], place: number): boolean {
  if (booked[place] !== isBooked) return false
  const last = choices.at(-1)
  return !last || choiceIn(last[place] ?? 0) === hit
}

/** What the published rule chooses at a step, marked as its own. (TB16) */
export function chosenByRule(decided: Decided, step: number): number {
  return byRule(automaticFor(lineOf(decided).hand.slice(0, 2 + step)))
}

/** The choices of one slip, as its round at the books has them. */
export function choicesOf(choices: readonly Choices[], place: number): Uint8Array {
  const made = choices.map((step) => step[place] ?? 0)
  const end = made.indexOf(0)
  return Uint8Array.from(end < 0 ? made : made.slice(0, end), choiceIn)
}

/** How many cards lie on the felt beyond the first two: one for each step in which somebody took one. */
export function cardsDrawn(choices: readonly Choices[]): number {
  return choices.filter((step) => step.some(takesCard)).length
}

export function takesCard(byte: number): boolean {
  const choice = choiceIn(byte)
  return choice === hit || choice === double
}

/** Whether a slip was doubled at a step. */
export function isRaised(made: Choices | undefined, place: number): boolean {
  return choiceIn(made?.[place] ?? 0) === double
}

/** Slips are in the order of their players. */
export function placeOf({ slips }: Decided, player: string): number | undefined {
  let [from, to] = [0, slips.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (required(slips[middle], 'a slip').player < player) from = middle + 1
    else to = middle
  }
  return slips[from]?.player === player ? from : undefined
}
