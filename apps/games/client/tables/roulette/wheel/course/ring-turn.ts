import { wheel } from '@nordlys/game-math/tables/roulette/layout'
import { mod, pockets } from './shape.ts'

/**
 * By how many pockets the numbers are turned on the rotor so that a pocket has this number. All pockets
 * are alike, so a throw that ends in one of them is as true with any number in it.
 */
export function turnFor(pocket: number, number: number): number {
  return mod(pocket - wheel.indexOf(number), pockets)
}

export function numberAt(pocket: number, turn: number): number {
  return wheel[mod(pocket - turn, pockets)] ?? 0
}
