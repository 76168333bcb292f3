/** The bank's behaviour after the card is known. */
export interface CardScenario {
  last4: string
  /** A full number for the scenario that passes the check digit. */
  number: string
  /** Whether the bank asks the holder to approve. */
  challenge: boolean
  outcome: CardOutcome
  about: string
}

type CardOutcome =
  | { kind: 'transfer'; way: TransferWay }
  | { kind: 'decline'; statusCode: DeclineCode }

/** How the provider tells the platform that the money was taken. */
export type TransferWay =
  | 'once'
  | 'after-read-time-out'
  | 'twice-in-turn'
  | 'without-authorize'
  | 'half-the-amount'
  | 'then-late-cancel'
  | 'twice-at-once'
  | 'held'
  | 'nonsense-first'

/** The provider's codes for refusals, with what the bank's side calls them. */
export const declines = {
  504: { pspStatusCode: '51', message: 'NO_FUNDS' },
  519: { pspStatusCode: '14', message: 'INVALID_ACCOUNT_NUMBER' },
  530: { pspStatusCode: '05', message: 'BANK_REFUSAL' },
  531: { pspStatusCode: '54', message: 'CARD_EXPIRED' },
  532: { pspStatusCode: 'N7', message: 'CVV_FAIL' },
  539: { pspStatusCode: '41', message: 'LOST_OR_STOLEN' },
  540: { pspStatusCode: '62', message: 'RESTRICTED_CARD' },
  550: { pspStatusCode: '3DN', message: '3DS_FAILED' },
  551: { pspStatusCode: '3DT', message: '3DS_EXPIRED' },
} as const

export type DeclineCode = keyof typeof declines

function transfer(number: string, way: TransferWay, about: string): CardScenario {
  const last4 = number.slice(-4)
  return { last4, number, challenge: true, outcome: { kind: 'transfer', way }, about }
}

function decline(number: string, statusCode: DeclineCode, challenge: boolean, about: string) {
  const last4 = number.slice(-4)
  const outcome: CardOutcome = { kind: 'decline', statusCode }
  return { last4, number, challenge, outcome, about }
}

/** The test cards. The last four digits decide; a number with any others behaves as the first. */
export const cards: readonly CardScenario[] = [
  transfer('4571000000010000', 'once', 'Godkendes i banken, gennemføres'),
  transfer('4571000000000555', 'once', 'Godkendes i banken, gennemføres'),
  { ...transfer('4571000000000001', 'once', 'Gennemføres uden godkendelse'), challenge: false },
  decline('4571000000020504', 504, true, 'Ingen dækning'),
  decline('4571000000050519', 519, false, 'Forkert kortnummer'),
  decline('4571000000000530', 530, true, 'Afvist af banken'),
  decline('4571000000090531', 531, false, 'Kortet er udløbet'),
  decline('4571000000080532', 532, false, 'Forkerte kontrolcifre'),
  decline('4571000000050550', 550, true, 'Godkendelsen mislykkes'),
  decline('4571000000040551', 551, true, 'Godkendelsen tager for lang tid'),
  transfer('4571000000070400', 'after-read-time-out', 'Uvist udfald, gennemføres senere'),
  transfer('4571000000090101', 'twice-in-turn', 'Gennemføres, besked to gange efter hinanden'),
  transfer('4571000000080102', 'without-authorize', 'Gennemføres uden at spørge først'),
  transfer('4571000000070103', 'half-the-amount', 'Kun det halve beløb trækkes'),
  transfer('4571000000060104', 'then-late-cancel', 'Gennemføres, derefter en sen annullering'),
  transfer('4571000000050105', 'twice-at-once', 'Gennemføres, to beskeder på samme tid'),
  transfer('4571000000040106', 'held', 'Trækkes, men beskeden venter til den sendes herfra'),
  transfer('4571000000030107', 'nonsense-first', 'Gennemføres, første besked er vrøvl'),
]

const ordinary: CardScenario = {
  last4: '',
  number: '',
  challenge: true,
  outcome: { kind: 'transfer', way: 'once' },
  about: '',
}

/** The scenario of a card number. */
export function scenarioOf(cardNumber: string): CardScenario {
  return cards.find((each) => cardNumber.endsWith(each.last4)) ?? ordinary
}
