import { formatKroner, ore, sum, zeroOre } from '@nordlys/core'
import type pg from 'pg'

interface Bucket {
  bucket: string
  balance_ore: string
  is_players: boolean
}

/** The money that was the players' at a moment, and beside it what is theirs only perhaps. */
export async function printFunds(
  client: pg.Client,
  at: Date,
  print: (line: string) => void,
): Promise<void> {
  const { rows } = await client.query<Bucket>('SELECT * FROM audit_player_funds($1)', [at])
  const lineOf = ({ bucket, balance_ore }: Bucket) =>
    `  ${bucket.padEnd(14)}${formatKroner(ore(balance_ore)).padStart(24)}`
  const players = rows.filter((row) => row.is_players)
  const total = sum(zeroOre, ...players.map((row) => ore(row.balance_ore)))
  print(`Players' money at ${at.toISOString()}`)
  for (const row of players) print(lineOf(row))
  print(`  ${'in all'.padEnd(14)}${formatKroner(total).padStart(24)}`)
  print('Apart from it')
  for (const row of rows.filter((each) => !each.is_players)) print(lineOf(row))
}
