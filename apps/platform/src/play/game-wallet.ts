import {
  betsChoices,
  gambleChoices,
  grantOfChoices,
  type RoundRefusal,
  type SettleResult,
  type SettleRound,
  type StoredRound,
  type WonJackpot,
} from '@nordlys/contracts'
import { isTimeKey, ore, sum, type TimeKey, timeOfKey, zeroOre } from '@nordlys/core'
import {
  boundedTellFrom,
  defineGame,
  findRound,
  type GroupCommit,
  inputHash,
  isLeft,
  isPlaying,
  keyWindowMs,
  LiveRounds,
  listRevoked,
  listRounds,
  type Round,
  type RoundOutcome,
  readPendingRounds,
  readShownBalances,
  settleGamble,
  settleSpin,
  shownBalance,
  wonIn,
} from '../ledger/index.ts'
import type { Jackpots } from './jackpots.ts'
import {
  bonusHere,
  findPlay,
  isLastBonusFulfilled,
  latestRoundsFrom,
  type PlayContext,
  type PlaySession,
  readOpenSpins,
  shownRounds,
  withJackpots,
} from './play-sessions.ts'
import { Remembered } from './remembered.ts'

type Live = NonNullable<SettleRound['live']>

const hexOf32Bytes = /^[0-9a-f]{64}$/

export interface GameWalletContext extends PlayContext {
  commits: GroupCommit
  /** Without them no round takes part in a jackpot. */
  jackpots?: Jackpots
}

/** The game server's door to a player's money: balance, settle, rounds, one round. */
export class GameWallet {
  readonly #context: GameWalletContext
  readonly #plays = new Remembered<PlaySession>()
  readonly #definitions = new Remembered<number>()
  readonly #live: LiveRounds

  constructor(context: GameWalletContext) {
    this.#context = context
    this.#live = new LiveRounds(context.db)
  }

  /**
   * Settles one round, stake and win together, durable when answered. What the player chose is
   * hashed with the key; a repeat gets the stored seed and win, whatever was drawn since. [LED-05]
   */
  async settle(asked: SettleRound): Promise<SettleResult> {
    const { key } = asked
    const refuse = (refusal: RoundRefusal): SettleResult => ({ ok: false, key, refusal })
    if (!isTimeKey(key) || !isWhole(asked)) return refuse('key-invalid')
    const play = await this.#play(asked.playSession)
    if (play && asked.live) await this.#note(key, play, asked.live)
    if (!this.#isKeyUsable(key)) {
      return (await this.#bookedLongAgo(play, asked)) ?? refuse('key-invalid')
    }
    if (!play) return refuse('play-ended')
    const { definitionHash, stakeOre, winOre, choices, valueOre, bets } = asked
    const chosen = [choices, valueOre, bets].filter((each) => each !== undefined)
    const booked = await this.#book(play, asked, {
      key,
      playerId: play.playerId,
      playSession: play.id,
      input: inputHash([play.playerId, definitionHash, stakeOre, ...chosen]),
      stakeOre,
      winOre,
      definition: await this.#definition(play.gameId, asked),
      seed: Buffer.from(asked.seed, 'hex'),
      bets: bets === undefined ? undefined : Buffer.from(bets),
      // A live round's keys bear the moment at which its slips became final.
      closedAt: asked.live && timeOfKey(key),
    })
    const settled = await this.#asShown(play, asked, present(key, booked))
    if (settled.ok || settled.refusal !== 'play-ended') return settled
    return { ...settled, refusal: await this.#whyEnded(play.id) }
  }

  /** The wins of these rounds are shown later than was said; see `boundedTellFrom`. [LV22] */
  async tellLater({ keys, tellFrom }: { keys: readonly string[]; tellFrom: Date }): Promise<void> {
    await this.#live.tellLater(keys.filter(isTimeKey), tellFrom, this.#context.clock.now())
  }

