import type { GameDefinition } from './definition.ts'

/** What a player may look forward to in a game, beside its ordinary wins. */
export type GameFeature =
  | 'free-spins'
  | 'tumbles'
  | 'hold-and-win'
  | 'multiplier'
  | 'respins'
  | 'gamble'

/** Read from the definition's parts, whatever its mechanic. */
export function featuresOf(definition: GameDefinition): GameFeature[] {
  const features: GameFeature[] = []
  if (hasFreeSpins(definition)) features.push('free-spins')
  if ('tumble' in definition) features.push('tumbles')
  if ('holdAndWin' in definition) features.push('hold-and-win')
  if ('respins' in definition || 'pairRespins' in definition) features.push('respins')
  if (multipliersOf(definition).some((each) => each > 1)) features.push('multiplier')
  if (definition.gamble) features.push('gamble')
  return features
}

function hasFreeSpins(definition: GameDefinition): boolean {
  if (!('freeSpins' in definition)) return false
  return Object.values(definition.freeSpins.spinsByScatters).some((spins) => spins > 0)
}

function multipliersOf(definition: GameDefinition): readonly number[] {
  const found: number[] = []
  if ('wildMultiplier' in definition) found.push(definition.wildMultiplier)
  if ('tumble' in definition && 'multipliers' in definition.tumble) {
    found.push(...definition.tumble.multipliers)
  }
  if ('orbs' in definition) found.push(...definition.orbs.map(({ times }) => times))
  if ('marks' in definition) found.push(...definition.marks.multipliers)
  if ('wilds' in definition) found.push(...Object.values(definition.wilds?.multipliers ?? {}))
  if ('respins' in definition) found.push(...definition.respins.multipliers)
  if ('wheel' in definition) found.push(...definition.wheel.multipliers)
  if ('freeSpins' in definition) {
    const { freeSpins } = definition
    if ('multiplier' in freeSpins) found.push(freeSpins.multiplier)
    if ('multipliers' in freeSpins) found.push(...freeSpins.multipliers)
  }
  return found
}
