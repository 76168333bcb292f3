import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { signWalletMessage, walletHeaders } from '@nordlys/contracts'
import type { Clock } from '@nordlys/core'
import { WalletDown } from './wallet-down.ts'

export interface WalletAddress {
  platformUrl: string
  secret: string
  clock: Clock
  /** How long one message may take. */
  timeoutMs: number
}

/** Sends one signed message and gives the answer's JSON; throws `WalletDown`. */
export async function signedPost(
  { platformUrl, secret, clock, timeoutMs }: WalletAddress,
  path: string,
  message: unknown,
): Promise<unknown> {
  const body = JSON.stringify(message)
  const timestampMs = clock.now().getTime()
  const headers = {
    'content-type': 'application/json',
    [walletHeaders.timestamp]: String(timestampMs),
    [walletHeaders.signature]: signWalletMessage(secret, timestampMs, path, body),
  }
  try {
    return JSON.parse(await post(new URL(path, platformUrl), headers, body, timeoutMs))
  } catch (cause) {
    throw new WalletDown(`${path}: no answer: ${String(cause)}`, { cause })
  }
}

/**
 * The text of a successful answer. Every spin waits for one of these, and `fetch` costs several
 * times the CPU of the client below it. Connections are kept and used again.
 */
function post(
  url: URL,
  headers: Record<string, string>,
  body: string,
  timeoutMs: number,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const asked = request(url, { method: 'POST', headers }, (response) => {
    const { statusCode = 0 } = response
    if (statusCode < 200 || statusCode > 299) reject(new Error(`status ${statusCode}`))
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => {
      text += part
    })
    response.on('end', () => resolve(text))
    response.on('error', reject)
  })
  const tooLate = () => asked.destroy(new Error(`nothing within ${timeoutMs} ms`))
  const timer = setTimeout(tooLate, timeoutMs)
  asked.on('error', reject)
  asked.on('close', () => {
    clearTimeout(timer)
    reject(new Error('the connection was closed'))
  })
  asked.end(body)
  return promise
}
