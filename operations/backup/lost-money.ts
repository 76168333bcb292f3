import { dayMs, negate, subtract, timeOfKey } from '@nordlys/core'
import pg from 'pg'
import type { Asked, Lost } from './lost.ts'
import { lostMessages } from './lost-messages.ts'
import type { MobilePayCapture } from './mobile-pay-captures.ts'
import type { AcknowledgedRound, CapturedPayment, Payout } from './outside-money.ts'

/**
 * Every movement that outside parties know of and the books lack, oldest first; empty when they agree.
 */
export async function findLost(asked: Asked): Promise<Lost[]> {
  const client = new pg.Client({ connectionString: asked.databaseUrl })
  await client.connect()
  try {
    const lost = [
      ...(await lostDeposits(client, asked.outside.captured)),
      ...(await lostMobilePay(client, asked.outside.mobilePay.payments)),
      ...(await lostPayouts(client, asked.outside.payouts)),
      ...(await lostRounds(client, asked)),
      ...(await lostMessages(client, asked)),
    ]
    return lost.sort((a, b) => a.at.getTime() - b.at.getTime())
  } finally {
    await client.end()
  }
}

async function lostDeposits(
  client: pg.Client,
  captured: readonly CapturedPayment[],
): Promise<Lost[]> {
  const { rows } = await client.query(
    `SELECT a.tx_id, p.player_id, d.booked FROM unnest($1::text[], $2::text[]) AS a(tx_id, user_id)
     LEFT JOIN players_player p ON p.player_id::text = a.user_id
     LEFT JOIN (SELECT t.ext_ref, -sum(e.amount_ore) AS booked FROM audit_txns t
       JOIN audit_entries e USING (txn_id)
       WHERE t.kind = 'deposit' AND e.account_id = 'payment-provider'
       GROUP BY t.ext_ref) d ON d.ext_ref = a.tx_id`,
    [captured.map(({ txId }) => txId), captured.map(({ userId }) => userId)],
  )
  const books = new Map(rows.map((row) => [row.tx_id, row]))
  return captured.flatMap((each): Lost[] => {
    const { player_id: player, booked } = books.get(each.txId)
    if (booked !== null && BigInt(booked) === each.capturedOre) return []
    const lost = { kind: 'deposit', key: each.txId, amountOre: each.capturedOre } as const
    const common = { ...lost, playerId: player ?? undefined, at: each.at }
    if (booked !== null)
      return [{ ...common, remedy: 'person', because: `booked as ${booked} øre` }]
    if (player === null) return [{ ...common, remedy: 'person', because: 'no such player' }]
    return [{ ...common, remedy: 'repeat-transfer', because: 'not booked' }]
  })
}

/** MobilePay knows our reference alone: whose it is stands in our books, or is for people to find there. */
async function lostMobilePay(
  client: pg.Client,
  captured: readonly MobilePayCapture[],
): Promise<Lost[]> {
  const { rows } = await client.query(
    `SELECT a.reference, d.player_id, b.booked FROM unnest($1::text[]) AS a(reference)
     LEFT JOIN wallet_deposit d ON d.reference = a.reference
     LEFT JOIN (SELECT t.ext_ref, -sum(e.amount_ore) AS booked FROM audit_txns t
       JOIN audit_entries e USING (txn_id)
       WHERE t.kind = 'deposit' AND e.account_id = 'payment-provider'
       GROUP BY t.ext_ref) b ON b.ext_ref = a.reference`,
    [captured.map(({ reference }) => reference)],
  )
  const books = new Map(rows.map((row) => [row.reference, row]))
  return captured.flatMap(({ reference: key, capturedOre: amountOre, at }): Lost[] => {
    const { player_id: player, booked } = books.get(key)
    if (booked !== null && BigInt(booked) === amountOre) return []
    const common = { kind: 'deposit', key, amountOre, at, playerId: player ?? undefined } as const
    if (booked !== null)
      return [{ ...common, remedy: 'person', because: `booked as ${booked} øre` }]
    if (player === null) return [{ ...common, remedy: 'person', because: 'no such deposit' }]
    return [{ ...common, remedy: 'ask-provider', because: 'not booked' }]
  })
}

