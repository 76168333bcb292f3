import { invariant } from './problems/invariant.ts'

declare const unit: unique symbol

/** An amount of Danish money in øre. 12,50 kr. is `ore(1250)`. There is no other money type. */
export type Ore = bigint & { readonly [unit]: 'øre' }

export const zeroOre = 0n as Ore

/** A whole number of øre. */
export function ore(amount: bigint | number | string): Ore {
  invariant(typeof amount !== 'number' || Number.isSafeInteger(amount), `not whole øre: ${amount}`)
  return BigInt(amount) as Ore
}

/** A whole number of kroner, in øre. */
export function kroner(amount: number): Ore {
  return ore(BigInt(amount) * 100n)
}

export function sum(...amounts: readonly Ore[]): Ore {
  return amounts.reduce<bigint>((total, amount) => total + amount, 0n) as Ore
}

export function subtract(from: Ore, amount: Ore): Ore {
  return (from - amount) as Ore
}

export function negate(amount: Ore): Ore {
  return -amount as Ore
}

export function times(amount: Ore, count: number | bigint): Ore {
  return (amount * BigInt(count)) as Ore
}

export function lesser(a: Ore, b: Ore): Ore {
  return a < b ? a : b
}

export function greater(a: Ore, b: Ore): Ore {
  return a > b ? a : b
}

/** `amount * part / whole`, rounded down. Both must not be negative. */
export function shareDown(amount: Ore, part: bigint, whole: bigint): Ore {
  invariant(amount >= 0n && part >= 0n && whole > 0n, 'a share of a negative amount')
  return ((amount * part) / whole) as Ore
}

/** `amount * part / whole`, rounded up. Both must not be negative. */
export function shareUp(amount: Ore, part: bigint, whole: bigint): Ore {
  invariant(amount >= 0n && part >= 0n && whole > 0n, 'a share of a negative amount')
  return ((amount * part + whole - 1n) / whole) as Ore
}

/** The number form for the wire's JSON; øre beyond 2^53 do not exist in this product. */
export function oreToNumber(amount: Ore): number {
  const number = Number(amount)
  invariant(Number.isSafeInteger(number), `øre beyond a safe integer: ${amount}`)
  return number
}
