import { shareDown } from '@nordlys/core'
import { callPlatform, cancelBody, deliver, transferBody } from './callbacks.ts'
import type { TransferWay } from './cards.ts'
import { type Payment, statusCodes } from './payment.ts'
import type { Provider } from './provider.ts'

/** Takes the money from the card and tells the platform, in the way the card stands for. */
export async function tellTransfer(
  provider: Provider,
  payment: Payment,
  way: TransferWay,
): Promise<void> {
  const { sandbox, book, accounts } = provider
  const halved = way === 'half-the-amount'
  book.capture(payment, halved ? shareDown(payment.amount, 1n, 2n) : payment.amount)
  accounts.saveOf(payment)
  const held = way === 'held' || sandbox.forced.take('payments', (it) => it === 'hold-callbacks')
  if (held) {
    book.move(payment, 'INCONSISTENT', statusCodes.readTimeOut)
    sandbox.agenda.onFlush(() => transfer(provider, payment))
    return
  }
  if (way === 'after-read-time-out') {
    book.move(payment, 'INCONSISTENT', statusCodes.readTimeOut)
    sandbox.agenda.later(sandbox.delays.lateTransferMs, () => transfer(provider, payment))
    return
  }
  await transferInItsWay(provider, payment, way)
}

async function transferInItsWay(provider: Provider, payment: Payment, way: TransferWay) {
  const { sandbox } = provider
  const twice = sandbox.forced.take('payments', (it) => it === 'duplicate-callbacks')
  if (way === 'nonsense-first') await callPlatform(sandbox, 'transfer', '<html>{"txAmount":')
  if (way === 'twice-at-once') {
    await Promise.all([transfer(provider, payment), transfer(provider, payment)])
    return
  }
  await transfer(provider, payment)
  if (way === 'twice-in-turn' || twice) await transfer(provider, payment)
  if (way === 'then-late-cancel') {
    const body = cancelBody(payment, statusCodes.cancelledByUser)
    await deliver(sandbox, 'cancel', body, () => undefined)
  }
}

export async function transfer(provider: Provider, payment: Payment): Promise<void> {
  const { sandbox, book } = provider
  const delivered = await deliver(sandbox, 'transfer', transferBody(payment), () => {
    if (payment.state !== 'SUCCESSFUL') book.move(payment, 'SUCCESSFUL', statusCodes.success)
  })
  if (!delivered && payment.state !== 'SUCCESSFUL') {
    book.move(payment, 'INCONSISTENT', statusCodes.readTimeOut)
  }
}
