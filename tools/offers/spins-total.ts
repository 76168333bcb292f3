import { invariant } from '@nordlys/core'
import {
  addProduct,
  type Spectrum,
  SpectrumPool,
  spectraOf,
  spectrumSize,
  valuesOf,
} from '@nordlys/game-math/prove/spectrum'
import { type Moments, momentsOfChances } from './moments.ts'

/** Chances below this are noise of the transform. */
const noise = 1e-15
const largestLength = 2 ** 21

/**
 * What `count` rounds win together: their distribution with itself, `count` times, by a Fourier transform.
 * It goes round in a circle, so its length is doubled until mean and variance are those that follow from one
 * round: only then has nothing come round.
 */
export function totalOf(one: Float64Array, count: number): Float64Array {
  const { mean, variance } = momentsOfChances(one)
  const exact = { mean: mean * count, variance: variance * count }
  const likely = exact.mean + 40 * Math.sqrt(exact.variance)
  for (let length = Math.ceil(Math.max(one.length, likely)); ; length *= 2) {
    invariant(length <= largestLength, `${count} rounds win too many different amounts`)
    const total = trimmed(powerOf(one, count, length))
    if (isSame(momentsOfChances(total), exact)) return total
  }
}

function isSame(found: Moments, exact: Moments): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b))
  return isNear(found.mean, exact.mean) && isNear(found.variance, exact.variance)
}

function powerOf(one: Float64Array, count: number, length: number): Float64Array {
  const pool = new SpectrumPool(spectrumSize(length))
  let [base] = spectraOf(one, new Float64Array(), pool)
  let result: Spectrum | undefined
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = result ? product(result, base, pool) : base
    if (left > 1) base = product(base, base, pool)
  }
  return result ? valuesOf(result, pool.take(), length)[0] : Float64Array.of(1)
}

function product(a: Spectrum, b: Spectrum, pool: SpectrumPool): Spectrum {
  const into = pool.take()
  addProduct(into, a, b)
  return into
}

function trimmed(values: Float64Array): Float64Array {
  return values.slice(0, values.findLastIndex((chance) => chance > noise) + 1)
}
