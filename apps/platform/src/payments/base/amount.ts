import { foldTyped, type Ore, parseKroner } from '@nordlys/core'

export type AmountReading =
  | { ok: true; amountOre: Ore }
  | { ok: false; refusal: 'amount-required' | 'amount-invalid' }
  | { ok: false; refusal: 'amount-too-small'; minimumOre: Ore }
  | { ok: false; refusal: 'amount-too-large'; maximumOre: Ore }

/** Reads an amount as the player typed it, in kroner. [VAL-05] */
export function readAmount(text: string, minimumOre: Ore, maximumOre: Ore): AmountReading {
  if (foldTyped(text) === '') return { ok: false, refusal: 'amount-required' }
  const amountOre = parseKroner(text)
  if (amountOre === undefined) return { ok: false, refusal: 'amount-invalid' }
  if (amountOre < minimumOre) return { ok: false, refusal: 'amount-too-small', minimumOre }
  if (amountOre > maximumOre) return { ok: false, refusal: 'amount-too-large', maximumOre }
  return { ok: true, amountOre }
}
