import { e2eDatabaseUrl } from '@nordlys/testing/e2e/addresses'
import pg from 'pg'

export interface BookedRound {
  stakeOre: number
  winOre: number
  state: string
}

/** What the auditor reads about a player's settled and refused rounds, oldest first. */
export async function readRounds(
  playerId: number,
  databaseUrl = e2eDatabaseUrl(),
): Promise<BookedRound[]> {
  const rows = await ask(
    databaseUrl,
    'SELECT stake_ore, win_ore, state FROM audit_rounds WHERE player_id = $1 ORDER BY opened_at',
    [playerId],
  )
  return rows.map(({ stake_ore, win_ore, state }) => ({
    stakeOre: Number(stake_ore),
    winOre: Number(win_ore),
    state: String(state),
  }))
}

/** Cash and bonus together, in øre, as the books have it. */
export async function readBalanceOre(
  playerId: number,
  databaseUrl = e2eDatabaseUrl(),
): Promise<number> {
  const [row] = await ask(
    databaseUrl,
    'SELECT coalesce(sum(balance_ore), 0) AS ore FROM audit_balances WHERE account_id = ANY($1)',
    [[`player:${playerId}:cash`, `player:${playerId}:bonus`]],
  )
  return Number(row?.ore)
}

/** What all rounds have contributed to a network's pool, in thousandths of an øre. */
export async function readContributed(network: string, databaseUrl = e2eDatabaseUrl()) {
  const [row] = await ask(
    databaseUrl,
    'SELECT contributed_milliore AS contributed FROM audit_pools WHERE name = $1',
    [network],
  )
  return Number(row?.contributed)
}

/** How many rounds for money anybody has played. */
export async function countRounds(databaseUrl = e2eDatabaseUrl()): Promise<number> {
  const [row] = await ask(databaseUrl, 'SELECT count(*) AS rounds FROM audit_rounds', [])
  return Number(row?.rounds)
}

async function ask(databaseUrl: string, sql: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql, values)
    return rows
  } finally {
    await client.end()
  }
}
