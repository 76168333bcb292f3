import { type Ore, ore } from '@nordlys/core'

/** An amount as payment parties write it: `100.00`, always a dot and two decimals. */
export function decimalAmount(amount: Ore): string {
  const digits = amount.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Reads `100.00`; anything else, a sign or an exponent too, is undefined. */
export function parseDecimalAmount(text: string): Ore | undefined {
  const match = /^(\d{1,12})\.(\d{2})$/.exec(text)
  return match ? ore(`${match[1]}${match[2]}`) : undefined
}
