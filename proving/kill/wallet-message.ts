import { signWalletMessage, supplierHeader, walletHeaders } from '@nordlys/contracts'
import { systemClock } from '@nordlys/core'
import { NoAnswer } from './ask-again.ts'

/**
 * Sends one signed message of the wallet protocol, or of the supplier that is named. Throws
 * `NoAnswer`, or what `fetch` throws.
 */
export async function sendWalletMessage(
  to: { url: string; secret: string; supplier?: string; timeoutMs?: number },
  path: string,
  message: object,
): Promise<unknown> {
  const body = JSON.stringify(message)
  const timestamp = systemClock.now().getTime()
  const answer = await fetch(to.url + path, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(to.timeoutMs ?? 10_000),
    headers: {
      'content-type': 'application/json',
      ...(to.supplier !== undefined && { [supplierHeader]: to.supplier }),
      [walletHeaders.timestamp]: String(timestamp),
      [walletHeaders.signature]: signWalletMessage(to.secret, timestamp, path, body),
    },
  })
  if (!answer.ok) throw new NoAnswer(`${path} answered ${answer.status}`)
  return answer.json()
}