/** The state a withdrawal has with us, for each state NemKonto reports. */
const stateOf = {
  accepted: 'processing',
  completed: 'processing',
  sent: 'initiated',
  settled: 'implemented',
  rejected: 'reversed',
  returned: 'reversed',
} as const satisfies Record<Payout['status'], string>
/** From these NemKonto's status leads on, by the platform's own tick. */
const waiting = ['processing', 'initiated', 'implemented']

async function lostPayouts(client: pg.Client, payouts: readonly Payout[]): Promise<Lost[]> {
  const { rows } = await client.query(
    `SELECT withdrawal_id, player_id, amount_ore, status, batch_id FROM wallet_withdrawal
     WHERE withdrawal_id = ANY ($1)`,
    [payouts.map(({ reference }) => reference)],
  )
  const books = new Map(rows.map((row) => [row.withdrawal_id, row]))
  return payouts.flatMap((each): Lost[] => {
    const row = books.get(each.reference)
    const fault = payoutFault(each, row)
    if (!fault) return []
    const common = { kind: 'payout', key: each.reference, playerId: row?.player_id } as const
    return [{ ...common, amountOre: negate(each.amountOre), at: each.at, ...fault }]
  })
}

function payoutFault(
  payout: Payout,
  row: { status: string; amount_ore: string; batch_id: string | null } | undefined,
): Pick<Lost, 'remedy' | 'because'> | undefined {
  if (!row) return { remedy: 'adopt-file', because: 'no such withdrawal' }
  if (BigInt(row.amount_ore) !== payout.amountOre) {
    return { remedy: 'person', because: `a withdrawal of ${row.amount_ore} øre` }
  }
  if (row.status === 'pending') return { remedy: 'adopt-file', because: 'pending' }
  const isIn = row.batch_id === payout.batchId
  if (isIn && row.status === stateOf[payout.status]) return undefined
  const isBehind = isIn && waiting.includes(row.status)
  return { remedy: isBehind ? 'read-status' : 'person', because: row.status }
}

async function lostRounds(client: pg.Client, asked: Asked): Promise<Lost[]> {
  const { rounds } = asked.outside
  const { rows } = await client.query(
    `SELECT a.key, r.state, r.win_ore, r.stake_ore FROM unnest($1::uuid[]) AS a(key)
     LEFT JOIN audit_rounds r ON r.round_id = a.key`,
    [rounds.map(({ key }) => key)],
  )
  const books = new Map(rows.map((row) => [row.key, row]))
  return rounds.flatMap((round): Lost[] => {
    const fault = roundFault(round, books.get(round.key), asked)
    if (!fault) return []
    const { key, at } = round
    const amountOre = subtract(round.winOre, round.stakeOre)
    const player = asked.findPlayer(round.playerRef)
    return [{ kind: 'round', key, playerId: player, amountOre, at, ...fault }]
  })
}

/** The wallet takes a key within a day of its time; what is older is looked at. */
const repeatableForMs = dayMs

function roundFault(
  round: AcknowledgedRound,
  row: { state: string | null; win_ore: string | null; stake_ore: string },
  { at, findPlayer }: Asked,
): Pick<Lost, 'remedy' | 'because'> | undefined {
  if (row.state === 'refused') return { remedy: 'person', because: 'refused' }
  if (row.state !== null) {
    const isSame = row.win_ore === `${round.winOre}` && row.stake_ore === `${round.stakeOre}`
    if (isSame) return undefined
    return { remedy: 'person', because: `settled with a win of ${row.win_ore} øre` }
  }
  if (findPlayer(round.playerRef) === undefined)
    return { remedy: 'person', because: 'no such player' }
  const isYoung = at.getTime() - timeOfKey(round.key).getTime() < repeatableForMs
  if (!isYoung) return { remedy: 'person', because: 'not settled, its key older than a day' }
  return { remedy: 'settle-again', because: 'not settled' }
}
