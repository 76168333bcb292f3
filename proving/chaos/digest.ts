import type { Breach } from '../../operations/verification/money-invariants.ts'
import { rowsOf } from '../kill/rows.ts'

/** All entries up to a moment, as a hash of their rows in order. */
export type Digest = Awaited<ReturnType<typeof digestUpTo>>

const columns = 'entry_id, txn_id, account_id, amount_ore, created_at, player_seq'

/** Takes the digest of all entries that are older than a minute: by then each is committed. */
export async function takeDigest(databaseUrl: string): Promise<Digest> {
  const [row] = await rowsOf(
    databaseUrl,
    "SELECT to_char(now() - interval '1 minute', 'YYYY-MM-DD HH24:MI:SS.USOF') AS up_to",
  )
  return digestUpTo(databaseUrl, String(row?.up_to))
}

/** Finds the digests whose entries are not what they were when it was taken. */
export async function findChanged(
  databaseUrl: string,
  digests: readonly Digest[],
): Promise<Breach> {
  const rows: unknown[] = []
  for (const then of digests) {
    const now = await digestUpTo(databaseUrl, then.upTo)
    if (now.md5 !== then.md5) rows.push({ then, now })
  }
  return { invariant: 'I12 entries older than a minute never change', rows }
}

/** `upTo` is ISO text, by the database's clock. */
async function digestUpTo(databaseUrl: string, upTo: string) {
  const [row] = await rowsOf(
    databaseUrl,
    `SELECT count(*)::int AS entries,
       md5(coalesce(string_agg(md5(ROW(${columns})::text), '' ORDER BY entry_id), '')) AS md5
     FROM audit_entries WHERE created_at <= $1::timestamptz`,
    [upTo],
  )
  return { upTo, entries: Number(row?.entries), md5: String(row?.md5) }
}
