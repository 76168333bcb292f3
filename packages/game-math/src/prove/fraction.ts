/** An exact rational number, reduced, with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

export const zero: Fraction = { numerator: 0n, denominator: 1n }
export const one: Fraction = { numerator: 1n, denominator: 1n }

export function fraction(numerator: bigint | number, denominator: bigint | number): Fraction {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)]
  const divisor = commonDivisor(top < 0n ? -top : top, bottom)
  return { numerator: top / divisor, denominator: bottom / divisor }
}

export function plus(a: Fraction, b: Fraction): Fraction {
  const numerator = a.numerator * b.denominator + b.numerator * a.denominator
  return fraction(numerator, a.denominator * b.denominator)
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { numerator: -b.numerator, denominator: b.denominator })
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator)
}

export function equal(a: Fraction, b: Fraction): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator
}

export function show({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`
}

/** Rounded half up to `decimals`; for what is shown or declared, never for further exact work. */
export function decimal({ numerator, denominator }: Fraction, decimals: number): number {
  const scale = 10n ** BigInt(decimals)
  const scaled = (2n * numerator * scale + denominator) / (2n * denominator)
  return Number(scaled) / Number(scale)
}

/** As a double, to about 15 digits even when both parts are hundreds of digits long. */
export function toNumber({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10n ** 20n) / denominator) / 1e20
}

/** Twos apart: chances in 1024ths have little else below the line, and Euclid is then soon done. */
function commonDivisor(a: bigint, b: bigint): bigint {
  if (a === 0n) return b
  const [twosOfA, twosOfB] = [a & -a, b & -b]
  let [larger, smaller] = [a / twosOfA, b / twosOfB]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger * (twosOfA < twosOfB ? twosOfA : twosOfB)
}
