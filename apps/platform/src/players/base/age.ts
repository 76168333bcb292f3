import { accountAgeYears } from '@nordlys/contracts'
import { timeZone } from '@nordlys/core'

const copenhagenDate = new Intl.DateTimeFormat('sv-SE', { timeZone })

/**
 * Full years at the Copenhagen date of `at`; `birthDate` is `YYYY-MM-DD`. One born on 29 February
 * turns a year older on 1 March where there is no 29 February.
 */
export function ageYears(birthDate: string, at: Date): number {
  const today = copenhagenDate.format(at)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Whether one born on `birthDate` may have an account [VAL-02]; configuration may only be stricter. */
export function isOldEnough(birthDate: string, minimumAgeYears: number, at: Date): boolean {
  return ageYears(birthDate, at) >= accountAgeYears(minimumAgeYears)
}
