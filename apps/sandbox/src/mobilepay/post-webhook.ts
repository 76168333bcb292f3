import { createHash, createHmac } from 'node:crypto'
import { messageOf } from '@nordlys/core'
import type { Sandbox } from '../shell/sandbox.ts'

/** An address that the merchant has asked to be called, and the secret that signs those calls. */
export interface Webhook {
  id: string
  url: string
  events: readonly string[]
  secret: string
  removed: boolean
}

/**
 * Sends one message, signed at this attempt: the date of a signature is good for five minutes.
 * @returns whether it was taken
 */
export async function postWebhook(
  { agenda, clock, delays, logger }: Sandbox,
  { url, secret }: Pick<Webhook, 'url' | 'secret'>,
  body: string,
): Promise<boolean> {
  try {
    const signed = signedHeaders(body, new URL(url), secret, clock.now())
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...signed, 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.any([agenda.ending, AbortSignal.timeout(delays.callbackTimeoutMs)]),
    })
    await response.body?.cancel()
    return response.ok
  } catch (error) {
    logger?.warn({ because: messageOf(error) }, 'webhook without an answer')
    return false
  }
}

/** The secret is used as the text it is. */
export function signedHeaders(body: string, address: URL, secret: string, at: Date) {
  const date = at.toUTCString()
  const hash = createHash('sha256').update(body).digest('base64')
  const { pathname, search, host } = address
  const text = `POST\n${pathname}${search}\n${date};${host};${hash}`
  const signature = createHmac('sha256', secret).update(text).digest('base64')
  const names = 'x-ms-date;host;x-ms-content-sha256'
  const authorization = `HMAC-SHA256 SignedHeaders=${names}&Signature=${signature}`
  return { 'x-ms-date': date, 'x-ms-content-sha256': hash, authorization }
}
