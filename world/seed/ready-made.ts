import pg from 'pg'
import { type DemoPlayer, demoPlayers } from './demo-players.ts'
import { standingPlayers } from './standing-players.ts'

/** Which of the ready-made players are there: a database that had others first was given none. */
export async function findReadyMadePlayers(databaseUrl: string): Promise<readonly DemoPlayer[]> {
  const all: readonly DemoPlayer[] = [...demoPlayers, ...standingPlayers]
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ email: string }>(
      'SELECT email_normalised AS email FROM players_player WHERE email_normalised = ANY ($1)',
      [all.map(({ contact }) => contact.email)],
    )
    const found = new Set(rows.map(({ email }) => email))
    return all.filter(({ contact }) => found.has(contact.email))
  } finally {
    await client.end()
  }
}
