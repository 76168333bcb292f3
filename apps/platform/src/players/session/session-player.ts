import type { AccountSummary, SessionPlayer } from '@nordlys/contracts'
import { type PlayerId, sum, zeroOre } from '@nordlys/core'
import type { Db } from '../../db/index.ts'
import {
  type Balances,
  readShownBalances,
  readWagering,
  type Wagering,
} from '../../ledger/index.ts'
import { ageYears } from '../base/age.ts'
import type { PlayerSession } from './session.ts'

/** Describes a session's player for the site: names, times, the five figures, their standing. */
export async function describeSession(
  db: Db,
  session: PlayerSession,
  at: Date,
): Promise<Omit<SessionPlayer, 'hasDeposited'>> {
  const row = await db
    .selectFrom('players_session')
    .innerJoin('players_player', 'players_player.player_id', 'players_session.player_id')
    .select(['first_name', 'last_name', 'email', 'email_bounced_at'])
    .select(['birth_date', 'previous_login_at'])
    .where('handle', '=', session.sessionId)
    .executeTakeFirstOrThrow()
  return {
    playerId: session.playerId,
    firstName: row.first_name,
    lastName: row.last_name,
    initials: initial(row.first_name) + initial(row.last_name),
    email: row.email,
    ageYears: ageYears(row.birth_date, at),
    loggedInAt: session.loggedInAt,
    ...(row.previous_login_at && { previousLoginAt: row.previous_login_at }),
    expiresAt: session.expiresAt,
    ...(await readSummaries(db, session.playerId, at)),
    ...(row.email_bounced_at && { isEmailBounced: true as const }),
    standing: session.standing,
    ...(session.pause && { pause: session.pause }),
    ...(session.lock && { lock: session.lock }),
  }
}

/** As pages show it, and as the books have it where a win is not shown yet. [LV20] */
async function readSummaries(
  db: Db,
  playerId: PlayerId,
  at: Date,
): Promise<Pick<SessionPlayer, 'summary' | 'bookedSummary'>> {
  const balances = await readShownBalances(db, playerId, at)
  // An active bonus has money left: with the last of it, it ends.
  const wagering = balances.bonusOre > 0n ? await readWagering(db, playerId) : undefined
  const { bookedCashOre } = balances
  return {
    summary: accountSummary(balances, wagering),
    ...(bookedCashOre !== balances.cashOre && {
      bookedSummary: accountSummary({ ...balances, cashOre: bookedCashOre }, wagering),
    }),
  }
}

/**
 * The account overview's totals, the specification's five figures: what may be withdrawn is the cash, and
 * only the cash. [DATA-04] [SCREEN-13]
 */
function accountSummary(balances: Balances, wagering?: Wagering): AccountSummary {
  const { requiredOre, wageredOre } = wagering ?? { requiredOre: zeroOre, wageredOre: zeroOre }
  return {
    BonusBalance: balances.bonusOre,
    TotalActiveBonusWageredFraction:
      requiredOre > 0n ? Number(wageredOre) / Number(requiredOre) : 0,
    TotalActiveWageringRequirement: requiredOre,
    TotalBalance: sum(balances.cashOre, balances.bonusOre),
    WithdrawableBalance: balances.cashOre,
  }
}

function initial(name: string): string {
  return ([...name][0] ?? '').toLocaleUpperCase('da-DK')
}