  async balance(playSession: string) {
    const play = await this.#livePlay(playSession)
    if (!play) return { ok: false, refusal: await this.#whyEnded(playSession) } as const
    const { db, clock } = this.#context
    const at = clock.now()
    const { cashOre, bonusOre } = await readShownBalances(db, play.playerId, at)
    const bound = await bonusHere(db, play, at)
    const isFulfilled = await isLastBonusFulfilled(db, play.playerId)
    const spins = await readOpenSpins(db, play, at)
    return {
      ok: true,
      balanceOre: sum(cashOre, bonusOre),
      ...bound,
      ...(isFulfilled && { isBonusFulfilled: true as const }),
      ...(spins && { spins }),
    } as const
  }

  /** The player's latest rounds in the game of this play session, newest first. */
  async rounds(playSession: string, limit: number) {
    const play = await this.#livePlay(playSession)
    if (!play) return { rounds: [] }
    const { db, clock } = this.#context
    const at = clock.now()
    const to = new Date(at.getTime() + 1)
    const { playerId, gameId } = play
    const from = latestRoundsFrom(at)
    const rounds = await listRounds(db, { playerId, gameId, from, to, limit })
    return { rounds: await shownRounds(db, playerId, rounds, at) }
  }

  /** One settled round of the play's player, in whatever game it was. */
  async round(playSession: string, key: string): Promise<{ round?: StoredRound }> {
    const play = isTimeKey(key) ? await this.#livePlay(playSession) : undefined
    if (!play || !isTimeKey(key)) return {}
    const { db } = this.#context
    const found = await findRound(db, { playerId: play.playerId, key })
    const [round] = await withJackpots(db, found ? [found] : [])
    return round ? { round } : {}
  }

  /**
   * A gamble has no part in a jackpot: its stake has contributed before. Nor has a spin of a grant, or a
   * round at a table.
   */
  async #book(
    { gameId }: PlaySession,
    { choices, valueOre, live }: SettleRound,
    round: Round,
  ): Promise<Booked> {
    const { jackpots, commits, db, clock } = this.#context
    const now = () => clock.now()
    if (isGambleChoice(choices)) {
      return { outcome: await settleGamble(db, { round, now }), won: [] }
    }
    const grant = grantOfChoices(choices)
    if (grant !== undefined && valueOre !== undefined) {
      const mayBe = !jackpots?.has(gameId)
      const spin = { round, grant, valueOre, gameId: mayBe ? gameId : undefined }
      return { ...(await settleSpin(db, { spin, now })), won: [] }
    }
    if (!jackpots || round.bets) {
      return { outcome: await commits.settle(round, live !== undefined), won: [] }
    }
    return jackpots.settle(gameId, round)
  }

