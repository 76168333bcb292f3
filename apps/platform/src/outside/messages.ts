import { OutsideError, outsideFetch } from './outside-error.ts'
import { JsonReader } from './read-json.ts'
import { timeOutsMs } from './time-outs.ts'

export interface MessagesConfig {
  baseUrl: URL
  apiKey: string
  timeoutMs?: number
}

export interface Email {
  to: string
  subject: string
  text: string
  /**
   * Marketing is a message of another kind: its sender must check the player's standing, ROFUS's
   * answer of the last 24 hours and the player's consent before each send.
   */
  category: 'transactional'
  templateId: string
  /** A repeat with the same key is one message. */
  idempotencyKey: string
}

export interface Sms {
  /** In international form, `+4512345678`. */
  msisdn: string
  /** At most eleven letters and digits. */
  sender: string
  text: string
  category: 'transactional'
  /** A repeat with the same key is one message. */
  idempotencyKey: string
}

/** The provider of e-mail and SMS; throws `OutsideError`, and the job that sends is what tries again. */
export interface Messages {
  /** `bounced`: the address is none, for good, and nothing was sent. Otherwise it is on its way. */
  sendEmail(email: Email): Promise<'bounced' | undefined>
  sendSms(sms: Sms): Promise<void>
}

export function createMessages(config: MessagesConfig): Messages {
  const send = async (path: string, idempotencyKey: string, message: object) => {
    const url = `${config.baseUrl.href.replace(/\/$/, '')}/${path}`
    const { status, text } = await outsideFetch('messages', url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${config.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(message),
      timeoutMs: config.timeoutMs ?? timeOutsMs.messages,
    })
    if (status === 422 && JsonReader.parse('messages', text).text('error') === 'permanent_bounce')
      return 'bounced'
    if (status !== 202) throw new OutsideError('messages', status >= 500 ? 'down' : 'nonsense')
    return undefined
  }
  return {
    sendEmail: ({ idempotencyKey, ...email }) => send('emails', idempotencyKey, email),
    sendSms: async ({ idempotencyKey, ...sms }) => {
      await send('sms', idempotencyKey, sms)
    },
  }
}
