import type { PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../db/index.ts'
import type { SpinsGrant, SpinsKeeper } from './spins-keeper.ts'

/** Spins as a row in the caller's transaction, so that a test sees what was given, and what was not. */
export class TestSpins implements SpinsKeeper {
  /** Every grant that was asked for, also by a transaction that came to nothing. */
  readonly asked: SpinsGrant[] = []
  isBroken = false

  static async open(ownerUrl: string): Promise<TestSpins> {
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    await owner.query(`CREATE TABLE test_spins (grant_id uuid PRIMARY KEY, player_id integer NOT NULL,
      spins integer NOT NULL, is_void boolean NOT NULL DEFAULT false);
      GRANT SELECT, INSERT, UPDATE ON test_spins TO nordlys_app`)
    await owner.end()
    return new TestSpins()
  }

  readonly grantSpins: SpinsKeeper['grantSpins'] = async (tx, grant) => {
    this.asked.push(grant)
    if (this.isBroken) throw new Error('the spins were cut off')
    const { grantId, playerId, count } = grant
    await sql`INSERT INTO test_spins VALUES (${grantId}, ${playerId}, ${count})`.execute(tx)
    return { ok: true }
  }

  readonly voidSpins: SpinsKeeper['voidSpins'] = async (tx, { playerId, grantId }) => {
    const ended = await sql`UPDATE test_spins SET is_void = true
      WHERE grant_id = ${grantId} AND player_id = ${playerId} AND NOT is_void`.execute(tx)
    return Number(ended.numAffectedRows ?? 0n)
  }

  async of(db: Db, playerId: PlayerId): Promise<{ spins: number; isVoid: boolean }[]> {
    const { rows } = await sql<{ spins: number; isVoid: boolean }>`
      SELECT spins, is_void AS "isVoid" FROM test_spins WHERE player_id = ${playerId}`.execute(db)
    return rows
  }
}
