import type { SavedCard } from '@nordlys/contracts'
import type { Translate } from '../../ground/text/texts.ts'

/** Such as `Visa, der slutter på 0000`, by the parts that the provider named. */
export function cardWords(t: Translate, { brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>) {
  const kind = brand ?? t('deposit.saved_card_unknown')
  return last4 === undefined ? kind : t('deposit.saved_card_ends', { brand: kind, last4 })
}

/** `2029-12` as `12/2029`. */
export function expiryText(expiryMonth: string | undefined): string | undefined {
  return expiryMonth?.split('-').reverse().join('/')
}
