import type { Clock } from '@nordlys/core'
import { ageAt, birthDateOfCpr, readCpr } from '../persons/cpr.ts'
import type { Forced } from '../shell/forced.ts'

export type Exclusion =
  | 'PersonIsNotRegistered'
  | 'PersonIsRegisteredTemporarily'
  | 'PersonIsRegisteredIndefinitely'

const byLastFour: Readonly<Record<string, string>> = {
  '0001': 'temporary',
  '0002': 'indefinite',
  '0003': 'silent',
  '0004': 'fault',
  '0005': 'under-18',
}
const claraJuni = '7506004009'
const adultAgeYears = 18

/** The special outcome of the person: a forced one, else the one the number stands for. */
export function specialOutcome(cpr: string, forced: Forced): string | undefined {
  const known = ['not-registered', ...Object.values(byLastFour)]
  const told = forced.take('rofus', (each) => known.includes(each))
  return told ?? (cpr === claraJuni ? 'temporary' : byLastFour[cpr.slice(-4)])
}

export function exclusionOf(special: string | undefined): Exclusion {
  if (special === 'temporary') return 'PersonIsRegisteredTemporarily'
  if (special === 'indefinite') return 'PersonIsRegisteredIndefinitely'
  return 'PersonIsNotRegistered'
}

/** Whether the person exists and is an adult. */
export function personOf(typedCpr: string, special: string | undefined, clock: Clock) {
  const cpr = readCpr(typedCpr)
  const birthDate = cpr && birthDateOfCpr(cpr)
  const isAdult =
    birthDate !== undefined &&
    special !== 'under-18' &&
    ageAt(birthDate, clock.now()) >= adultAgeYears
  return {
    cprStatus: birthDate ? 'CPRIsRegistered' : 'CPRIsNotRegistered',
    ageStatus: isAdult ? 'AgeIs18OrAbove' : 'AgeIsUnder18',
  } as const
}
