import { after, hourMs, invariant, minuteMs } from '@nordlys/core'
import { sql } from 'kysely'
import { type Db, lockSpaces, type Tx } from '../db/index.ts'
import { OutsideError } from '../outside/index.ts'
import { type Compared, compare } from './compare.ts'
import { copyList } from './copy-list.ts'
import { keepDifferences } from './differences.ts'
import type { Party, ReconciliationContext } from './reconciliation-context.ts'
import { announce, logReported } from './report.ts'
import './tables.ts'

/** Longer than anything takes that is still on its way. */
const windowMs = 48 * hourMs
/** Neighbouring runs overlap: a party's list may be a little late itself. */
const overlapMs = 30 * minuteMs

export type Outcome = 'agreed' | 'different' | 'failed' | 'under-way'

/**
 * Holds our books against one party's list and reports what differs. It writes nothing to the ledger
 * and mends nothing. `under-way` when another copy is at it.
 */
export async function reconcile(
  context: ReconciliationContext,
  partyName: string,
  at: Date,
): Promise<Outcome> {
  const party = context.parties.find((each) => each.name === partyName)
  invariant(party, `no such party to reconcile with: ${partyName}`)
  return context.db.connection().execute(async (db) => {
    const lock = sql`${lockSpaces.reconcileParty}, hashtext(${party.name})`
    const { rows } = await sql<{ mine: boolean }>`
      SELECT pg_try_advisory_lock(${lock}) AS mine`.execute(db)
    if (!rows[0]?.mine) return 'under-way'
    const unlock = () => sql`SELECT pg_advisory_unlock(${lock})`.execute(db)
    const outcome = await run(context, db, party, at).catch(async (error: unknown) => {
      // A lost connection has no lock any more; the caller receives the error that lost it.
      await unlock().catch(() => undefined)
      throw error
    })
    await unlock()
    return outcome
  })
}

async function run(
  context: ReconciliationContext,
  db: Db,
  party: Party,
  at: Date,
): Promise<Outcome> {
  const from = await beginning(db, party, at)
  const { run_id: runId } = await db
    .insertInto('reconciliation_run')
    .values({ party: party.name, from_at: from, to_at: at })
    .returning('run_id')
    .executeTakeFirstOrThrow()
  const failure = await copyList(db, party, { from, to: at }).then(() => undefined, failureOf)
  if (!failure) await party.settle?.(db, from)
  const { reported, outcome } = await db.transaction().execute(async (tx) => {
    const compared = failure
      ? await sightSilence(tx, { runId, party, failure, at })
      : await compare(tx, { runId, party, from, at })
    const reported = await keepDifferences(tx, { party: party.name, runId, at })
    await announce(context, tx, { party: party.name, reported, at })
    const outcome = await finish(tx, { runId, compared, failure, at })
    return { reported, outcome }
  })
  logReported(context.log, party.name, reported)
  return outcome
}

/** The first run begins with everything; a run after a pause where the last good one ended. */
async function beginning(db: Db, party: Party, at: Date): Promise<Date> {
  const last = await db
    .selectFrom('reconciliation_run')
    .select('to_at')
    .where('party', '=', party.name)
    .where('outcome', 'in', ['agreed', 'different'])
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return new Date(0)
  return new Date(Math.min(after(at, -windowMs).getTime(), after(last.to_at, -overlapMs).getTime()))
}

/** Only what the party did wrong; anything else is a bug of ours and crashes the run. */
function failureOf(error: unknown): OutsideError {
  if (error instanceof OutsideError) return error
  throw error
}

interface Failed {
  runId: bigint
  party: Party
  failure: OutsideError
  at: Date
}

/** A party that gives no list is sighted like a difference: reported when it lasts. */
async function sightSilence(tx: Tx, { runId, party, at }: Failed): Promise<undefined> {
  await tx
    .insertInto('reconciliation_sighting')
    .values({
      party: party.name,
      reference: party.name,
      kind: 'no-list',
      ours_ore: null,
      theirs_ore: null,
      ours_state: null,
      theirs_state: null,
      first_seen_at: at,
      run_id: runId,
    })
    .onConflict((conflict) =>
      conflict.columns(['party', 'reference', 'kind']).doUpdateSet({ run_id: runId }),
    )
    .execute()
}

async function finish(
  tx: Tx,
  done: {
    runId: bigint
    compared: Compared | undefined
    failure: OutsideError | undefined
    at: Date
  },
): Promise<Exclude<Outcome, 'under-way'>> {
  const { runId, compared, failure, at } = done
  const outcome = failure ? 'failed' : compared?.different ? 'different' : 'agreed'
  await tx
    .updateTable('reconciliation_run')
    .set({
      finished_at: at,
      outcome,
      failure: failure?.message ?? null,
      ...(compared && {
        ours_count: compared.oursCount,
        ours_ore: compared.oursOre,
        theirs_count: compared.theirsCount,
        theirs_ore: compared.theirsOre,
      }),
    })
    .where('run_id', '=', runId)
    .execute()
  return outcome
}
