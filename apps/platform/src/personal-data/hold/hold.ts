import type {
  HoldRecord,
  holdErasure as holdContract,
  liftHold as liftContract,
  OutcomeOf,
  RequestOf,
} from '@nordlys/contracts'
import { after, dayMs, type PlayerId, playerId as playerIdOf, required } from '@nordlys/core'
import { audit, looksPersonal } from '../../audit/index.ts'
import type { Db, Tx } from '../../db/index.ts'
import { lockAccountRow, type PlayersContext } from '../../players/index.ts'
import type { Employee } from '../../staff/index.ts'
import '../base/tables.ts'

/** The furthest end of a hold: longer than any claim of ours lasts. */
const longestMs = 3_653 * dayMs

type Context = Pick<PlayersContext, 'db' | 'clock'>

/** Stops the erasure of a player until a moment. A player may have several: the last one counts. [PD14] */
export async function holdErasure(
  { db, clock }: Context,
  { playerId, kind, reason, until }: RequestOf<typeof holdContract>,
  employee: Employee,
): Promise<OutcomeOf<typeof holdContract>> {
  const player = playerIdOf(playerId)
  if (!(await findPlayer(db, player))) return { ok: false, refusal: 'unknown' }
  if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
  return db.transaction().execute(async (tx) => {
    // A night in which the player leaves holds the account with each batch. What goes by its own age holds
    // nobody: a batch that has begun may still take some of it.
    await lockAccountRow(tx, player)
    const at = clock.now()
    if (until <= at || until > after(at, longestMs)) return { ok: false, refusal: 'not-ahead' }
    if (await hasLeft(tx, player)) return { ok: false, refusal: 'left' }
    const { hold_id: holdId } = await tx
      .insertInto('personal_data_hold')
      .values({
        ...{ player_id: player, kind, reason, set_by: employee.employeeId, set_at: at, until },
      })
      .returning('hold_id')
      .executeTakeFirstOrThrow()
    const details = { holdId, kind, until }
    const did = { actor: 'staff', employee, playerId: player } as const
    await audit(tx, { ...did, action: 'erasure-held', details, at })
    return { ok: true, hold: await readHold(tx, at, holdId) }
  })
}

/** Ends a hold that stands. */
export async function liftHold(
  { db, clock }: Context,
  { holdId, reason }: RequestOf<typeof liftContract>,
  employee: Employee,
): Promise<OutcomeOf<typeof liftContract>> {
  if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
  return db.transaction().execute(async (tx) => {
    const at = clock.now()
    const [hold] = (await findHolds(tx, at)).filter((each) => each.holdId === holdId)
    const { numUpdatedRows } = await tx
      .updateTable('personal_data_hold')
      .set({ lifted_by: employee.employeeId, lifted_at: at, lift_reason: reason })
      .where('hold_id', '=', BigInt(holdId))
      .where('lifted_at', 'is', null)
      .where('until', '>', at)
      .executeTakeFirst()
    if (!hold || numUpdatedRows === 0n) return { ok: false, refusal: 'unknown' }
    const did = { actor: 'staff', employee, playerId: playerIdOf(hold.playerId) } as const
    await audit(tx, { ...did, action: 'erasure-hold-lifted', details: { holdId }, at })
    return { ok: true, hold }
  })
}

/** The holds that stand, of one player or of all, the next to end first. */
export async function findHolds(db: Db | Tx, at: Date, player?: PlayerId): Promise<HoldRecord[]> {
  const rows = await db
    .selectFrom('personal_data_hold as hold')
    .innerJoin('staff_employee as employee', 'employee.employee_id', 'hold.set_by')
    .selectAll('hold')
    .select('employee.name')
    .where('hold.lifted_at', 'is', null)
    .where('hold.until', '>', at)
    .$if(player !== undefined, (query) => query.where('hold.player_id', '=', player as number))
    .orderBy('hold.until')
    .orderBy('hold.hold_id')
    .execute()
  return rows.map(({ hold_id, player_id: playerId, kind, reason, name, set_at, until }) => ({
    ...{ holdId: Number(hold_id), playerId, kind, reason, setBy: name, setAt: set_at, until },
  }))
}

async function readHold(tx: Tx, at: Date, holdId: bigint): Promise<HoldRecord> {
  const holds = await findHolds(tx, at)
  return required(
    holds.find((each) => each.holdId === Number(holdId)),
    'the hold that was set',
  )
}

/** Whether nothing names the player any more. The caller holds the account. */
export async function hasLeft(tx: Tx, player: PlayerId): Promise<boolean> {
  const found = await findPlayer(tx, player)
  return found !== undefined && found.left_at !== null
}

function findPlayer(db: Db | Tx, player: PlayerId) {
  return db
    .selectFrom('players_player')
    .select('left_at')
    .where('player_id', '=', player)
    .executeTakeFirst()
}
