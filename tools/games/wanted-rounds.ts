import type { ClientEvent, ClientRound } from '@nordlys/contracts'
import type { GameDefinition } from '@nordlys/game-math'

/** What is asked of a round that is to be looked at or played in a browser. */
export type Wanted = (events: readonly ClientEvent[], winBets: number) => boolean

/** The answer of a spin with another round in it, its money carried over. */
export function withRound<Answer extends { round: ClientRound; wonOre: number }>(
  answer: Answer,
  round: ClientRound,
): Answer {
  const gainOre = round.winOre - answer.round.winOre
  const { key, at, balanceOre } = answer.round
  return {
    ...answer,
    round: { ...round, key, at, balanceOre: balanceOre + gainOre },
    wonOre: answer.wonOre + gainOre,
  }
}

export const isAnyWin: Wanted = (events, winBets) =>
  winBets >= 2 && winBets < 15 && events.every(({ kind }) => !isFeature(kind))

/** Enough tumbles for a multiplier to have grown. */
const hasTumbles: Wanted = (events) => events.filter(({ kind }) => kind === 'tumble').length >= 3

/** Wins of more than one spin, with reels that were held. */
const hasRespin: Wanted = (events) =>
  events.filter(({ kind }) => kind === 'wins').length > 1 &&
  events.some((event) => event.kind === 'reels' && event.held)

/** A wheel that turns for a grid which a respin has filled. */
const hasWheel: Wanted = (events) =>
  events.some(({ kind }) => kind === 'wheel') &&
  events.some((event) => event.kind === 'reels' && event.held)

export const hasFeature: Wanted = (events, winBets) =>
  winBets >= 2 && events.some(({ kind }) => isFeature(kind))

/** What is looked at of a game beside its plain wins. */
export function featureOf({ mechanic }: GameDefinition): Wanted {
  return features[mechanic] ?? hasFeature
}

/** Where there are neither free spins nor held coins. */
const features: Partial<Record<GameDefinition['mechanic'], Wanted>> = {
  cluster: hasTumbles,
  avalanche: hasTumbles,
  'wild-respins': hasRespin,
  'walking-wilds': hasRespin,
  'respin-wheel': hasWheel,
}

function isFeature(kind: ClientEvent['kind']): boolean {
  return kind === 'free-spins' || kind === 'hold-start'
}

/** What free spins multiply by, each number once. */
export function freeStepsOf(definition: GameDefinition): number[] {
  if (!('freeSpins' in definition) || !('multipliers' in definition.freeSpins)) return []
  return [...new Set(definition.freeSpins.multipliers)]
}
