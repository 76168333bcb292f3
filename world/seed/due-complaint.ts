import { type Caller, makeComplaint, type SessionCredential } from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import pg from 'pg'

/**
 * Makes a complaint of the player's, and puts its receipt back by 14 Danish days: it is due today, and no call
 * makes one of the past.
 */
export async function complainDueToday(
  caller: Caller,
  session: SessionCredential,
  databaseUrl: string,
): Promise<void> {
  const wish = { ...complaint, idempotencyKey: crypto.randomUUID() }
  const made = await caller.call(makeComplaint, wish, session)
  invariant(made.ok, 'a complaint is made')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const earlier = (column: string) =>
      `(${column} AT TIME ZONE 'Europe/Copenhagen' - interval '14 days') AT TIME ZONE 'Europe/Copenhagen'`
    await client.query(
      `UPDATE support_case SET received_at = ${earlier('received_at')}, due_at = ${earlier('due_at')}
       WHERE case_id = $1`,
      [made.number],
    )
  } finally {
    await client.end()
  }
}

const complaint = {
  topic: 'payment',
  words: 'Min indbetaling var længe om at komme frem, og ingen kunne sige hvorfor.',
  wish: 'Jeg vil gerne vide, hvad der skete.',
} as const
