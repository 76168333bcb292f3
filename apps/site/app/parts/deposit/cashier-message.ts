/** A card field, as the payment provider calls it, and what is wrong with it. */
export interface CardFault {
  field: 'card_number' | 'name_of_cardholder' | 'expiry_month' | 'expiry_year' | 'cvv'
  code: 'required' | 'too-short' | 'invalid' | 'expired'
}

/** Where the holder's bank asks, in a frame of this many pixels. */
export interface Challenge {
  url: string
  width: number
  height: number
}

/** The messages of the payment provider's frames to the page round them. */
export type CashierMessage =
  | { type: 'ready'; height: number }
  | { type: 'validation'; fields: readonly CardFault[] }
  | { type: 'submitted'; reference: string }
  | ({ type: 'challenge'; reference: string } & Challenge)
  | { type: 'challenge-done'; reference: string; answer: string }
  | { type: 'finished'; reference: string; outcome: string }

/**
 * Reads a message of the payment provider's frame, or undefined for anything else: another origin,
 * another window, or words we do not know. Nothing here decides about money; the platform's books
 * do.
 */
export function readCashierMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  origin: string,
  frames: readonly (Window | null | undefined)[],
): CashierMessage | undefined {
  if (event.origin !== origin || !frames.some((frame) => frame && frame === event.source)) {
    return undefined
  }
  return isRecord(event.data) ? readMessage(event.data, origin) : undefined
}

/**
 * Whether the bank may wait for an answer that nobody can give any more. The bank's frame and the
 * card fields both tell of a question that was left, in either order, and the first to speak closes
 * the frame of the other. The provider cancels only what still waits.
 */
export function leavesBankWaiting(message: CashierMessage): boolean {
  if (message.type === 'challenge-done') return message.answer === 'abandoned'
  return message.type === 'finished' && message.outcome === 'pending'
}

type Data = Readonly<Record<string, unknown>>

function readMessage(data: Data, origin: string): CashierMessage | undefined {
  const { type, reference } = data
  if (type === 'ready' && isSize(data.height)) return { type, height: data.height }
  if (type === 'validation' && Array.isArray(data.fields)) {
    return { type, fields: data.fields.filter(isCardFault) }
  }
  if (typeof reference !== 'string') return undefined
  if (type === 'submitted') return { type, reference }
  if (type === 'challenge') return readChallenge(data, reference, origin)
  if (type === 'challenge-done') return { type, reference, answer: String(data.answer) }
  if (type === 'finished') return { type, reference, outcome: String(data.outcome) }
  return undefined
}

/** The bank's question is framed only from the payment provider's own origin. */
function readChallenge(data: Data, reference: string, origin: string): CashierMessage | undefined {
  const { url, width, height } = data
  if (typeof url !== 'string' || !isSize(width) || !isSize(height)) return undefined
  if (!URL.canParse(url) || new URL(url).origin !== origin) return undefined
  return { type: 'challenge', reference, url, width, height }
}

const fields: readonly unknown[] = [
  'card_number',
  'name_of_cardholder',
  'expiry_month',
  'expiry_year',
  'cvv',
] satisfies CardFault['field'][]
const codes: readonly unknown[] = [
  'required',
  'too-short',
  'invalid',
  'expired',
] satisfies CardFault['code'][]

function isCardFault(value: unknown): value is CardFault {
  return isRecord(value) && fields.includes(value.field) && codes.includes(value.code)
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 10_000
}

function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null
}
