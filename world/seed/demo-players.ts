import { inspect } from 'node:util'
import {
  type Caller,
  type ContactForm,
  completeRegistration,
  createCaller,
  finishIdentification,
  type SessionCredential,
  saveContact,
  startDeposit,
  startIdentification,
  startRegistration,
} from '@nordlys/contracts'
import { invariant, systemRandom, timeKey } from '@nordlys/core'
import pg from 'pg'
import type { World } from '../world.ts'
import { visitBroker } from './broker-visit.ts'

export interface DemoPlayer {
  /** As the stand-in for MitID calls them. */
  persona: string
  name: string
  cpr: string
  /** What is ready for them. */
  about: string
  contact: Pick<ContactForm, 'first_name' | 'last_name' | 'email' | 'mobile' | 'limit_amount'>
  depositKroner?: number
}

/** Three players who can log in at once; the stand-ins know them by the same names. */
export const demoPlayers: readonly DemoPlayer[] = [
  {
    persona: 'anna',
    name: 'Anna Nielsen',
    cpr: '6101900000',
    about: '500 kr. to play for, limit 2.000 kr. a day',
    depositKroner: 500,
    contact: {
      first_name: 'Anna',
      last_name: 'Nielsen',
      email: 'anna.nielsen@example.com',
      mobile: '21 34 56 78',
      limit_amount: '2.000',
    },
  },
  {
    persona: 'peter',
    name: 'Peter Holm',
    cpr: '6108850020',
    about: 'a new account without money, limit 5.000 kr. a day',
    contact: {
      first_name: 'Peter',
      last_name: 'Holm',
      email: 'peter.holm@example.com',
      mobile: '31 45 67 89',
      limit_amount: '5.000',
    },
  },
  {
    persona: 'sofie',
    name: 'Sofie Lund',
    cpr: '7309920022',
    about: '200 kr. to play for, the whole limit of 200 kr. a day used',
    depositKroner: 200,
    contact: {
      first_name: 'Sofie',
      last_name: 'Lund',
      email: 'sofie.lund@example.com',
      mobile: '41 56 78 90',
      limit_amount: '200',
    },
  },
]

/**
 * Registers the ready-made players through the very calls the site makes, MitID and card included,
 * when nobody has an account yet. Answers how many were made.
 */
export async function seedDemoPlayers(world: World, databaseUrl: string): Promise<number> {
  if (await hasPlayers(databaseUrl)) return 0
  const { platform: baseUrl, sandbox } = world.urls
  const caller = createCaller({ baseUrl, credential: world.secrets.siteCredential })
  for (const player of demoPlayers) {
    const session = await register(caller, player)
    if (player.depositKroner) await payIn(caller, session, sandbox, player)
  }
  return demoPlayers.length
}

async function register(caller: Caller, player: DemoPlayer): Promise<SessionCredential> {
  const started = await caller.call(startRegistration, { offer: 'none' })
  invariant(started.ok, `${player.name} may not begin to register`)
  const { registration } = started
  const contact: ContactForm = {
    ...player.contact,
    mobile_country_code: '+45',
    limit_period: 'day',
    age_and_terms: true,
    offer_terms: false,
    marketing: false,
  }
  const saved = await caller.call(saveContact, { registration, contact })
  invariant(saved.ok, `${player.name}’s contact form is refused: ${inspect(saved)}`)
  const sent = await caller.call(startIdentification, { purpose: 'register', registration })
  invariant(sent.ok, `${player.name} is not sent to MitID: ${inspect(sent)}`)
  const callbackUrl = await visitBroker(sent.authorizeUrl, player.persona)
  const { transaction } = sent
  const back = await caller.call(finishIdentification, { transaction, callbackUrl })
  invariant(back.ok, `${player.name} is not identified: ${inspect(back)}`)
  const done = await caller.call(completeRegistration, {
    registration,
    personal_number: player.cpr,
  })
  invariant(done.ok, `${player.name} gets no account: ${inspect(done)}`)
  return done.session
}

/** By the test card that the bank lets through without asking. */
async function payIn(
  caller: Caller,
  session: SessionCredential,
  sandboxUrl: string,
  player: DemoPlayer,
): Promise<void> {
  const request = {
    amount: String(player.depositKroner),
    method: 'card' as const,
    idempotencyKey: timeKey({ now: () => new Date(0) }, systemRandom),
  }
  const started = await caller.call(startDeposit, request, session)
  invariant(started.ok, `${player.name}’s deposit is refused: ${inspect(started)}`)
  const { deposit, cashier } = started
  const answer = await fetch(`${sandboxUrl}/payments/api/creditcard/deposit/process`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: sandboxUrl },
    body: JSON.stringify({
      merchantId: cashier.merchantId,
      userId: cashier.userId,
      sessionId: cashier.sessionId,
      reference: deposit.reference,
      amountOre: String(deposit.amountOre),
      cardNumber: '4571000000000001',
      cardHolder: player.name,
      expiryMonth: '12',
      expiryYear: '2030',
      cvv: '123',
    }),
  })
  invariant(answer.ok, `${player.name}’s card is refused: ${await answer.text()}`)
}

async function hasPlayers(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query('SELECT EXISTS (SELECT FROM players_player) AS found')
    return Boolean(rows[0]?.found)
  } finally {
    await client.end()
  }
}
