import type { Ore } from '@nordlys/core'
import { outsideFrom } from '../../config/outside.ts'
import { NoAnswer } from '../ask-again.ts'
import type { MoneyScene } from './operation.ts'

/** Types a card into the provider's own page for a deposit; answers what the page is told. */
export async function payByCard(
  sandboxUrl: string,
  payment: {
    merchantId: string
    userId: string
    sessionId: string
    reference: string
    amountOre: Ore
    cardNumber: string
  },
): Promise<{ txState?: string; txId?: string }> {
  const answer = await fetch(`${sandboxUrl}/payments/api/creditcard/deposit/process`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: sandboxUrl },
    body: JSON.stringify({
      ...payment,
      amountOre: payment.amountOre.toString(),
      cardHolder: 'Anna Nielsen',
      expiryMonth: '12',
      expiryYear: '2030',
      cvv: '123',
    }),
  })
  if (!answer.ok) throw new Error(`the card was not taken: ${await answer.text()}`)
  return answer.json()
}

/** A message of the provider's, as it comes over the wire. Throws `NoAnswer`, or what `fetch` does. */
export async function tellAsProvider(
  scene: Pick<MoneyScene, 'platform'>,
  action: 'authorize' | 'transfer' | 'cancel',
  message: object,
): Promise<unknown> {
  const { payments } = outsideFrom({}, 'http://127.0.0.1:9')
  const pair = Buffer.from(`${payments.callbackUser}:${payments.callbackPassword}`)
  const answer = await fetch(`${scene.platform.url}/outside/payments/${action}`, {
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

/** The provider says at once what waits to be said again, and NemKonto goes one step on. */
export async function flush(sandboxUrl: string): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/flush`, { method: 'POST' })
  if (!answer.ok) throw new Error(`flush answered ${answer.status}`)
}

/** Makes NemKonto do something now, or with the next payment. */
export async function forceNemKonto(
  sandboxUrl: string,
  outcome: 'advance' | 'return' | 'reject',
): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ party: 'nemkonto', outcome }),
  })
  if (!answer.ok) throw new Error(`${outcome} answered ${answer.status}`)
}
