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
  defineGame,
  findRound,
  type GroupCommit,
  inputHash,
  isPlaying,
  keyWindowMs,
  listRevoked,
  listRounds,
  type Round,
  type RoundOutcome,
  readBalances,
  settleGamble,
  settleSpin,
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
  withJackpots,
} from './play-sessions.ts'
import { Remembered } from './remembered.ts'

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

  constructor(context: GameWalletContext) {
    this.#context = context
  }

  /**
   * Settles one round, stake and win together, durable when answered. What the player chose is
   * hashed with the key; a repeat gets the stored seed and win, whatever was drawn since. [LED-05]
   */
  async settle(asked: SettleRound): Promise<SettleResult> {
    const { key } = asked
    const refuse = (refusal: RoundRefusal): SettleResult => ({ ok: false, key, refusal })
    if (!this.#isKeyUsable(key) || !isWhole(asked)) return refuse('key-invalid')
    const play = await this.#play(asked.playSession)
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
    })
    const settled = present(key, booked)
    if (settled.ok || settled.refusal !== 'play-ended') return settled
    return { ...settled, refusal: await this.#whyEnded(play.id) }
  }

  async balance(playSession: string) {
    const play = await this.#livePlay(playSession)
    if (!play) return { ok: false, refusal: await this.#whyEnded(playSession) } as const
    const { db, clock } = this.#context
    const { cashOre, bonusOre } = await readBalances(db, play.playerId)
    const at = clock.now()
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
    return { rounds: await withJackpots(db, rounds) }
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
    { choices, valueOre }: SettleRound,
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
    if (!jackpots || round.bets) return { outcome: await commits.settle(round), won: [] }
    return jackpots.settle(gameId, round)
  }

  #isKeyUsable(key: string): key is TimeKey {
    if (!isTimeKey(key)) return false
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
  const isPlayedFor = isSpin ? stakeOre === 0n && valueOre > 0n : stakeOre > 0n && valueOre === 0n
  return isReplayable && hasItsBets && isPlayedFor && winOre >= 0n && mayBe
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
