import {
  type GameRefusal,
  gamePaths,
  type OpenAnswer,
  type SpinAnswer,
  type SpinRequest,
} from '@nordlys/contracts'
import { invariant, type Ore, systemRandom, TestClock } from '@nordlys/core'
import { MasterDrbg } from '@nordlys/game-math'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createCatalogue, type OfferedGame, StoredVersions } from '../src/catalogue/index.ts'
import { connect } from '../src/db/index.ts'
import { createServer, type FreeLimits } from '../src/http/index.ts'
import type { LiveTables, LiveTime } from '../src/live/index.ts'
import type { RoundsContext } from '../src/rounds/index.ts'
import { connectWallet } from '../src/wallet/index.ts'
import { everyGame } from './every-game.ts'
import { VersionsInMemory } from './versions-in-memory.ts'
import { WalletStandIn } from './wallet-stand-in.ts'

export const gameId = 'vikingernes-guld'
const walletSecret = 'wallet-secret-of-the-tests-32-bytes'
const plenty = { burst: 100_000, perSecond: 1_000 }
const nobodyListens = 'postgres://nobody@127.0.0.1:1/none'

/** The game server and a wallet stand-in, which it reaches over a real socket. */
export interface Table extends AsyncDisposable {
  readonly clock: TestClock
  readonly wallet: WalletStandIn
  readonly context: RoundsContext
  readonly app: FastifyInstance
  readonly live: LiveTables
  ask<T>(path: string, body: unknown, playToken?: string): Promise<{ status: number; body: T }>
}

interface TableParts {
  databaseUrl?: string
  timeoutMs?: number
  secretOfWallet?: string
  /** Plenty unless told otherwise: all players of a test come from one address. */
  freeLimits?: Partial<FreeLimits>
  /** What this release offers; every game of ours unless told otherwise. */
  offered?: readonly OfferedGame[]
  /** Which tables may be opened; those that are listed, unless told otherwise. */
  isTableListed?: (gameId: string) => boolean
  clock?: TestClock
  /** Of live tables. */
  time?: LiveTime
  /** Another copy of the program, whose wallet and clock are this one's too. */
  beside?: Table
}

/** Without a database only what needs none can be asked. */
export async function setTable({
  databaseUrl,
  timeoutMs = 5_000,
  secretOfWallet = walletSecret,
  freeLimits = { opening: plenty, spin: plenty, reading: plenty, line: plenty },
  ...parts
}: TableParts = {}): Promise<Table> {
  const logger = pino({ level: 'silent' })
  const clock =
    parts.clock ?? parts.beside?.clock ?? new TestClock(new Date('2026-11-21T19:00:00Z'))
  const wallet =
    parts.beside?.wallet ?? new WalletStandIn(secretOfWallet, () => clock.now().getTime())
  const platformUrl = await wallet.listen()
  const db = connect(databaseUrl ?? nobodyListens)
  const versions = databaseUrl ? new StoredVersions({ db, clock, logger }) : new VersionsInMemory()
  const context: RoundsContext = {
    db,
    clock,
    logger,
    random: systemRandom,
    drbg: new MasterDrbg(systemRandom),
    wallet: connectWallet({ platformUrl, secret: walletSecret, clock, timeoutMs }),
    catalogue: createCatalogue(parts.offered ?? (await everyGame()), versions, logger),
    tokenSecret: 'token-secret-of-the-tests-32-bytes!',
  }
  const { isTableListed, time } = parts
  const { app, live } = await createServer(context, {
    siteUrl: 'http://localhost:3000',
    freeLimits,
    isTableListed,
    time,
  })
  return {
    clock,
    wallet,
    context,
    app,
    live,
    async ask<T>(path: string, body: unknown, playToken?: string) {
      const response = await app.inject({
        method: 'POST',
        url: path,
        payload: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...(playToken && { authorization: `Bearer ${playToken}` }),
        },
      })
      return { status: response.statusCode, body: response.json<T>() }
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      if (!parts.beside) await wallet[Symbol.asyncDispose]()
      await db.destroy()
    },
  }
}

type SpinOutcome = SpinAnswer | GameRefusal

/** A player sitting in the game: keeps token and key as the client does. */
export class Guest {
  readonly opened: OpenAnswer
  roundKey: string
  playToken: string
  #table: Table

  constructor(table: Table, opened: OpenAnswer) {
    this.#table = table
    this.opened = opened
    this.roundKey = opened.roundKey
    this.playToken = opened.playToken
  }

  /** The next requests go to another copy of the program. */
  moveTo(table: Table): void {
    this.#table = table
  }

  async spin(change: Partial<SpinRequest> = {}): Promise<SpinOutcome> {
    const { definitionHash } = this.opened.game
    const asked = { roundKey: this.roundKey, stakeOre: 400, definitionHash, ...change }
    const { body } = await this.#table.ask<SpinOutcome>(gamePaths.spin, asked, this.playToken)
    return this.#take(body)
  }

  async gamble(
    choice: string,
    {
      roundKey = this.roundKey,
      definitionHash = this.opened.game.definitionHash,
      ...more
    }: { roundKey?: string; definitionHash?: string; stakeOre?: number } = {},
  ): Promise<SpinOutcome> {
    const asked = { roundKey, choice, definitionHash, ...more }
    const { body } = await this.#table.ask<SpinOutcome>(gamePaths.gamble, asked, this.playToken)
    return this.#take(body)
  }

  #take(body: SpinOutcome): SpinOutcome {
    if (body.roundKey) this.roundKey = body.roundKey
    if (body.ok && body.playToken) this.playToken = body.playToken
    return body
  }
}

export async function sitDownForMoney(
  table: Table,
  name: string,
  balance: Ore,
  game = gameId,
): Promise<Guest> {
  const { launchToken } = table.wallet.addPlayer(name, game, balance)
  return sitDown(table, { mode: 'money', launchToken })
}

/** Opens the game once more for a player who has played it before. */
export function comeBack(table: Table, name: string): Promise<Guest> {
  return sitDown(table, { mode: 'money', launchToken: table.wallet.launchAgain(name) })
}

export function sitDownForFun(table: Table, game = gameId): Promise<Guest> {
  return sitDown(table, { mode: 'free', gameId: game })
}

async function sitDown(table: Table, request: unknown): Promise<Guest> {
  const { body } = await table.ask<OpenAnswer | GameRefusal>(gamePaths.open, request)
  invariant(body.ok, `not opened: ${JSON.stringify(body)}`)
  return new Guest(table, body)
}

/** The answer, when it is one. */
export function accepted(outcome: SpinOutcome): SpinAnswer {
  invariant(outcome.ok, `refused: ${JSON.stringify(outcome)}`)
  return outcome
}
