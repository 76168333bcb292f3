import { zeroOre } from '@nordlys/core'
import type { Sandbox } from '../shell/sandbox.ts'
import { authorizeBody, callPlatform, cancelBody, deliver, verifyBody } from './callbacks.ts'
import { type CardScenario, type DeclineCode, scenarioOf } from './cards.ts'
import {
  type DepositRequest,
  type KnownCard,
  newPayment,
  type Payment,
  statusCodes,
} from './payment.ts'
import type { Provider } from './provider.ts'
import { tellTransfer, transfer } from './transfer.ts'

/**
 * Takes a card for a deposit as far as it goes by itself: to a refusal, to the bank's question or
 * to the end. A second request for a deposit that is under way gets the payment that exists.
 */
export async function startDeposit(
  provider: Provider,
  request: DepositRequest,
  card: KnownCard,
): Promise<Payment> {
  const { sandbox, book, accounts } = provider
  const open = book.findOpen(request.reference, request.userId)
  if (open) return open
  const session = accounts.sessionOf(request.userId, request.sessionId)
  const ordinary = forcedScenario(sandbox, scenarioOf(card.maskedAccount))
  // A card is saved, and a saved one pays, with its holder's approval alone.
  const scenario = session ? { ...ordinary, challenge: true } : ordinary
  const payment = newPayment(book.nextId(), request, card, scenario, sandbox.clock.now())
  book.keep(payment)
  if (!(await mayGoOn(provider, payment))) return payment
  if (scenario.challenge) {
    book.move(payment, 'WAITING_INPUT', statusCodes.waitingFor3ds)
    sandbox.agenda.later(sandbox.delays.challengeLifeMs, () => expireChallenge(provider, payment))
    return payment
  }
  book.move(payment, 'PROCESSING', statusCodes.processing)
  await finishDeposit(provider, payment)
  return payment
}

/** `cancelled` is the player giving up on the site, the others are given at the bank. */
export type ChallengeAnswer = 'approved' | 'rejected' | 'abandoned' | 'cancelled'

/** The card holder's answer to the bank. Only the first counts. */
export function answerChallenge(
  provider: Provider,
  payment: Payment,
  answer: ChallengeAnswer,
): boolean {
  const { sandbox, book } = provider
  if (payment.state !== 'WAITING_INPUT') return false
  if (answer === 'abandoned') {
    payment.challengeAbandoned = true
    book.keep(payment)
    return true
  }
  book.move(payment, 'PROCESSING', statusCodes.processing)
  sandbox.agenda.now(() => {
    if (answer === 'approved') return finishDeposit(provider, payment)
    return cancel(provider, payment, answer === 'rejected' ? 550 : statusCodes.cancelledByUser)
  })
  return true
}

/** Resumes a stopped provider's deposits: it reports money it took, and gives up the rest. */
export function resumeDeposits(provider: Provider): void {
  const { sandbox, book } = provider
  const { agenda, delays } = sandbox
  for (const payment of book.all()) {
    if (payment.state === 'WAITING_INPUT') {
      agenda.later(delays.challengeLifeMs, () => expireChallenge(provider, payment))
    } else if (payment.state === 'INCONSISTENT') {
      const { outcome } = payment.scenario
      const isHeld = outcome.kind === 'transfer' && outcome.way === 'held'
      if (isHeld) agenda.onFlush(() => transfer(provider, payment))
      else agenda.later(delays.lateTransferMs, () => transfer(provider, payment))
    } else if (payment.state === 'PROCESSING' && payment.captured > zeroOre) {
      agenda.now(() => transfer(provider, payment))
    } else if (payment.state === 'PROCESSING' || payment.state === 'REGISTERED') {
      agenda.now(() => cancel(provider, payment, statusCodes.merchantSilent))
    }
  }
}

async function expireChallenge(provider: Provider, payment: Payment): Promise<void> {
  if (payment.state !== 'WAITING_INPUT') return
  provider.book.move(payment, 'PROCESSING', statusCodes.processing)
  await cancel(provider, payment, 551)
}

/** The platform is asked about the player, then about the amount. */
async function mayGoOn(provider: Provider, payment: Payment): Promise<boolean> {
  const { sandbox, book } = provider
  const verified = await callPlatform(sandbox, 'verifyuser', verifyBody(payment))
  if (!verified?.success) {
    book.move(payment, 'FAILED', verified ? statusCodes.sessionInvalid : statusCodes.merchantSilent)
    return false
  }
  const { outcome } = payment.scenario
  if (outcome.kind === 'transfer' && outcome.way === 'without-authorize') return true
  const authorized = await callPlatform(sandbox, 'authorize', authorizeBody(payment))
  if (!authorized) {
    // The platform may have reserved the amount although its answer was lost.
    await cancel(provider, payment, statusCodes.merchantSilent)
    return false
  }
  if (!authorized.success) {
    book.move(payment, 'CANCELLED', statusCodes.cancelledByMerchant)
    return false
  }
  payment.authCode = typeof authorized.authCode === 'string' ? authorized.authCode : undefined
  book.keep(payment)
  return true
}

async function finishDeposit(provider: Provider, payment: Payment): Promise<void> {
  const { outcome } = payment.scenario
  if (outcome.kind === 'transfer') await tellTransfer(provider, payment, outcome.way)
  else await cancel(provider, payment, outcome.statusCode)
}

async function cancel(provider: Provider, payment: Payment, statusCode: number): Promise<void> {
  const { sandbox, book } = provider
  await deliver(sandbox, 'cancel', cancelBody(payment, statusCode), () => undefined)
  const byUser = statusCode === statusCodes.cancelledByUser
  book.move(payment, byUser ? 'CANCELLED' : 'FAILED', statusCode)
}

function forcedScenario(sandbox: Sandbox, scenario: CardScenario): CardScenario {
  const { forced } = sandbox
  const frictionless = forced.take('payments', (each) => each === 'frictionless')
  const declined = forced.take('payments', (each) => each.startsWith('decline-'))
  const challenge = scenario.challenge && !frictionless
  if (!declined) return { ...scenario, challenge }
  // Any code may be forced; those the bank's side has no words for are sent without them.
  const statusCode = Number(declined.slice('decline-'.length)) as DeclineCode
  return { ...scenario, challenge, outcome: { kind: 'decline', statusCode } }
}