  /** Kept before the round is settled: no win is ever booked that nobody knows to be pending. [LV20] */
  #note(key: TimeKey, { playerId }: PlaySession, live: Live): Promise<void> {
    const now = this.#context.clock.now()
    const tellFrom = boundedTellFrom({ key, tellFrom: live.tellFrom }, now)
    return this.#live.note({ key, playerId, round: live.round, tellFrom, isLeft: isLeft(key, now) })
  }

  /** A slip that was booked, though its table heard no answer until its key had grown too old. [LV9] */
  async #bookedLongAgo(
    play: PlaySession | undefined,
    { key, live }: SettleRound,
  ): Promise<SettleResult | undefined> {
    if (!live || !play || !isTimeKey(key)) return undefined
    const found = await findRound(this.#context.db, { playerId: play.playerId, key })
    if (!found) return undefined
    const { winOre, balanceAfterOre: balanceOre, at } = found
    const seed = Buffer.from(found.seed).toString('hex')
    return { ok: true, key, seed, winOre, balanceOre, repeated: true, at }
  }

  /**
   * The balance of an answer, without what the player has won at a live table and is not shown yet. A live
   * table gets what its own round has won, and shows it in its time.
   */
  async #asShown(
    { playerId, pendingUntil }: PlaySession,
    { key }: SettleRound,
    settled: SettleResult,
  ): Promise<SettleResult> {
    const { db, clock } = this.#context
    const at = clock.now()
    const { balanceOre } = settled
    // A play that is over knows nothing of the rounds that are pending by now.
    const hasEnded = !settled.ok && settled.refusal === 'play-ended'
    const mayPend = hasEnded || (pendingUntil !== undefined && pendingUntil > at)
    if (balanceOre === undefined || !mayPend) return settled
    const all = await readPendingRounds(db, { playerId, at })
    // One that was booked later is not in this balance.
    const before = settled.ok ? settled.at : at
    const pending = all.filter((each) => each.key !== key && each.at <= before)
    return { ...settled, balanceOre: shownBalance(balanceOre, wonIn(pending)) }
  }

  #isKeyUsable(key: TimeKey): boolean {
    const distanceMs = timeOfKey(key).getTime() - this.#context.clock.now().getTime()
    return Math.abs(distanceMs) <= keyWindowMs
  }

  async #play(id: string): Promise<PlaySession | undefined> {
    if (!isTimeKey(id)) return undefined
    return this.#plays.get(id, () => findPlay(this.#context.db, id))
  }

  /** A frame that is left open after a logout shows nobody's money. */
  async #livePlay(id: string): Promise<PlaySession | undefined> {
    const play = await this.#play(id)
    if (!play) return undefined
    const { db, clock } = this.#context
    const { playerId } = play
    const isLive = await isPlaying(db, { playerId, playSession: play.id, at: clock.now() })
    return isLive ? play : undefined
  }

  /** A player who was logged out learns so; the books know a play that is over and no more. */
  async #whyEnded(id: string): Promise<'play-ended' | 'logged-out'> {
    const revoked = await listRevoked(this.#context.db, isTimeKey(id) ? [id] : [])
    return revoked.has(id) ? 'logged-out' : 'play-ended'
  }

  /** Tables are played for cash alone. */
  #definition(gameId: string, asked: SettleRound): Promise<number> {
    const { definitionHash: hash, choices, bets } = asked
    const kind = { isGamble: isGambleChoice(choices), takesBonus: bets === undefined }
    return this.#definitions.get(`${hash} ${gameId} ${kind.isGamble} ${kind.takesBonus}`, () =>
      defineGame(this.#context.db, hash, gameId, kind),
    )
  }
}

/** The outcome of a round, and of the grant whose spin it was. */
interface Booked {
  outcome: RoundOutcome
  won: readonly WonJackpot[]
  left?: number | undefined
}

/** No win without a stake but a spin's, and nothing that would take down the rounds beside it. */
function isWhole(asked: SettleRound): boolean {
  const { seed, definitionHash, stakeOre, winOre, choices, valueOre = zeroOre } = asked
  const isReplayable = hexOf32Bytes.test(seed) && hexOf32Bytes.test(definitionHash)
  const isDoubleOrNothing = winOre === 0n || winOre === stakeOre * 2n
  const mayBe = !isGambleChoice(choices) || isDoubleOrNothing
  const isSpin = grantOfChoices(choices) !== undefined
  const hasItsBets = (choices === betsChoices) === (asked.bets !== undefined)
  const isLiveAtTable = !asked.live || asked.bets !== undefined
  const isPlayedFor = isSpin ? stakeOre === 0n && valueOre > 0n : stakeOre > 0n && valueOre === 0n
  return isReplayable && hasItsBets && isLiveAtTable && isPlayedFor && winOre >= 0n && mayBe
}

const namesOfGambles: ReadonlySet<string> = new Set(Object.values(gambleChoices))

function isGambleChoice(choices: string): boolean {
  return namesOfGambles.has(choices)
}

function present(key: string, { outcome, won, left: spinsLeft }: Booked): SettleResult {
  if (!outcome.ok) {
    const { refusal, balanceOre } = outcome
    return { ok: false, key, refusal, ...(balanceOre !== undefined && { balanceOre }) }
  }
  const { winOre, repeated, at } = outcome
  const seed = Buffer.from(outcome.seed).toString('hex')
  // The books pay a jackpot in a movement of its own, right after the round's.
  const balanceOre = sum(outcome.balanceOre, ...won.map(({ amountOre }) => amountOre))
  return {
    ok: true,
    key,
    seed,
    winOre: ore(winOre),
    balanceOre,
    ...(won.length > 0 && { jackpots: [...won] }),
    ...(spinsLeft !== undefined && { spinsLeft }),
    repeated,
    at,
  }
}
