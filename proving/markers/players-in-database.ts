import {
  kroner,
  type PlayerId,
  playerId,
  systemRandom,
  type TestClock,
  timeKey,
} from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../../apps/platform/src/db/index.ts'
import { openAccounts, postTransfer } from '../../apps/platform/src/ledger/index.ts'

/** Players of whom nothing is known but that they have 50.000 kr. */
export async function makePlayers(db: Db, clock: TestClock, players: number): Promise<PlayerId[]> {
  const { rows } = await sql<{ player_id: number }>`
    INSERT INTO players_player (first_name, last_name, email, email_normalised, mobile, birth_date,
      cpr_sealed, cpr_lookup, mitid_sub, offer, created_at)
    SELECT 'A', 'B', n || '@example.dk', n || '@example.dk', '+4512345678', '1990-01-21', 'sealed.1',
      decode(lpad(n::text, 64, '0'), 'hex'), 'sub-' || n, 'none', ${clock.now()}
    FROM generate_series(1, ${players}::int) n RETURNING player_id`.execute(db)
  const ids = rows.map((row) => playerId(row.player_id))
  await inLanes(ids, (id) =>
    db.transaction().execute(async (tx) => {
      await openAccounts(tx, id)
      const key = timeKey(clock, systemRandom)
      const gift = {
        key,
        kind: 'deposit',
        playerId: id,
        amountOre: kroner(50_000),
        reference: key,
      } as const
      await postTransfer(tx, { ...gift, at: clock.now() })
    }),
  )
  return ids
}

/** Several at a time, as many players are at once. */
export async function inLanes<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values()
  const lane = async () => {
    for (const item of waiting) await act(item)
  }
  await Promise.all(Array.from({ length: 8 }, lane))
}
