import { createCaller } from '@nordlys/contracts'
import pg from 'pg'
import type { Addresses } from '../config/addresses.ts'
import type { Secrets } from '../config/secrets.ts'
import { type Person, payIn, registerPerson } from './over-the-wire.ts'

export interface DemoPlayer extends Person {
  name: string
  /** The state that is ready for them. */
  about: string
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
    about: '200 kr. to play for, the whole limit of 200 kr. a month used',
    depositKroner: 200,
    contact: {
      first_name: 'Sofie',
      last_name: 'Lund',
      email: 'sofie.lund@example.com',
      mobile: '41 56 78 90',
      limit_amount: '200',
      limit_period: 'month',
    },
  },
]

/** Where players are made: the programs, and the database that tells whether there are some. */
export interface Place {
  urls: Pick<Addresses['urls'], 'platform' | 'sandbox'>
  secrets: Pick<Secrets, 'siteCredential' | 'deskCredential'>
  databaseUrl: string
}

/**
 * Registers the ready-made players when nobody has an account yet. Answers how many were made.
 */
export async function seedDemoPlayers({ urls, secrets, databaseUrl }: Place): Promise<number> {
  if (await hasPlayers(databaseUrl)) return 0
  const { platform: baseUrl, sandbox: sandboxUrl } = urls
  const caller = createCaller({ baseUrl, credential: secrets.siteCredential })
  for (const player of demoPlayers) {
    const session = await registerPerson(caller, player)
    const { depositKroner: amountKroner, name: cardHolder } = player
    if (amountKroner) await payIn(caller, session, { sandboxUrl, amountKroner, cardHolder })
  }
  return demoPlayers.length
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
