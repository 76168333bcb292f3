import type { AccountSummary, SessionPlayer } from '@nordlys/contracts'
import { sum, zeroOre } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { type Balances, readBalances } from '../ledger/index.ts'
import type { PlayerSession } from './session.ts'

/** What the site shows of who is logged in: names, times, the five figures, and any restriction. */
export async function describeSession(db: Db, session: PlayerSession): Promise<SessionPlayer> {
  const row = await db
    .selectFrom('players_session')
    .innerJoin('players_player', 'players_player.player_id', 'players_session.player_id')
    .select(['first_name', 'last_name', 'email', 'previous_login_at'])
    .where('handle', '=', session.sessionId)
    .executeTakeFirstOrThrow()
  return {
    playerId: session.playerId,
    firstName: row.first_name,
    lastName: row.last_name,
    initials: initial(row.first_name) + initial(row.last_name),
    email: row.email,
    loggedInAt: session.loggedInAt,
    ...(row.previous_login_at && { previousLoginAt: row.previous_login_at }),
    expiresAt: session.expiresAt,
    summary: accountSummary(await readBalances(db, session.playerId)),
    ...(session.restriction && { restriction: session.restriction }),
  }
}

/** The specification's five figures: what may be withdrawn is the cash, and only the cash. [DATA-04] */
export function accountSummary(balances: Balances): AccountSummary {
  return {
    BonusBalance: balances.bonusOre,
    TotalActiveBonusWageredFraction: 0,
    TotalActiveWageringRequirement: zeroOre,
    TotalBalance: sum(balances.cashOre, balances.bonusOre),
    WithdrawableBalance: balances.cashOre,
  }
}

function initial(name: string): string {
  return ([...name][0] ?? '').toLocaleUpperCase('da-DK')
}
