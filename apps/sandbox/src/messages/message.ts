import { fieldsOf, textsOf } from '../shell/fields.ts'

const categories = ['transactional', 'marketing'] as const

/** The message that a program asks the provider to send. */
export interface Content {
  kind: 'email' | 'sms'
  to: string
  subject?: string
  sender?: string
  text: string
  html?: string
  category: string
  templateId?: string
  listUnsubscribeUrl?: string
}

/** Reads an e-mail, or says in English what is wrong with it. */
export function readEmail(body: unknown): Content | string {
  const text = textsOf(body)
  const fault = commonFault(body)
  if (fault) return fault
  if (!isEmail(text('to'))) return 'to: one e-mail address'
  const subject = text('subject')
  if (subject === '' || /[\r\n]/.test(subject)) return 'subject: one line'
  if (text('category') === 'marketing' && !text('listUnsubscribeUrl')) {
    return 'listUnsubscribeUrl: marketing can be unsubscribed from'
  }
  return {
    kind: 'email',
    to: text('to'),
    subject,
    text: text('text'),
    category: text('category'),
    ...(text('html') && { html: text('html') }),
    ...(text('templateId') && { templateId: text('templateId') }),
    ...(text('listUnsubscribeUrl') && { listUnsubscribeUrl: text('listUnsubscribeUrl') }),
  }
}

/** No mailbox has a longer address (RFC 5321); a pattern that looks for its last dot takes long on one. */
function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

/** Reads an SMS, or says in English what is wrong with it. */
export function readSms(body: unknown): Content | string {
  const text = textsOf(body)
  const fault = commonFault(body)
  if (fault) return fault
  if (!/^\+\d{8,15}$/.test(text('msisdn'))) return 'msisdn: + and 8 to 15 digits'
  if (!/^[A-Za-z0-9]{1,11}$/.test(text('sender'))) return 'sender: 1 to 11 letters and digits'
  return {
    kind: 'sms',
    to: text('msisdn'),
    sender: text('sender'),
    text: text('text'),
    category: text('category'),
  }
}

function commonFault(body: unknown): string | undefined {
  const { text, category } = fieldsOf(body)
  if (typeof text !== 'string' || text === '') return 'text: required'
  const known: readonly unknown[] = categories
  return known.includes(category) ? undefined : `category: ${categories.join(' or ')}`
}
