import { formatAmount, formatKroner, ore } from '@nordlys/core'

/** `4,00 kr.`: always with øre, as figures that change in place must keep their width. */
export function amountText(amountOre: number): string {
  return `${formatAmount(ore(amountOre), true)}\u00a0kr.`
}

/** `4 kr.`, for running text. */
export function shortAmountText(amountOre: number): string {
  return formatKroner(ore(amountOre))
}
