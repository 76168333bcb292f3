import { signWalletMessage, supplierHeader, walletHeaders } from '@nordlys/contracts'
import { hourMs, kroner, type Ore, type PlayerId, secret, systemRandom } from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import { testDatabase } from '@nordlys/testing/database'
import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { registerSupplierCalls } from '../http/supplier-calls.ts'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { createSupplierDesk } from '../outside/index.ts'
import { startPlay } from '../play/play-sessions.ts'
import {
  defaultSupplierSettings,
  openSuppliers,
  type SuppliersContext,
} from './supplier-context.ts'

export interface TestPlay {
  playSession: string
  playerRef: string
  gameId: string
}

export interface Told {
  transactionId?: string
  kind: string
  state: string
  answers: { status: number | null; body: string }[]
}

/** How a message differs from an honest one. */
interface Said {
  as?: keyof typeof credentials
  name?: string
  /** The bytes that go out, when they are not the ones signed. */
  sentBody?: string
  atMs?: number
  /** The path that was signed. */
  path?: string
}

type Step = Readonly<Record<string, unknown>>
type Disposed = AsyncDisposable & { url: string }

const credentials = { sandbox: 'sandbox-secret', rival: 'rival-secret' } as const

/** Two suppliers with two and one games: the stand-in, over the wire both ways, and a rival. */
export class TestSuppliers implements AsyncDisposable {
  readonly ledger: TestLedger
  readonly context: SuppliersContext
  readonly logLines: string[] = []
  readonly databaseUrl: string
  readonly #app: FastifyInstance = Fastify()
  readonly #database: AsyncDisposable
  #sandbox: Disposed | undefined
  #platformUrl = ''

  static async open(): Promise<TestSuppliers> {
    const database = await testDatabase()
    const ledger = await TestLedger.open(database.url)
    const desk = (name: keyof typeof credentials) => () =>
      createSupplierDesk({
        name,
        secret: credentials[name],
        baseUrl: `${world.sandboxUrl}/supplier`,
        clock: ledger.clock,
        timeoutMs: 5_000,
      })
    const suppliers = await openSuppliers(ledger.db, [
      {
        name: 'sandbox',
        secret: credentials.sandbox,
        games: ['runer', 'ravne'],
        desk: late(desk('sandbox')),
      },
      { name: 'rival', secret: credentials.rival, games: ['drager'], desk: late(desk('rival')) },
    ])
    const world = new TestSuppliers(database, ledger, suppliers)
    await world.#listen()
    return world
  }

  private constructor(
    database: AsyncDisposable & { url: string },
    ledger: TestLedger,
    suppliers: SuppliersContext['suppliers'],
  ) {
    this.#database = database
    this.databaseUrl = database.url
    this.ledger = ledger
    this.context = {
      play: {
        db: ledger.db,
        clock: ledger.clock,
        random: systemRandom,
        playerRefKey: secret(systemRandom),
        lockLiveSession: async () => true,
      },
      log: pino({ level: 'trace' }, { write: (line: string) => void this.logLines.push(line) }),
      suppliers,
      settings: defaultSupplierSettings,
    }
    registerSupplierCalls(this.#app, this.context)
  }

  async #listen(): Promise<void> {
    this.#platformUrl = await this.#app.listen({ port: 0, host: '127.0.0.1' })
    this.#sandbox = await startSandbox({
      port: 0,
      siteUrl: 'http://localhost:3000',
      platformUrl: this.#platformUrl,
      clock: this.ledger.clock,
      delays: { supplierRepeatMs: hourMs, supplierTimeoutMs: 5_000 },
    })
  }

  get sandboxUrl(): string {
    return this.#sandbox?.url ?? ''
  }

  /** A player with so much cash who has opened a game of the stand-in. */
  async playing(cash: Ore = kroner(10), gameId = 'runer') {
    const player = await this.ledger.player(cash)
    return { id: player.id, play: await this.opened(player.id, gameId) }
  }

  /** Opens a game, in the place of whatever was open. */
  async opened(playerId: PlayerId, gameId = 'runer'): Promise<TestPlay> {
    const launchToken = await this.launchToken(playerId, gameId)
    const told = await this.control<{ answer: { ok: boolean } & TestPlay }>('open', { launchToken })
    if (!told.answer.ok) throw new Error(JSON.stringify(told))
    const { playSession, playerRef } = told.answer
    return { playSession, playerRef, gameId }
  }

  async launchToken(playerId: PlayerId, gameId: string): Promise<string> {
    const at = this.ledger.clock.now()
    const sessionEndsAt = new Date(at.getTime() + 12 * hourMs)
    const wish = { playerId, sessionId: 'a-session', gameId, sessionEndsAt, at }
    return (await startPlay(this.context.play, wish)).launchToken
  }

  /** The stand-in plays a round as told; the answers it got, in the order of the steps. */
  async round(play: TestPlay, steps: Step[], over: Step = {}) {
    const script = { play, steps, ...over }
    const told = await this.control<{ roundId: string; messages: Told[] }>('rounds', script)
    const outcomes = told.messages.map((each) => {
      const body = each.answers.at(-1)?.body
      const answer = body ? JSON.parse(body) : undefined
      return answer ? (answer.ok ? 'ok' : answer.refusal) : 'unheard'
    })
    return { ...told, outcomes }
  }

  async control<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`${this.sandboxUrl}/control/supplier/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`the stand-in: ${await response.text()}`)
    return (await response.json()) as T
  }

  async flush(): Promise<void> {
    await fetch(`${this.sandboxUrl}/control/flush`, { method: 'POST' })
  }

  async force(outcome: string, times: number | 'always' = 1): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ party: 'supplier', outcome, times })
    const response = await fetch(`${this.sandboxUrl}/control/next`, {
      method: 'POST',
      headers,
      body,
    })
    if (!response.ok) throw new Error(`not forced: ${await response.text()}`)
  }

  async forget(): Promise<void> {
    await fetch(`${this.sandboxUrl}/control/reset`, { method: 'POST' })
  }

  /** What anyone may try to say: any bytes, signed as told. */
  async say(
    path: string,
    message: object | string,
    over: Said = {},
  ): Promise<{ status: number; body: string }> {
    const { as = 'sandbox', name = as, atMs = this.ledger.clock.now().getTime() } = over
    const body = typeof message === 'string' ? message : JSON.stringify(message)
    const signature = signWalletMessage(credentials[as], atMs, over.path ?? path, body)
    const response = await fetch(`${this.#platformUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [supplierHeader]: name,
        [walletHeaders.timestamp]: String(atMs),
        [walletHeaders.signature]: signature,
      },
      body: over.sentBody ?? body,
    })
    return { status: response.status, body: await response.text() }
  }

  accounts(playerId: PlayerId) {
    return this.ledger.db
      .selectFrom('ledger_player')
      .select(['cash', 'bonus', 'staked', 'debt'])
      .where('player', '=', playerId)
      .executeTakeFirstOrThrow()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#sandbox?.[Symbol.asyncDispose]()
    await this.#app.close()
    await this.ledger[Symbol.asyncDispose]()
    await this.#database[Symbol.asyncDispose]()
  }
}

/** The stand-in's address is known only after the platform's. */
function late(desk: () => ReturnType<typeof createSupplierDesk>) {
  return {
    readRound: (...asked: Parameters<ReturnType<typeof createSupplierDesk>['readRound']>) =>
      desk().readRound(...asked),
    listTransactions: (
      ...asked: Parameters<ReturnType<typeof createSupplierDesk>['listTransactions']>
    ) => desk().listTransactions(...asked),
  }
}
