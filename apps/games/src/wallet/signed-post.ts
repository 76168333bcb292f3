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
  try {
    const response = await fetch(new URL(path, platformUrl), {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        [walletHeaders.timestamp]: String(timestampMs),
        [walletHeaders.signature]: signWalletMessage(secret, timestampMs, path, body),
      },
      body,
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return await response.json()
  } catch (cause) {
    throw new WalletDown(`${path}: no answer: ${String(cause)}`, { cause })
  }
}
