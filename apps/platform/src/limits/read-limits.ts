import {
  type AnswerOf,
  type LimitChange,
  type LimitKind,
  type LimitPeriod,
  type LimitStanding,
  limitKind,
  type readLimits as readCall,
} from '@nordlys/contracts'
import { ore, type PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import { type PlayLimitNow, readPlayLimits } from '../ledger/index.ts'
import { type CountedUse, nextRoom, usedIn } from './judge-deposit.ts'
import { amountOf, type LimitSize, sizeOfRow } from './limit-amount.ts'
import { type LimitNow, limitsInForce, waitingChanges } from './limits-in-force.ts'
import { limitPeriods } from './periods.ts'
import { readUses } from './standings.ts'

const changesMax = 20

/** Every limit a player has or may set, with what counts at a moment, and the newest changes. */
export function readLimits(
  db: Db,
  playerId: PlayerId,
  at: Date,
): Promise<AnswerOf<typeof readCall>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const inForce = await limitsInForce(tx, playerId, at)
      const waits = await waitingChanges(tx, playerId, at)
      const uses = await readUses(tx, playerId, at)
      const played = await readPlayLimits(tx, playerId, at)
      const limits = limitKind.options.flatMap((kind) =>
        limitPeriods.map((period): LimitStanding => {
          const limit = inForce.find((each) => each.kind === kind && each.period === period)
          const waiting = waits.find((each) => each.kind === kind && each.period === period)
          const use =
            kind === 'deposit'
              ? depositUse(uses, { period, at, limit: limit?.size })
              : playUse(played, kind, period)
          return {
            kind,
            period,
            ...standingOf(kind, limit, use),
            ...(waiting && {
              waiting: {
                ...(waiting.to !== undefined && { to: amountOf(kind, waiting.to) }),
                requestedAt: waiting.requestedAt,
                effectiveAt: waiting.effectiveAt,
              },
            }),
          }
        }),
      )
      return { ok: true, limits, changes: await readChanges(tx, playerId, at) }
    })
}

/** The part that counts towards a limit, and when how much of it expires. */
interface Use {
  used: LimitSize
  nextRoom?: { at: Date; size: LimitSize } | undefined
}

function standingOf(kind: LimitKind, limit: LimitNow | undefined, { used, nextRoom }: Use) {
  const shown = { used: amountOf(kind, used) }
  if (!limit) return shown
  const left = limit.size > used ? limit.size - used : 0n
  return {
    ...shown,
    limit: amountOf(kind, limit.size),
    since: limit.since,
    left: amountOf(kind, left),
    ...(nextRoom && { nextRoom: { at: nextRoom.at, amount: amountOf(kind, nextRoom.size) } }),
  }
}

/** Deposits that count. */
function depositUse(
  uses: readonly CountedUse[],
  { period, at, limit }: { period: LimitPeriod; at: Date; limit: LimitSize | undefined },
): Use {
  const used = usedIn(uses, period, at)
  const room = limit === undefined ? undefined : nextRoom(uses, { period, at, limit: ore(limit) })
  return { used, ...(room && { nextRoom: { at: room.at, size: room.amountOre } }) }
}

function playUse(limits: readonly PlayLimitNow[], kind: LimitKind, period: LimitPeriod): Use {
  const limit = limits.find((each) => each.measure === kind && each.period === period)
  if (!limit) return { used: 0n }
  const { size, used, roomAt } = limit
  if (!roomAt) return { used }
  return { used, nextRoom: { at: roomAt, size: used < size ? used : size } }
}

/** The newest first; each with what held when it was asked for. */
async function readChanges(tx: Tx, playerId: PlayerId, at: Date): Promise<LimitChange[]> {
  const rows = await tx
    .with('newest', (all) =>
      all
        .selectFrom('limits_limit')
        .selectAll()
        .where('player_id', '=', playerId)
        .orderBy('limit_id', 'desc')
        .limit(changesMax),
    )
    .selectFrom('newest')
    .leftJoinLateral(
      (earlier) =>
        earlier
          .selectFrom('limits_limit as held')
          .select(['held.amount_ore as from_ore', 'held.minutes as from_minutes'])
          .whereRef('held.player_id', '=', 'newest.player_id')
          .whereRef('held.kind', '=', 'newest.kind')
          .whereRef('held.period', '=', 'newest.period')
          .whereRef('held.limit_id', '<', 'newest.limit_id')
          .whereRef('held.effective_at', '<=', 'newest.requested_at')
          .where('held.canceled_at', 'is', null)
          .orderBy('held.effective_at', 'desc')
          .orderBy('held.limit_id', 'desc')
          .limit(1)
          .as('before'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .orderBy('limit_id', 'desc')
    .execute()
  return rows.map((row): LimitChange => {
    const { kind, effective_at: effectiveAt } = row
    const from = sizeOfRow({ amount_ore: row.from_ore, minutes: row.from_minutes })
    const to = sizeOfRow(row)
    return {
      kind,
      period: row.period,
      ...(from !== undefined && { from: amountOf(kind, from) }),
      ...(to !== undefined && { to: amountOf(kind, to) }),
      requestedAt: row.requested_at,
      effectiveAt,
      state: stateOf(row, at),
      requestedBy: row.requested_by,
    }
  })
}

function stateOf(
  row: { effective_at: Date; canceled_at: Date | null },
  at: Date,
): LimitChange['state'] {
  if (row.canceled_at) return 'canceled'
  return row.effective_at > at ? 'waiting' : 'in-force'
}
