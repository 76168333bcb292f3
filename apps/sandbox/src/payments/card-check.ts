import type { Clock } from '@nordlys/core'

type CardField = 'card_number' | 'name_of_cardholder' | 'expiry_month' | 'expiry_year' | 'cvv'
type CardFault = 'required' | 'too-short' | 'invalid' | 'expired'

export interface FieldFault {
  field: CardField
  code: CardFault
}

export interface TypedCard {
  cardNumber: string
  cardHolder: string
  expiryMonth: string
  expiryYear: string
  cvv: string
}

const numberLengthMin = 16
const cvvLength = 3
const copenhagenMonth = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  year: 'numeric',
  month: '2-digit',
})

/** The faults of the control digits, all that is typed of a saved card. */
export function faultsOfSaved(card: TypedCard): FieldFault[] {
  return [fault('cvv', cvvFault(card.cvv))].filter((each) => each !== undefined)
}

/** The faults of a typed card, in the order of the fields; empty when there are none. */
export function faultsOf(card: TypedCard, clock: Clock): FieldFault[] {
  const faults: (FieldFault | undefined)[] = [
    fault('card_number', numberFault(card.cardNumber)),
    fault('name_of_cardholder', card.cardHolder.trim() ? undefined : 'required'),
    fault('expiry_month', monthFault(card.expiryMonth)),
    fault('expiry_year', yearFault(card, clock)),
    fault('cvv', cvvFault(card.cvv)),
  ]
  return faults.filter((each) => each !== undefined)
}

function fault(field: CardField, code: CardFault | undefined): FieldFault | undefined {
  return code && { field, code }
}

function numberFault(typed: string): CardFault | undefined {
  const digits = digitsOf(typed)
  if (digits === '') return 'required'
  if (!/^\d+$/.test(digits)) return 'invalid'
  if (digits.length < numberLengthMin) return 'too-short'
  return digits.length > 19 || !passesCheckDigit(digits) ? 'invalid' : undefined
}

function monthFault(month: string): CardFault | undefined {
  if (month === '') return 'required'
  return /^(0[1-9]|1[0-2])$/.test(month) ? undefined : 'invalid'
}

/** A card is good to the end of its month in Copenhagen. */
function yearFault(card: TypedCard, clock: Clock): CardFault | undefined {
  if (card.expiryYear === '') return 'required'
  if (!/^20\d\d$/.test(card.expiryYear)) return 'invalid'
  const expiry = `${card.expiryYear}-${card.expiryMonth || '12'}`
  return expiry < copenhagenMonth.format(clock.now()) ? 'expired' : undefined
}

function cvvFault(cvv: string): CardFault | undefined {
  if (cvv === '') return 'required'
  if (!/^\d+$/.test(cvv)) return 'invalid'
  if (cvv.length < cvvLength) return 'too-short'
  return cvv.length > cvvLength ? 'invalid' : undefined
}

export function digitsOf(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** The Luhn check: every second digit from the right counts double. */
export function passesCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, sign, index) => {
    const value = index % 2 === 1 ? Number(sign) * 2 : Number(sign)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
