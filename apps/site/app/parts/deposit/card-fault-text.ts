import type { TextKey, Translate } from '../../ground/text/texts.ts'
import type { CardFault } from './cashier-message.ts'

/** The sentence for a card field that is wrong, as it also stands beside the field itself. [VAL-04] */
export function cardFaultText(t: Translate, { field, code }: CardFault): string {
  const ofField: Partial<Record<CardFault['code'], PlainKey>> = sentences[field]
  return t(ofField[code] ?? sentences[field].required)
}

type PlainKey = Extract<
  TextKey,
  `deposit.card${string}` | `deposit.expiry${string}` | `deposit.cvv_${string}`
>

const sentences = {
  card_number: {
    required: 'deposit.card_number_required',
    'too-short': 'deposit.card_number_short',
    invalid: 'deposit.card_number_invalid',
  },
  name_of_cardholder: { required: 'deposit.cardholder_required' },
  expiry_month: { required: 'deposit.expiry_month_required' },
  expiry_year: { required: 'deposit.expiry_year_required', expired: 'deposit.card_has_expired' },
  cvv: {
    required: 'deposit.cvv_required',
    'too-short': 'deposit.cvv_short',
    invalid: 'deposit.cvv_invalid',
  },
} as const satisfies Record<CardFault['field'], Partial<Record<CardFault['code'], PlainKey>>>
