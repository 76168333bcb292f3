import { invariant, standInsAt } from '@nordlys/core'
import { NoAnswer } from './ask-again.ts'

/** A message of the provider's, as it comes over the wire. Throws `NoAnswer`, or what `fetch` does. */
export async function tellAsProvider(
  platform: { url: string },
  action: 'authorize' | 'transfer' | 'cancel',
  message: object,
): Promise<unknown> {
  const { payments } = standInsAt('http://127.0.0.1:9')
  const pair = Buffer.from(`${payments.callbackUser}:${payments.callbackPassword}`)
  const answer = await fetch(`${platform.url}/outside/payments/${action}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${pair.toString('base64')}`,
    },
    body: JSON.stringify(message),
  })
  if (answer.status !== 200) throw new NoAnswer(`${action} answered ${answer.status}`)
  return answer.json()
}

/** The holder's yes to the bank. What comes of it the provider does before it answers the next flush. */
export function approve(sandboxUrl: string, txId: string): Promise<Response> {
  const body = new URLSearchParams({ answer: 'approved' })
  return fetch(`${sandboxUrl}/payments/3ds/${txId}`, { method: 'POST', body })
}

/** The provider says at once what waits to be said again, and NemKonto goes one step on. */
export async function flush(sandboxUrl: string): Promise<void> {
  await controlStandIns(sandboxUrl, 'flush', {})
}

/** Makes NemKonto do something now, or with the next payment. */
export async function forceNemKonto(
  sandboxUrl: string,
  outcome: 'advance' | 'return' | 'reject' | 'hold',
): Promise<void> {
  await controlStandIns(sandboxUrl, 'next', { party: 'nemkonto', outcome })
}

/** Asks the page that controls the stand-ins for something. */
export async function controlStandIns(
  sandboxUrl: string,
  path: string,
  wish: object,
): Promise<Response> {
  const answer = await fetch(`${sandboxUrl}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  invariant(answer.ok, `${path} answered ${answer.status}`)
  return answer
}
