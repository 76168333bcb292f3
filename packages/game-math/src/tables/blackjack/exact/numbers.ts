/**
 * What calculator A adds and multiplies: doubles, or whole numbers modulo a prime. The same code
 * works with either, so that what is quick to look at is also exact.
 *
 * A prime stays below 2^26: the product of two residues is exact in a double. `reduce` may leave a
 * residue a step below zero or above the prime, which does no harm before the end.
 */
export interface Numbers {
  /** Undefined for doubles. */
  readonly prime: number | undefined
  /** A product, or a sum of products below 2^53, as a number that can be multiplied again. */
  reduce(value: number): number
  /** One divided by n, for n from 1 to 416. */
  readonly inverse: Float64Array
}

const largestShoe = 416

export function doubles(): Numbers {
  const inverse = Float64Array.from({ length: largestShoe + 1 }, (_, n) => 1 / n)
  return { prime: undefined, reduce: (value) => value, inverse }
}

export function modulo(prime: number): Numbers {
  const share = 1 / prime
  const reduce = (value: number) => value - Math.floor(value * share) * prime
  const inverse = new Float64Array(largestShoe + 1)
  inverse[1] = 1
  for (let n = 2; n <= largestShoe; n += 1) {
    // prime = quotient * n + rest, so 1/n = -quotient/rest.
    const quotient = Math.floor(prime / n)
    inverse[n] = reduce((prime - quotient) * (inverse[prime % n] ?? 0))
  }
  return { prime, reduce, inverse }
}

/** From 0 to the prime less one. */
export function residue(value: number, prime: number): bigint {
  const modulus = BigInt(prime)
  return ((BigInt(value) % modulus) + modulus) % modulus
}

/** The largest primes below 2^26, so many of them. */
export function primesBelow26Bits(count: number): number[] {
  const primes: number[] = []
  for (let next = 2 ** 26 - 1; primes.length < count; next -= 2)
    if (isPrime(next)) primes.push(next)
  return primes
}

function isPrime(odd: number): boolean {
  for (let factor = 3; factor * factor <= odd; factor += 2) if (odd % factor === 0) return false
  return true
}

/** The whole number nearest to zero that leaves these residues: Chinese remainders. */
export function wholeOf(residues: readonly { prime: number; value: bigint }[]): bigint {
  let [whole, modulus] = [0n, 1n]
  for (const { prime, value } of residues) {
    const by = BigInt(prime)
    const step = ((value - whole) * inverseOf(modulus % by, by)) % by
    whole += modulus * (step < 0n ? step + by : step)
    modulus *= by
  }
  return 2n * whole > modulus ? whole - modulus : whole
}

/** By Fermat: the power of the prime less two. */
function inverseOf(value: bigint, prime: bigint): bigint {
  let [result, square] = [1n, value]
  for (let power = prime - 2n; power > 0n; power >>= 1n) {
    if (power & 1n) result = (result * square) % prime
    square = (square * square) % prime
  }
  return result
}
