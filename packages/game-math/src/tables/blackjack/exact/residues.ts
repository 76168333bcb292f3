import { invariant } from '@nordlys/core'
import { type Fraction, fraction } from '../../../prove/fraction.ts'
import type { ChartRules } from '../rules.ts'
import { Backward } from './backward.ts'
import { modulo, primesBelow26Bits, residue, wholeOf } from './numbers.ts'

/**
 * The value of the chart by calculator A, exact. The chances of a round are whole numbers over the
 * orders of the cards it takes, and half stakes are lost, so the value times twice the orders of
 * the longest round is a whole number. It lies below twice those orders, hence it is known by
 * its residues modulo primes that multiply to more than twice that. One prime more must agree.
 */
export function valueByResidues(rules: ChartRules): Fraction {
  const denominator = 2n * ordersOfLongest(rules)
  const primes = primesBelow26Bits(32)
  const needed =
    1 + primes.findIndex((_, at) => productOf(primes.slice(0, at + 1)) > 2n * denominator)
  invariant(needed > 0, 'too few primes')
  const residues = primes.slice(0, needed + 1).map((prime) => {
    const value = residue(new Backward(rules, 'chart', modulo(prime)).value(), prime)
    return { prime, value: (value * (denominator % BigInt(prime))) % BigInt(prime) }
  })
  const numerator = wholeOf(residues.slice(0, needed))
  for (const { prime, value } of residues) {
    invariant((numerator - value) % BigInt(prime) === 0n, `another value modulo ${prime}`)
  }
  return fraction(numerator, denominator)
}

/** Whether calculator A finds this very fraction modulo the prime. */
export function agreesModulo(rules: ChartRules, value: Fraction, prime: number): boolean {
  const found = residue(new Backward(rules, 'chart', modulo(prime)).value(), prime)
  return (value.numerator - found * value.denominator) % BigInt(prime) === 0n
}

/**
 * No round takes more cards. If one did, what is found would be no whole number and the prime more
 * would not agree.
 */
const longestRound = 35

function ordersOfLongest({ decks }: ChartRules): bigint {
  let orders = 1n
  for (let taken = 0; taken < longestRound; taken += 1) orders *= BigInt(52 * decks - taken)
  return orders
}

function productOf(primes: readonly number[]): bigint {
  return primes.reduce((product, prime) => product * BigInt(prime), 1n)
}
