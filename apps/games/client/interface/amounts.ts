import { formatAmount, formatKroner, ore } from '@nordlys/core'
import { setText } from './element.ts'

/** `4,00 kr.`: always with øre, as figures that change in place must keep their width. */
export function amountText(amountOre: number): string {
  return `${formatAmount(ore(amountOre), true)}\u00a0kr.`
}

const told = new WeakMap<Element, number>()

/** For an element whose text is never set otherwise; most states change no amount. */
export function setAmount(of: Element, amountOre: number): void {
  if (told.get(of) === amountOre) return
  told.set(of, amountOre)
  setText(of, amountText(amountOre))
}

/** `4 kr.`, for running text. */
export function shortAmountText(amountOre: number): string {
  return formatKroner(ore(amountOre))
}
