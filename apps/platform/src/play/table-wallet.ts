import {
  handWaitsMs,
  type OpenTableRound,
  type TableAnswer,
  type TableEndMessage,
  type TableRefusal,
  type TableStakeMessage,
} from '@nordlys/contracts'
import {
  after,
  hourMs,
  invariant,
  isTimeKey,
  minuteMs,
  type TimeKey,
  timeKey,
  timeOfKey,
} from '@nordlys/core'
import {
  defineGame,
  keyWindowMs,
  LiveRounds,
  listOpenTableRounds,
  listRevoked,
  PendingOfTables,
  shownBalance,
  type TableRoundAnswer,
  TableRounds,
} from '../ledger/index.ts'
import { findPlay, type PlayContext, type PlaySession } from './play-sessions.ts'
import { Remembered } from './remembered.ts'
import { tableAnswer } from './table-answer.ts'

const pageSize = 500

/** The game server's door to stakes that are held: rounds at our own tables. [GAME-02] */
export class TableWallet {
  readonly #context: PlayContext
  readonly #rounds: TableRounds
  readonly #pending: PendingOfTables
  readonly #live: LiveRounds
  readonly #plays = new Remembered<PlaySession>()
  readonly #definitions = new Remembered<number>()

  private constructor(context: PlayContext, rounds: TableRounds) {
    this.#context = context
    this.#rounds = rounds
    this.#pending = new PendingOfTables(context.db)
    this.#live = new LiveRounds(context.db)
  }

  static async open(context: PlayContext): Promise<TableWallet> {
    return new TableWallet(context, await TableRounds.open(context.db))
  }

  /** Holds a stake, once a key; the first of a round opens it. The round's play names player and game. */
  async take(asked: TableStakeMessage): Promise<TableAnswer> {
    const { key, round, stakeOre, opening } = asked
    const refuse = (refusal: TableRefusal): TableAnswer => ({ ok: false, key, refusal })
    const isWhole = stakeOre > 0n && (key === round) === (opening !== undefined)
    if (!isTimeKey(round) || !isTimeKey(key) || !isWhole) return refuse('key-invalid')
    const play = await this.#play(asked.playSession)
    if (!play) return refuse('play-ended')
    if (asked.live) await this.#note(round, play, asked.live)
    const { clock, random } = this.#context
    const mayBegin = this.#mayBegin(key, opening ? keyWindowMs : hourMs)
    const taken = await this.#rounds.take({
      key,
      movement: timeKey(clock, random),
      round,
      mayBegin,
      playerId: play.playerId,
      playSession: play.id,
      definition: await this.#definition(asked.definitionHash, play.gameId),
      stakeOre,
      opening: opening && {
        commitment: Buffer.from(opening.commitment, 'hex'),
        bets: Buffer.from(opening.bets, 'hex'),
      },
      at: clock.now(),
    })
    // A known bet is answered, however old; nothing new begins under an old name.
    const isTooOld = taken.outcome === 'conflict' && !mayBegin
    return isTooOld ? refuse('key-invalid') : this.#answer(key, round, taken)
  }

  /** Pays what a round won and ends it, once a key. */
  async finish({ key, round, stakeOre, payoutOre, ...end }: TableEndMessage): Promise<TableAnswer> {
    if (!isTimeKey(round) || !isTimeKey(key)) return { ok: false, key, refusal: 'key-invalid' }
    const { clock, random } = this.#context
    const finished = await this.#rounds.finish({
      key,
      movement: timeKey(clock, random),
      round,
      stakeOre,
      payoutOre,
      seed: Buffer.from(end.seed, 'hex'),
      choices: Buffer.from(end.choices, 'hex'),
      automaticFrom: end.automaticFrom,
      at: clock.now(),
    })
    return this.#answer(key, round, finished)
  }

  /** Takes one stake back, now or when it comes. It is of a round that is open. [LV40] */
  async takeBack(key: string): Promise<void> {
    if (!isTimeKey(key)) return
    const { clock, random } = this.#context
    const movement = timeKey(clock, random)
    const { outcome } = await this.#rounds.takeBack({ key, movement, at: clock.now() })
    invariant(
      outcome === 'ok' || outcome === 'transaction-unknown',
      `a stake was taken back as ${outcome}`,
    )
  }

  /** Gives the stakes of a round back that cannot be played to its end. */
  async void(round: string): Promise<TableAnswer> {
    if (!isTimeKey(round)) return { ok: false, key: round, refusal: 'key-invalid' }
    const at = this.#context.clock.now()
    return this.#answer(round, round, await this.#rounds.void({ round, at }))
  }

  /** The table's number of the round. A stake has won nothing: nothing of it is hidden. [LV27] */
  #note(key: TimeKey, { playerId }: PlaySession, { round }: { round: number }): Promise<void> {
    return this.#live.note({ key, playerId, round, tellFrom: timeOfKey(key), isLeft: false })
  }

  /** Its balance is without what the player has won elsewhere and is not shown yet. [LV20] */
  async #answer(key: string, round: TimeKey, answered: TableRoundAnswer): Promise<TableAnswer> {
    const { balanceOre } = answered
    if (balanceOre === undefined) return tableAnswer(key, answered)
    const pendingOre = await this.#pending.of({ round, at: this.#context.clock.now() })
    return tableAnswer(key, { ...answered, balanceOre: shownBalance(balanceOre, pendingOre) })
  }

  /** Whether somebody ended the logins that games were opened in: nobody acts from there again. [FLT-77] */
  async logins(playSessions: readonly string[]): Promise<{ key: string; isRevoked: boolean }[]> {
    const revoked = await listRevoked(this.#context.db, playSessions.filter(isTimeKey))
    return playSessions.map((key) => ({ key, isRevoked: revoked.has(key) }))
  }

  /** The rounds that are open, the oldest first, a page at a time. */
  async open(from?: string): Promise<OpenTableRound[]> {
    const { db, clock } = this.#context
    if (from !== undefined && !isTimeKey(from)) return []
    const at = clock.now()
    const rounds = await listOpenTableRounds(db, { after: from, limit: pageSize, at })
    const longAgo = after(at, -handWaitsMs)
    return rounds.map(({ round, openedAt, isBarred }) => ({
      round,
      openedAt,
      state: isBarred || openedAt <= longAgo ? 'must-finish' : 'live',
    }))
  }

  /**
   * A name that was given out lately, and none of the time to come: a hand of it is forgotten by then. A
   * raise that was asked for an hour ago and never taken is not taken behind its player's back.
   */
  #mayBegin(key: TimeKey, withinMs: number): boolean {
    const ageMs = this.#context.clock.now().getTime() - timeOfKey(key).getTime()
    return ageMs <= withinMs && ageMs >= -minuteMs
  }

  async #play(id: string): Promise<PlaySession | undefined> {
    return isTimeKey(id) ? this.#plays.get(id, () => findPlay(this.#context.db, id)) : undefined
  }

  #definition(hash: string, gameId: string): Promise<number> {
    return this.#definitions.get(`${hash} ${gameId}`, () =>
      defineGame(this.#context.db, hash, gameId, { takesBonus: false }),
    )
  }
}
