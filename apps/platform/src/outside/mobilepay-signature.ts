import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { minuteMs } from '@nordlys/core'

/** A signature is believed for so long before and after its date. */
const goodForMs = 5 * minuteMs

/** A webhook as it came: the body before anything has read it. */
export interface SignedWebhook {
  body: Uint8Array
  /** `x-ms-date`, `x-ms-content-sha256` and `authorization`; what is repeated or absent is undefined. */
  date: string | undefined
  contentHash: string | undefined
  authorization: string | undefined
}

/** Whether a webhook can be signed at all: by its headers, date and body's hash, without any secret. */
export function mayBeSigned(webhook: SignedWebhook, at: Date): webhook is Signable {
  const { body, date, contentHash, authorization } = webhook
  if (date === undefined || contentHash === undefined || authorization === undefined) return false
  if (!(Math.abs(at.getTime() - Date.parse(date)) <= goodForMs)) return false
  return isEqual(contentHash, createHash('sha256').update(body).digest('base64'))
}

type Signable = { [Name in keyof SignedWebhook]: NonNullable<SignedWebhook[Name]> }

/**
 * Whether MobilePay has signed this webhook with the secret of our registration, which is used as the text
 * it is. `address` is the one that was registered: behind a proxy the request's own host is another.
 */
export function isSignedByMobilePay(
  webhook: SignedWebhook,
  { secrets, address, at }: { secrets: readonly string[]; address: URL; at: Date },
): boolean {
  if (!mayBeSigned(webhook, at)) return false
  const signed = secrets.map((secret) =>
    isEqual(webhook.authorization, authorizationOf(webhook, address, secret)),
  )
  return signed.includes(true)
}

/** The header that signs a webhook; the stand-in and the documentation's example are held against it. */
export function authorizationOf(
  { date, contentHash }: { date: string; contentHash: string },
  { pathname, search, host }: URL,
  secret: string,
): string {
  const signed = `POST\n${pathname}${search}\n${date};${host};${contentHash}`
  const signature = createHmac('sha256', secret).update(signed).digest('base64')
  return `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`
}

function isEqual(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
