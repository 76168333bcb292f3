import { list, object, record, type Shape, whole } from '../base/shape.ts'
import { countProblems } from '../base/symbol-problems.ts'
import { unless } from '../base/unless.ts'

/** Free spins whose wins are all multiplied alike. */
export interface FreeSpinsDefinition extends SpinsByScatters {
  /** What every win in a free spin is multiplied by. */
  readonly multiplier: number
}

/** Free spins whose multiplier may rise from spin to spin. */
export interface LadderFreeSpins extends SpinsByScatters {
  /** What wins of the first, second, ... free spin are multiplied by; the last one stays. */
  readonly multipliers: readonly number[]
}

/** Free spins of either kind. */
export type AnyFreeSpins = FreeSpinsDefinition | LadderFreeSpins

export interface SpinsByScatters {
  /** Spins by scatter count, both from the base spin and again during free spins. */
  readonly spinsByScatters: Readonly<Record<string, number>>
}

/** How many free spins there are, laid out for play and proof. */
export interface SpinsPlan {
  /** Spins by scatter count. */
  readonly freeSpins: Int32Array
  readonly maxFreeSpins: number
}

/** Free spins whose multipliers depend on nothing but their number. */
export interface FreeSpinsPlan extends SpinsPlan {
  /** Of the first, second, ... free spin; the last one stays. */
  readonly freeMultipliers: readonly number[]
}

/** As a plan has them, whichever kind it is. */
export function freeMultipliersOf(freeSpins: AnyFreeSpins): readonly number[] {
  return 'multipliers' in freeSpins ? freeSpins.multipliers : [freeSpins.multiplier]
}

/** `played` free spins of the round came before this one. */
export function freeMultiplier({ freeMultipliers }: FreeSpinsPlan, played: number): number {
  return freeMultipliers[Math.min(played, freeMultipliers.length - 1)] ?? 1
}

/** Free spins for some scatters when the round has been awarded some already. */
export function freeSpinsWon(plan: SpinsPlan, scatters: number, awarded: number): number {
  return Math.min(plan.freeSpins[scatters] ?? 0, plan.maxFreeSpins - awarded)
}

const multiplier = whole(1, 10)
const spinsByScatters = record(whole(1, 100))

export const scatterSpinsShape: Shape<SpinsByScatters> = object({ spinsByScatters })
export const freeSpinsShape: Shape<FreeSpinsDefinition> = object({ spinsByScatters, multiplier })
export const ladderFreeSpinsShape: Shape<LadderFreeSpins> = object({
  spinsByScatters,
  multipliers: list(multiplier),
})

/** A ladder where one is told, and then no multiplier beside it. */
export const anyFreeSpinsShape: Shape<AnyFreeSpins> = (
  value,
  path,
  problems,
): value is AnyFreeSpins =>
  hasLadder(value)
    ? ladderFreeSpinsShape(value, path, problems)
    : freeSpinsShape(value, path, problems)

function hasLadder(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'multipliers' in value
}

export function freeSpinProblems(
  freeSpins: SpinsByScatters,
  caps: { readonly maxFreeSpins: number },
  reels: number,
): string[] {
  const spins = Object.values(freeSpins.spinsByScatters)
  return [
    ...countProblems('freeSpins', freeSpins.spinsByScatters, reels),
    ...unless(
      spins.every((each) => each <= caps.maxFreeSpins),
      ['freeSpins give more than caps.maxFreeSpins at once'],
    ),
  ]
}

/** A step that no free spin reaches would be a promise to players that nothing keeps. */
export function ladderProblems(
  multipliers: readonly number[],
  { maxFreeSpins }: { readonly maxFreeSpins: number },
): string[] {
  return [
    ...unless(multipliers.length > 0, ['freeSpins.multipliers are empty']),
    ...unless(isRising(multipliers), ['freeSpins.multipliers fall']),
    ...unless(multipliers.length <= maxFreeSpins, [
      'freeSpins.multipliers are more than caps.maxFreeSpins',
    ]),
  ]
}

/** Whether none of them is below the one before it. */
export function isRising(multipliers: readonly number[]): boolean {
  return multipliers.every((each, index) => each >= (multipliers[index - 1] ?? 1))
}
