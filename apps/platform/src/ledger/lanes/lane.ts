import { invariant, type Ore, required } from '@nordlys/core'
import pg from 'pg'
import { appRole, lockSpaces } from '../../db/index.ts'
import {
  byteaArray,
  byteaOrNullArray,
  int2Array,
  int4Array,
  int8Array,
  readTextArray,
  uuidArray,
} from '../base/binary-arrays.ts'
import { type Round, type RoundOutcome, storedRefusals } from '../base/round.ts'

export const lanesMax = 64
/** Everything comes back as text; the few numbers are read by hand. */
const asText: pg.CustomTypesConfig = { getTypeParser: () => (value: string) => value }

/** It passes by itself: a refused caller asks again in a moment. */
export class LedgerBusyError extends Error {
  override name = 'LedgerBusyError'
}

/** The operations that a lane needs of its connection. */
export interface LaneClient {
  on(event: 'error', listener: (error: Error) => void): unknown
  connect(): Promise<unknown>
  query<Row extends pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<{ rows: Row[] }>
  end(): Promise<void>
}

/** The answer of `ledger_settle`, its arrays and rest as text. */
export interface SettleRow {
  o_player: string | null
  o_balance: string | null
  o_rest: string | null
}

interface RestRow {
  key: string
  player: number
  input: string
  refusal: number | null
  balance: number | null
  win: number | null
  seed: string | null
  at: number
}

/**
 * One connection that settles batches, with a house row to itself: copies of the program never
 * share one, because the row is leased by a lock that lives and dies with this connection.
 */
export class Lane {
  readonly number: number
  readonly #client: LaneClient
  /** Ends the settle in flight when the connection is lost: its answer will never come. */
  #giveUp: (because: Error) => void = () => undefined
  #isLost = false

  private constructor(number: number, client: LaneClient) {
    this.number = number
    this.#client = client
    client.on('error', (because) => {
      this.#isLost = true
      this.#giveUp(because)
    })
  }

  /** Whether the connection is gone, and the lease with it. */
  get isLost(): boolean {
    return this.#isLost
  }

  /** Connects and leases the first free lane; throws `LedgerBusyError` when all 64 are taken. */
  static async open(client: LaneClient): Promise<Lane> {
    // Without a listener a lost connection would crash us; the next query finds it dead.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return new Lane(await lease(client), client)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
  }

  /** Settles a batch: at most one round of a player and of a key, sorted by player. */
  async settle(batch: readonly Round[], at: Date): Promise<RoundOutcome[]> {
    const query = this.#client.query<SettleRow>({
      name: 'settle',
      text: `SELECT * FROM ledger_settle($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
        $14)`,
      types: asText,
      values: [
        uuidArray(batch.map((round) => round.key)),
        int4Array(batch.map((round) => round.playerId)),
        uuidArray(batch.map((round) => round.input)),
        uuidArray(batch.map((round) => round.playSession)),
        int8Array(batch.map((round) => round.stakeOre)),
        int8Array(batch.map((round) => round.winOre)),
        int4Array(batch.map((round) => round.definition)),
        byteaArray(
          batch.map((round) => round.seed),
          32,
        ),
        int2Array(batch.map((round) => round.jackpot?.pool ?? 0)),
        int8Array(batch.map((round) => round.jackpot?.contributionMilliOre ?? 0n)),
        this.number,
        at,
        betsOf(batch),
        closingsOf(batch),
      ],
    })
    // A promise of each settle's own: one that lived as long as the connection would hold them all.
    const lost = new Promise<never>((_resolve, reject) => {
      this.#giveUp = reject
    })
    const { rows } = await Promise.race([query, lost])
    return readOutcomes(batch, required(rows[0], 'the answer of ledger_settle'), at)
  }

  async close(): Promise<void> {
    this.#isLost = true
    await this.#client.end()
  }
}

/** Nothing when no round has any, as in a batch of slots: then nothing is sent for them. */
function betsOf(batch: readonly Round[]): Buffer | null {
  if (!batch.some(({ bets }) => bets)) return null
  return byteaOrNullArray(batch.map(({ bets }) => bets))
}

/** Nothing when no round is of a live table. */
function closingsOf(batch: readonly Round[]): (Date | undefined)[] | null {
  return batch.some(({ closedAt }) => closedAt) ? batch.map(({ closedAt }) => closedAt) : null
}

/** A connection for a lane, not yet open. */
export function laneClient(databaseUrl: string): LaneClient {
  return new pg.Client({
    connectionString: databaseUrl,
    application_name: 'nordlys-lane',
    connectionTimeoutMillis: 5_000,
  })
}

/** The number of the first free lane, leased for as long as the connection lives. */
async function lease(client: LaneClient): Promise<number> {
  await client.query(`SET ROLE ${appRole}`)
  for (let number = 0; number < lanesMax; number++) {
    const { rows } = await client.query<{ leased: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS leased',
      [lockSpaces.ledgerLane, number],
    )
    if (rows[0]?.leased) return number
  }
  throw new LedgerBusyError('all ledger lanes are leased')
}

/** The outcome of each round of a batch. */
export function readOutcomes(batch: readonly Round[], row: SettleRow, at: Date): RoundOutcome[] {
  const balances = readTextArray(row.o_balance)
  const settled = new Map(
    readTextArray(row.o_player).map((player, place) => [Number(player), balances[place]]),
  )
  const rest = new Map<string, RestRow>()
  if (row.o_rest) {
    for (const stored of JSON.parse(row.o_rest) as RestRow[]) rest.set(stored.key, stored)
  }
  return batch.map((round) => {
    const balance = settled.get(round.playerId)
    if (balance === undefined) return readStored(round, rest.get(round.key))
    const { winOre, seed } = round
    return { ok: true, repeated: false, winOre, balanceOre: BigInt(balance) as Ore, seed, at }
  })
}

function readStored(round: Round, stored: RestRow | undefined): RoundOutcome {
  invariant(stored, `round ${round.key} was neither settled nor stored`)
  if (stored.player !== round.playerId || stored.input !== round.input) {
    return { ok: false, refusal: 'conflict', balanceOre: undefined }
  }
  const balanceOre = stored.balance === null ? undefined : (BigInt(stored.balance) as Ore)
  if (stored.refusal !== null) {
    const refusal = required(storedRefusals[stored.refusal], `refusal ${stored.refusal}`)
    return { ok: false, refusal, balanceOre }
  }
  return {
    ok: true,
    repeated: true,
    winOre: BigInt(required(stored.win, 'win')) as Ore,
    balanceOre: required(balanceOre, 'balance'),
    seed: Buffer.from(required(stored.seed, 'seed'), 'hex'),
    at: new Date(Number(stored.at)),
  }
}
