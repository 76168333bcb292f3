import { isDeepStrictEqual } from 'node:util'
import { readHistory } from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import type { Breach } from '../../operations/verification/money-invariants.ts'
import { rowsOf } from '../kill/rows.ts'
import type { ClientKind, Seat } from './client.ts'

/** Players who look at their history meanwhile; in the end it adds up to what they have. */
export function historyKind(): ClientKind {
  const seats: Seat[] = []
  return {
    name: 'history',
    paceMs: { least: 1_000, most: 1_000 },
    books: [],
    async open(seat) {
      seats.push(seat)
      return async () => {
        await readTotals(seat)
        seat.tally.acknowledge('histories read')
      }
    },
    check: (databaseUrl) => compare(databaseUrl, seats),
  }
}

/** What a player has by their own history: cash and bonus, less what is owed. */
async function readTotals({ caller, session }: Seat): Promise<bigint> {
  const request = { kind: 'all', days: 366, page: 1, pageSize: 20 } as const
  const history = await caller.call(readHistory, request, session)
  invariant(history.ok, 'a player sees their history')
  const { totals: of } = history
  const played = of.wonOre + of.jackpotsOre - of.stakedOre + of.grantedOre - of.forfeitedOre
  return of.depositedOre - of.takenBackOre - of.withdrawnOre + played
}

/** A session says no player's number, so what all of them have is compared, sorted. */
async function compare(databaseUrl: string, seats: readonly Seat[]): Promise<Breach[]> {
  const told = await Promise.all(seats.map(readTotals))
  const rows = await rowsOf(
    databaseUrl,
    `SELECT substring(account_id FROM '\\d+') AS player, sum(balance_ore)::text AS ore
     FROM audit_balances WHERE account_id ~ '^(player:\\d+:(cash|bonus)|debt:\\d+)$' GROUP BY 1`,
  )
  const [mine, inBooks] = [told, rows.map(({ ore }) => BigInt(String(ore)))].map((amounts) =>
    amounts.sort((a, b) => (a < b ? -1 : 1)).map(String),
  )
  const invariant = 'I20 each player’s history adds up to what the player has'
  return [{ invariant, rows: isDeepStrictEqual(mine, inBooks) ? [] : [{ told: mine, inBooks }] }]
}
