import type {
  ActiveBonus,
  ActiveSpins,
  AnswerOf,
  BonusEndReason,
  EndedBonus,
  readBonuses as readCall,
} from '@nordlys/contracts'
import { dayMs, type Ore, type PlayerId, required, subtract } from '@nordlys/core'
import type { Selectable } from 'kysely'
import type { Database, Db, Tx } from '../db/index.ts'
import { readOpenSpins, type SpinGrant } from '../ledger/index.ts'
import { firstOf, type RestoredOf } from './restored-of.ts'

interface Asked {
  playerId: PlayerId
  page: number
  pageSize: number
  restoredOf: RestoredOf
  at: Date
}

type BonusRow = Selectable<Database['audit_bonuses']>

/** The active bonus, spins that are left and a page of bonuses that have ended, at one moment. [BONUS-02] */
export async function readBonuses(
  db: Db,
  asked: Asked,
): Promise<{ ok: true } & AnswerOf<typeof readCall>> {
  const rows = await db
    .selectFrom('audit_bonuses')
    .selectAll()
    .where('player_id', '=', asked.playerId)
    .execute()
  const isActive = (row: BonusRow) => row.state === 'active' && row.expires_at > asked.at
  const ended = rows
    .filter((row) => !isActive(row))
    .sort((one, other) => +endOf(other) - +endOf(one) || (one.bonus_id < other.bonus_id ? 1 : -1))
  const start = (asked.page - 1) * asked.pageSize
  const shown = ended.slice(start, start + asked.pageSize)
  const active = rows.find(isActive)
  const origins = await originsOf(db, asked, active ? [active, ...shown] : shown)
  return {
    ok: true,
    ...(active && { active: { ...presentActive(active, asked.at), ...origins(active) } }),
    spins: (await readOpenSpins(db, asked)).map(presentSpins),
    history: shown.map((row) => ({ ...presentEnded(row), ...origins(row) })),
    totalRecords: ended.length,
  }
}

function presentSpins({
  grantId,
  valueOre,
  count,
  left,
  wonOre,
  grantedAt,
  gameIds,
  expiresAt,
}: SpinGrant): ActiveSpins {
  return {
    grantId,
    valueOre,
    count,
    left,
    wonOre,
    grantedAt,
    gameIds: [...gameIds],
    expiresAt,
  }
}

/** The player's active bonus alone; undefined when there is none. */
export async function readActiveBonus(
  db: Db | Tx,
  { playerId, at }: { playerId: PlayerId; at: Date },
): Promise<ActiveBonus | undefined> {
  const row = await db
    .selectFrom('audit_bonuses')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'active')
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return row && presentActive(row, at)
}

/** One that has expired ended then, even where nobody has noticed yet. */
function endOf(row: BonusRow): Date {
  return row.ended_at ?? row.expires_at
}

function presentActive(row: BonusRow, at: Date): ActiveBonus {
  const requiredOre = row.required_ore as Ore
  const wageredOre = row.wagered_ore as Ore
  return {
    ...given(row),
    leftOre: row.left_ore as Ore,
    requiredOre,
    wageredOre,
    // Nothing that is required is met, and waits only for a round to end.
    fraction: requiredOre > 0n ? Number(wageredOre) / Number(requiredOre) : 1,
    missingOre: subtract(requiredOre, wageredOre),
    ...(row.stake_max_ore !== null && { stakeMaxOre: row.stake_max_ore as Ore }),
    ...(row.games && { countingGameIds: row.games }),
    expiresAt: row.expires_at,
    daysLeft: Math.ceil((+row.expires_at - +at) / dayMs),
  }
}

function presentEnded(row: BonusRow): EndedBonus {
  const isNoticed = row.state !== 'active'
  const reason: BonusEndReason = isNoticed
    ? required(row.ended_reason, 'why a bonus ended')
    : 'expired'
  return {
    ...given(row),
    state: row.state === 'active' ? 'expired' : row.state,
    reason,
    endedAt: endOf(row),
  }
}

function given(row: BonusRow) {
  return {
    bonusId: row.bonus_id,
    grantedOre: row.granted_ore as Ore,
    grantedAt: row.granted_at,
  }
}

/** Their origins. A bonus that a returned payout gave again has the origin of the first one. */
async function originsOf(db: Db, { restoredOf }: Asked, rows: readonly BonusRow[]) {
  const firsts = rows.map(({ bonus_id: bonusId }) => firstOf(restoredOf, bonusId))
  const choices = firsts.length === 0 ? [] : await choicesOf(db, firsts)
  const codes = new Map(choices.map(({ bonus_id: bonusId, code }) => [bonusId, code]))
  return ({ bonus_id: bonusId }: BonusRow): { origin?: ActiveBonus['origin'] } => {
    const first = firstOf(restoredOf, bonusId)
    if (!codes.has(first)) return {}
    const code = codes.get(first) ?? undefined
    return { origin: code === undefined ? { kind: 'welcome' } : { kind: 'code', code } }
  }
}

function choicesOf(db: Db, bonusIds: readonly string[]) {
  return db
    .selectFrom('bonuses_choice')
    .innerJoin('bonuses_offer', 'bonuses_offer.offer_id', 'bonuses_choice.offer_id')
    .select(['bonuses_choice.bonus_id', 'bonuses_offer.code'])
    .where('bonuses_choice.bonus_id', 'in', bonusIds)
    .execute()
}
