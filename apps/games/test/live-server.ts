import { type LiveAsk, type LiveEvent, type LiveTold, livePaths } from '@nordlys/contracts'
import { kroner, type Ore, required, systemRandom } from '@nordlys/core'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import type { FreeLimits } from '../src/http/index.ts'
import { HandTime } from '../src/live/owner/hand-time.ts'
import { writePlayToken } from '../src/rounds/play-token.ts'
import { setTable, type Table } from './table.ts'

export const liveTable = 'faelles-roulette'
type Heard = LiveEvent | LiveTold

/** A game server that listens, with live tables whose time moves by hand. */
export class LiveServer implements AsyncDisposable {
  readonly table: Table
  readonly time: HandTime
  readonly url: string
  readonly databaseUrl: string

  private constructor(parts: Pick<LiveServer, 'table' | 'time' | 'url' | 'databaseUrl'>) {
    this.table = parts.table
    this.time = parts.time
    this.url = parts.url
    this.databaseUrl = parts.databaseUrl
  }

  /** `beside`: another copy of the program, with the same database, wallet and time. */
  static async open(
    databaseUrl: string,
    beside?: LiveServer,
    freeLimits?: Partial<FreeLimits>,
  ): Promise<LiveServer> {
    const time = beside?.time ?? new HandTime()
    time.doWaitsPass = false
    const table = await setTable({
      ...{ databaseUrl, time, offered: [], isTableListed: () => true },
      ...(beside && { beside: beside.table }),
      ...(freeLimits && { freeLimits }),
      clock: time.clock,
    })
    const url = await table.app.listen({ port: 0, host: '127.0.0.1' })
    table.live.start(url)
    return new LiveServer({ table, time, url, databaseUrl })
  }

  /** A play for money, as a launch token opens one. */
  player(name: string, balanceOre: Ore = kroner(100), gameId = liveTable): string {
    const { playSession, playerRef } = this.table.wallet.addPlayer(name, gameId, balanceOre)
    const issuedAtMs = this.time.now()
    const play = { mode: 'money', gameId, playSession, playerRef, issuedAtMs } as const
    return writePlayToken(this.table.context.tokenSecret, play)
  }

  async ticket(playToken: string): Promise<string> {
    const asked = await this.table.ask<{ ticket: string }>(livePaths.ticket, {}, playToken)
    return asked.body.ticket
  }

  /** A line that says hello, as one of a play where a ticket is given. */
  async line(
    hello: Partial<Extract<LiveAsk, { type: 'hello' }>> = {},
    table = liveTable,
  ): Promise<TestLine> {
    const line = await TestLine.open(`${this.url}${livePaths.line}/${table}`)
    line.say({ type: 'hello', ...hello })
    return line
  }

  async lineOf(playToken: string, table = liveTable): Promise<TestLine> {
    return this.line({ ticket: await this.ticket(playToken) }, table)
  }

  /**
   * Moves time in steps that nothing oversleeps, until something is so. The database is asked between them:
   * on a busy machine time passes as slowly as what is under way.
   */
  async until(is: () => boolean): Promise<void> {
    while (!is()) {
      this.time.advance(100)
      await sql`SELECT 1`.execute(this.table.context.db)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    let isOver = false
    const end = async () => {
      await this.table.live[Symbol.asyncDispose]()
      isOver = true
    }
    await Promise.all([end(), this.until(() => isOver)])
    await this.table[Symbol.asyncDispose]()
  }
}

/** One WebSocket, and all that it has heard. */
export class TestLine {
  readonly socket: WebSocket
  readonly heard: Heard[] = []
  /** The code that it was closed with. */
  readonly closed: Promise<number>
  #waiting: { is: () => boolean; resolve: () => void }[] = []

  private constructor(socket: WebSocket) {
    this.socket = socket
    const { promise, resolve } = Promise.withResolvers<number>()
    this.closed = promise
    socket.on('close', (code) => resolve(code))
    socket.on('message', (data) => {
      const heard: Heard = JSON.parse(String(data))
      if (heard.type !== 'here') this.heard.push(heard)
      const met = this.#waiting.filter(({ is }) => is())
      this.#waiting = this.#waiting.filter((each) => !met.includes(each))
      for (const each of met) each.resolve()
    })
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<TestLine> {
    const socket = new WebSocket(url.replace('http', 'ws'), { headers })
    const line = new TestLine(socket)
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return line
  }

  say(ask: LiveAsk): void {
    this.socket.send(JSON.stringify(ask))
  }

  /** The first message of this type, from the nth on that was heard. */
  async told<Type extends Heard['type']>(
    type: Type,
    from = 0,
  ): Promise<Extract<Heard, { type: Type }>> {
    const find = () =>
      this.heard
        .slice(from)
        .find((each): each is Extract<Heard, { type: Type }> => each.type === type)
    if (!find()) {
      await new Promise<void>((resolve) =>
        this.#waiting.push({ is: () => find() !== undefined, resolve }),
      )
    }
    return required(find(), type)
  }

  close(): void {
    this.socket.terminate()
  }
}

export const anyTicket = () => Buffer.from(systemRandom.bytes(32)).toString('base64url')
