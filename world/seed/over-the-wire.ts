import { inspect } from 'node:util'
import {
  type Caller,
  type ContactForm,
  completeRegistration,
  finishIdentification,
  type OfferChoice,
  type SessionCredential,
  saveContact,
  startDeposit,
  startIdentification,
  startRegistration,
  startWithdrawal,
} from '@nordlys/contracts'
import { invariant, required, systemClock, systemRandom, timeKey } from '@nordlys/core'
import { type AtMitid, visitBroker } from './broker-visit.ts'

/** The test card that the bank lets through without asking. */
export const goodCard = '4571000000000001'

/** Somebody the stand-ins know, and what they type. */
export interface Person {
  /** As the stand-in for MitID calls them. */
  persona: string
  cpr: string
  /** Their choice in registration; absent: no offer. */
  offer?: OfferChoice
  contact: Pick<ContactForm, 'first_name' | 'last_name' | 'email' | 'mobile' | 'limit_amount'> &
    Partial<Pick<ContactForm, 'limit_period'>>
}

/** Somebody who registers: made up where the stand-ins do not know them. */
export interface Newcomer extends Omit<Person, 'persona'> {
  persona: AtMitid
}

/** Registers a person through the very calls the site makes, MitID included. */
export async function registerPerson(caller: Caller, person: Newcomer): Promise<SessionCredential> {
  const { offer = 'none' } = person
  const started = await caller.call(startRegistration, { offer })
  const { registration } = accepted(started)
  const contact: ContactForm = {
    limit_period: 'day',
    ...person.contact,
    mobile_country_code: '+45',
    age_and_terms: true,
    offer_terms: offer === 'welcome',
    marketing_email: false,
    marketing_sms: false,
  }
  accepted(await caller.call(saveContact, { registration, contact }))
  const sent = await caller.call(startIdentification, { purpose: 'register', registration })
  await identify(caller, accepted(sent), person.persona)
  const personal_number = person.cpr
  return accepted(await caller.call(completeRegistration, { registration, personal_number }))
    .session
}

/** Logs a player in with MitID. */
export async function logIn(caller: Caller, persona: string): Promise<SessionCredential> {
  const sent = await caller.call(startIdentification, { purpose: 'login' })
  const { result } = await identify(caller, accepted(sent), persona)
  invariant(result.kind === 'logged-in', `${persona} is not logged in`)
  return result.session
}

/** The same for somebody who may have come where no login is given; undefined then. */
export async function tryLogIn(
  caller: Caller,
  persona: string,
): Promise<SessionCredential | undefined> {
  const sent = await caller.call(startIdentification, { purpose: 'login' })
  if (!sent.ok) return undefined
  const { transaction, authorizeUrl } = sent
  const callbackUrl = await visitBroker(authorizeUrl, persona)
  const finished = await caller.call(finishIdentification, { transaction, callbackUrl })
  return finished.ok && finished.result.kind === 'logged-in' ? finished.result.session : undefined
}

/** Deposits with the good card. */
export async function payIn(
  caller: Caller,
  session: SessionCredential,
  payment: { sandboxUrl: string; amountKroner: number; cardHolder: string },
): Promise<void> {
  const { sandboxUrl, amountKroner, cardHolder } = payment
  const begun = await beginDeposit(caller, session, amountKroner)
  await payByCard(begun, { sandboxUrl, cardHolder })
}

/** A deposit whose card fields are shown, and no more. */
export async function beginDeposit(
  caller: Caller,
  session: SessionCredential,
  amountKroner: number,
) {
  const idempotencyKey = timeKey(systemClock, systemRandom)
  const request = { amount: String(amountKroner), method: 'card' as const, idempotencyKey }
  return accepted(await caller.call(startDeposit, request, session))
}

/** Pays it, by default with the good card; the provider has notified the platform by then. */
export async function payByCard(
  { deposit, cashier: shown }: Awaited<ReturnType<typeof beginDeposit>>,
  payment: { sandboxUrl: string; cardHolder: string; cardNumber?: string },
): Promise<{ txState?: string; txId?: string }> {
  const { sandboxUrl, cardHolder, cardNumber = goodCard } = payment
  const cashier = required(shown, 'the page of the card')
  const answer = await fetch(`${sandboxUrl}/payments/api/creditcard/deposit/process`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: sandboxUrl },
    body: JSON.stringify({
      merchantId: cashier.merchantId,
      userId: cashier.userId,
      sessionId: cashier.sessionId,
      reference: deposit.reference,
      amountOre: String(deposit.amountOre),
      cardNumber,
      cardHolder,
      expiryMonth: '12',
      expiryYear: '2030',
      cvv: '123',
    }),
  })
  const text = await answer.text()
  invariant(answer.ok, `the card is not taken: ${text}`)
  return JSON.parse(text)
}

/** Withdraws, confirmed with MitID; answers the withdrawal. */
export async function payOut(
  caller: Caller,
  session: SessionCredential,
  wish: { persona: string; amountKroner: number },
): Promise<string> {
  const idempotencyKey = timeKey(systemClock, systemRandom)
  const request = { amount: String(wish.amountKroner), idempotencyKey }
  const sent = accepted(await caller.call(startWithdrawal, request, session))
  const { result } = await identify(caller, sent, wish.persona)
  invariant(result.kind === 'withdrawal-created', `${wish.persona} has not withdrawn`)
  return result.withdrawalId
}

async function identify(
  caller: Caller,
  sent: { authorizeUrl: string; transaction: string },
  who: AtMitid,
) {
  const callbackUrl = await visitBroker(sent.authorizeUrl, who)
  const { transaction } = sent
  return accepted(await caller.call(finishIdentification, { transaction, callbackUrl }))
}

/** An unexpected refusal here is our bug: these people may do what they do. */
function accepted<T extends { ok: boolean }>(outcome: T): Extract<T, { ok: true }> {
  invariant(outcome.ok, `refused: ${inspect(outcome)}`)
  return outcome as Extract<T, { ok: true }>
}
