import { invariant, required } from '@nordlys/core'
import { wheel } from './layout.ts'
import { findSpot } from './spots.ts'

/**
 * An announced bet: so many chips on each of these spots. It is made on the player's side alone; a
 * slip has nothing but spots.
 */
export interface AnnouncedBet {
  readonly nameDa: string
  readonly chips: readonly SpotChips[]
}

type SpotChips = readonly [spot: string, chips: number]

export const voisins: AnnouncedBet = {
  nameDa: 'Voisins du zéro',
  chips: [
    ['street-0-2-3', 2],
    ['split-4-7', 1],
    ['split-12-15', 1],
    ['split-18-21', 1],
    ['split-19-22', 1],
    ['split-32-35', 1],
    ['corner-25-26-28-29', 2],
  ],
}

export const tiers: AnnouncedBet = {
  nameDa: 'Tiers du cylindre',
  chips: [
    ['split-5-8', 1],
    ['split-10-11', 1],
    ['split-13-16', 1],
    ['split-23-24', 1],
    ['split-27-30', 1],
    ['split-33-36', 1],
  ],
}

export const orphelins: AnnouncedBet = {
  nameDa: 'Orphelins',
  chips: [
    ['n1', 1],
    ['split-6-9', 1],
    ['split-14-17', 1],
    ['split-17-20', 1],
    ['split-31-34', 1],
  ],
}

export const jeuZero: AnnouncedBet = {
  nameDa: 'Jeu zéro',
  chips: [
    ['split-0-3', 1],
    ['split-12-15', 1],
    ['split-32-35', 1],
    ['n26', 1],
  ],
}

/** How many numbers on each side of one may be announced. */
export const neighbourReach = { min: 1, usual: 2, max: 9 }

/** A number and so many on each side of it, in the order of the wheel. */
export function neighbours(number: number, each: number): AnnouncedBet {
  const { min, max } = neighbourReach
  invariant(Number.isInteger(each) && each >= min && each <= max, `${each} neighbours`)
  const place = wheel.indexOf(number)
  invariant(place >= 0, `no number of the wheel: ${number}`)
  const around = Array.from({ length: 2 * each + 1 }, (_, step) => {
    return wheel[(place - each + step + wheel.length) % wheel.length] ?? 0
  })
  return { nameDa: `${number} og ${each} naboer`, chips: around.map((one) => [`n${one}`, 1]) }
}

/** All numbers that end in a digit, one by one: four of them to 6, three from 7 on. */
export function finals(digit: number): AnnouncedBet {
  return { nameDa: `Finaler ${digit}`, chips: endingIn(digit).map((one) => [`n${one}`, 1]) }
}

/** Each number that ends in a digit with the one in the next row, or alone in the last row. */
export function finalSplits(digit: number): AnnouncedBet {
  const chips = endingIn(digit).map((one): SpotChips => {
    return [one + 3 <= 36 ? `split-${one}-${one + 3}` : `n${one}`, 1]
  })
  return { nameDa: `Finaler ${digit}/${digit + 3} à cheval`, chips }
}

function endingIn(digit: number): number[] {
  invariant(Number.isInteger(digit) && digit >= 0 && digit <= 9, `no digit: ${digit}`)
  return wheel.filter((number) => number % 10 === digit).sort((a, b) => a - b)
}

/** What an announced bet covers, ascending, each number once. */
export function covered({ chips }: AnnouncedBet): number[] {
  const all = chips.flatMap(([id]) => required(findSpot(id), `spot ${id}`).numbers)
  return [...new Set(all)].sort((a, b) => a - b)
}
