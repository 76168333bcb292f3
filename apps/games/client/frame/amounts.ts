import { formatKroner, ore } from '@nordlys/core'
import { setText } from './element.ts'

/** `4 kr.`, `4,50 kr.`: as everywhere. [CONTENT-07] */
export function amountText(amountOre: number): string {
  return formatKroner(ore(amountOre))
}

const told = new WeakMap<Element, number>()

/** For an element whose text is never set otherwise; most states change no amount. */
export function setAmount(of: Element, amountOre: number): void {
  if (told.get(of) === amountOre) return
  told.set(of, amountOre)
  setText(of, amountText(amountOre))
}
