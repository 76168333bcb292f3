import { isTimeKey, timeOfKey } from '@nordlys/core'
import { sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely'
import type { Database, Db } from '../db/index.ts'
import type { Change, Hand, NewHand, Raise } from './hand-row.ts'

/** The hands that are played, one of a player in a game at a time. */
export class Hands {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  find(round: string): Promise<Hand | undefined> {
    return this.#all().where('round', '=', round).executeTakeFirst()
  }

  /**
   * Whether a round of the books is a slip at a live table, whose owner ends it: it is found by the time
   * that its key bears. (LV43)
   */
  async isOfLiveTable(round: string): Promise<boolean> {
    if (!isTimeKey(round)) return false
    const { rows } = await sql`
      SELECT FROM games.live_round r, json_array_elements(r.slips) s(slip)
      WHERE r.closed_at = ${timeOfKey(round)} AND s.slip ->> 0 = ${round} LIMIT 1`.execute(this.#db)
    return rows.length > 0
  }

  /** The hand that waits for its player, on any device. */
  waiting(of: { playerRef: string; gameId: string }): Promise<Hand | undefined> {
    return this.#all()
      .where('player_ref', '=', of.playerRef)
      .where('game_id', '=', of.gameId)
      .where('state', '<>', 'over')
      .executeTakeFirst()
  }

  /** False when a hand of the player waits in the game, or the round is known. */
  async begin(hand: NewHand): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.#db
      .insertInto('tables_hand')
      .values({
        ...hand,
        bets: JSON.stringify(hand.bets),
        choices: Buffer.alloc(0),
        state: 'opening',
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  /** The wallet refused the first stake: nothing was begun. */
  async drop(round: string): Promise<void> {
    await this.#db
      .deleteFrom('tables_hand')
      .where('round', '=', round)
      .where('state', '=', 'opening')
      .execute()
  }

  /** The wallet holds the first stake. */
  async opened({ round, at }: Omit<Change, 'step'>): Promise<void> {
    await this.#db
      .updateTable('tables_hand')
      .set({ state: 'open', acted_at: at })
      .where('round', '=', round)
      .where('state', '=', 'opening')
      .execute()
  }

  /** A choice that costs nothing is made. */
  choose({ round, step, at }: Change, choice: number): Promise<boolean> {
    return this.#change(round, (hands) =>
      hands
        .set(({ eb, ref }) => ({
          choices: eb(ref('choices'), '||', Buffer.of(choice)),
          acted_at: at,
        }))
        .where('state', '=', 'open')
        .where(({ eb, fn }) => eb(fn<number>('octet_length', ['choices']), '=', step)),
    )
  }

  /** A choice that costs more is asked of the wallet, under a key that is kept. */
  raise({ round, step, at }: Change, { choice, key, ore, playSession }: Raise): Promise<boolean> {
    return this.#change(round, (hands) =>
      hands
        .set({
          state: 'raising',
          pending: choice,
          pending_key: key,
          pending_ore: ore,
          play_session: playSession,
          acted_at: at,
        })
        .where('state', '=', 'open')
        .where(({ eb, fn }) => eb(fn<number>('octet_length', ['choices']), '=', step)),
    )
  }

  /** Notes the wallet's answer to a raise: taken, the choice is made; refused, the hand stands. */
  raised(
    { round, step, at }: Change,
    { key, choice }: { key: string; choice: number | undefined },
  ): Promise<boolean> {
    const none = { pending: null, pending_key: null, pending_ore: null }
    return this.#change(round, (hands) =>
      hands
        .set(({ eb, ref }) => ({
          ...none,
          state: 'open',
          acted_at: at,
          ...(choice !== undefined && { choices: eb(ref('choices'), '||', Buffer.of(choice)) }),
        }))
        .where('state', '=', 'raising')
        .where('pending_key', '=', key)
        .where(({ eb, fn }) => eb(fn<number>('octet_length', ['choices']), '=', step)),
    )
  }

  /**
   * The published rule makes a choice, and the hand says from which one on, in one write: what its player
   * chooses at the same moment stays theirs.
   */
  chooseByRule({ round, step, at }: Change, choice: number): Promise<boolean> {
    return this.#change(round, (hands) =>
      hands
        .set(({ eb, fn, ref, val }) => ({
          choices: eb(ref('choices'), '||', Buffer.of(choice)),
          automatic_from: fn.coalesce(ref('automatic_from'), val(step)),
          acted_at: at,
        }))
        .where('state', '=', 'open')
        .where(({ eb, fn }) => eb(fn<number>('octet_length', ['choices']), '=', step)),
    )
  }

  /** All choices are made: the end is asked of the wallet, under a key that is kept. */
  finishing({ round, step, at }: Change, key: string): Promise<boolean> {
    return this.#change(round, (hands) =>
      hands
        .set({ state: 'finishing', end_key: key, acted_at: at })
        .where('state', '=', 'open')
        .where(({ eb, fn }) => eb(fn<number>('octet_length', ['choices']), '=', step)),
    )
  }

  /** The wallet has ended the round. */
  over({ round, at }: Omit<Change, 'step'>): Promise<boolean> {
    return this.#change(round, (hands) =>
      hands.set({ state: 'over', acted_at: at }).where('state', '=', 'finishing'),
    )
  }

  /** Its stakes go back, or went: there is no hand any more. */
  async remove(round: string): Promise<void> {
    await this.#db.deleteFrom('tables_hand').where('round', '=', round).execute()
  }

  /** Hands that were over before a moment: the books keep them for ever. */
  async forget(before: Date): Promise<void> {
    await this.#db
      .deleteFrom('tables_hand')
      .where('state', '=', 'over')
      .where('acted_at', '<', before)
      .execute()
  }

  #all() {
    return this.#db.selectFrom('tables_hand').selectAll()
  }

  async #change(round: string, change: (hands: HandUpdate) => HandUpdate): Promise<boolean> {
    const { numUpdatedRows } = await change(this.#db.updateTable('tables_hand'))
      .where('round', '=', round)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
}

type HandUpdate = UpdateQueryBuilder<Database, 'tables_hand', 'tables_hand', UpdateResult>
