import pg from 'pg'
import { bookInvariants } from './books.ts'
import { dayInvariants } from './days.ts'
import { type Breach, prove } from './invariant.ts'
import { paymentInvariants } from './payments.ts'

export type { Breach } from './invariant.ts'

/** Finds the breaches in a database's books; none when all is well. Costs a few journal scans. */
export async function findBreaches(databaseUrl: string): Promise<Breach[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const breaches: Breach[] = []
    for (const invariant of [...bookInvariants, ...dayInvariants, ...paymentInvariants]) {
      const breach = await prove(client, invariant)
      if (breach) breaches.push(breach)
    }
    return breaches
  } finally {
    await client.end()
  }
}
