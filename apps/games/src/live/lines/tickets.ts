import { createHash } from 'node:crypto'
import { after, type Clock, type Random, secret } from '@nordlys/core'
import type { Db } from '../../db/index.ts'
import type { MoneyPlay } from '../../rounds/index.ts'
import { type Wallet, WalletDown } from '../../wallet/index.ts'

/** A line is opened right after its ticket was asked for. */
const ticketMs = 30_000

/** The play that a line speaks for. */
export interface LinePlay {
  readonly table: string
  readonly player: string
  readonly playSession: string
}

interface Context {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly wallet: Pick<Wallet, 'isRevoked'>
}

/**
 * Tickets for lines: one opens one line, once, at whatever copy. A play token never stands in an address or a
 * first message, where it could be repeated. [SEC-54]
 */
export class Tickets {
  readonly #context: Context

  constructor(context: Context) {
    this.#context = context
  }

  async issue({ gameId, playerRef, playSession }: MoneyPlay): Promise<string> {
    const { db, clock, random } = this.#context
    const ticket = secret(random, 32)
    const now = clock.now()
    await db
      .insertInto('live_ticket')
      .values({
        ticket_hash: hashOf(ticket),
        table_id: gameId,
        player_ref: playerRef,
        play_session: playSession,
        expires_at: after(now, ticketMs),
      })
      .execute()
    await db.deleteFrom('live_ticket').where('expires_at', '<', now).execute()
    return ticket
  }

  /**
   * The play of a ticket for this table; undefined for one that was used, is old or is none, or whose login
   * somebody has ended.
   */
  async redeem(table: string, ticket: string): Promise<LinePlay | undefined> {
    const { db, clock } = this.#context
    const row = await db
      .deleteFrom('live_ticket')
      .where('ticket_hash', '=', hashOf(ticket))
      .where('table_id', '=', table)
      .where('expires_at', '>=', clock.now())
      .returning(['player_ref', 'play_session'])
      .executeTakeFirst()
    if (!row || (await this.#isRevoked(row.play_session))) return undefined
    return { table, player: row.player_ref, playSession: row.play_session }
  }

  /** A wallet that is away keeps nobody from looking: the line is asked for again, and each bet is. */
  async #isRevoked(playSession: string): Promise<boolean> {
    try {
      return await this.#context.wallet.isRevoked(playSession)
    } catch (error) {
      if (!(error instanceof WalletDown)) throw error
      return false
    }
  }
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}
