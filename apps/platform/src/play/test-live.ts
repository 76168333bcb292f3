import {
  betsChoices,
  type SettleResult,
  type SettleRound,
  settleAnswer,
  settleRequest,
  signWalletMessage,
  tellLaterRequest,
  walletHeaders,
  walletPaths,
} from '@nordlys/contracts'
import {
  after,
  dayMs,
  hex,
  hourMs,
  minuteMs,
  type Ore,
  ore,
  type PlayerId,
  required,
  secondMs,
  secret,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import Fastify from 'fastify'
import { registerWalletCalls } from '../http/wallet-calls.ts'
import { GroupCommit, LongReads } from '../ledger/index.ts'
import { TestPayments } from '../payments/base/test-payments.ts'
import { hashSecret } from '../players/base/secret.ts'
import type { PlayerSession } from '../players/session/session.ts'
import { GameWallet } from './game-wallet.ts'
import { authenticate, type PlayContext, startPlay } from './play-sessions.ts'
import { TableWallet } from './table-wallet.ts'

const walletSecret = 'a secret of these tests'
export const liveBets = '[["n17",10000]]'

/** A player who is logged in, and has opened a game. */
export interface Seat {
  player: PlayerId
  playSession: string
  session: PlayerSession
  credential: { secret: string; handle: string }
}

/** The wallet's edge as a live table asks it, beside payments on a real database. */
export class TestLive implements AsyncDisposable {
  readonly world: TestPayments
  readonly play: PlayContext
  readonly #app = Fastify()
  readonly #commits: GroupCommit

  private constructor(world: TestPayments, play: PlayContext, commits: GroupCommit) {
    this.world = world
    this.play = play
    this.#commits = commits
  }

  static async open(): Promise<TestLive> {
    const world = await TestPayments.open()
    const { db, clock } = world
    const parts = { db, clock, random: systemRandom, lockLiveSession: async () => true }
    const play = { ...parts, playerRefKey: secret(systemRandom) }
    const commits = await GroupCommit.open({ databaseUrl: world.ownerUrl, clock })
    const live = new TestLive(world, play, commits)
    registerWalletCalls({
      ...{ app: live.#app, clock, walletSecret, play, longReads: new LongReads() },
      wallet: new GameWallet({ ...play, commits }),
      tables: await TableWallet.open(play),
    })
    return live
  }

  get now(): Date {
    return this.world.clock.now()
  }

  inSeconds(seconds: number): Date {
    return after(this.now, seconds * secondMs)
  }

  async seat(cashOre: Ore, gameId = 'live-roulette'): Promise<Seat> {
    const player = await this.world.player(cashOre)
    const handle = secret(systemRandom, 16)
    const credential = { secret: secret(systemRandom), handle }
    const [loggedInAt, expiresAt] = [this.now, after(this.now, dayMs)]
    await this.world.db
      .insertInto('players_session')
      .values({
        handle,
        secret_hash: hashSecret(credential.secret),
        player_id: player,
        logged_in_at: loggedInAt,
        acted_at: loggedInAt,
        previous_login_at: null,
        rofus: 'clear',
        rofus_asked_at: loggedInAt,
        ended_at: null,
        end_reason: null,
      })
      .execute()
    const session: PlayerSession = {
      ...{ playerId: player, sessionId: handle, loggedInAt, expiresAt },
      standing: 'open',
    }
    const seat = { player, session, credential, playSession: '' }
    return { ...seat, playSession: (await this.openGame(seat, gameId)).playSession }
  }

  /** The player opens a game, and stakes nowhere else from then on. */
  async openGame({ player, session }: Pick<Seat, 'player' | 'session'>, gameId: string) {
    const at = this.now
    const notice = { loggedInAt: session.loggedInAt, longestMs: 60 * minuteMs }
    const wish = { playerId: player, sessionId: session.sessionId, gameId, at, notice }
    const sessionEndsAt = after(at, 12 * hourMs)
    const { launchToken } = await startPlay(this.play, { ...wish, sessionEndsAt })
    const opened = await authenticate(this.play, launchToken)
    if (!opened.ok) throw new Error(opened.refusal)
    return opened
  }

  round(seat: Seat, winOre: number, change: Partial<SettleRound> = {}): SettleRound {
    return {
      key: timeKey(this.world.clock, systemRandom),
      playSession: seat.playSession,
      definitionHash: 'ab'.repeat(32),
      stakeOre: ore(10_000),
      winOre: ore(winOre),
      seed: hex(systemRandom.bytes(32)),
      choices: betsChoices,
      bets: liveBets,
      live: { round: 48_213, tellFrom: this.inSeconds(12) },
      ...change,
    }
  }

  async settle(...rounds: SettleRound[]): Promise<SettleResult[]> {
    const answer = await this.ask(walletPaths.settle, settleRequest.encode({ rounds }))
    return settleAnswer.parse(answer.json()).results
  }

  async settleOne(round: SettleRound): Promise<SettleResult> {
    return required((await this.settle(round))[0], 'the answer to a round')
  }

  tellLater(keys: string[], tellFrom: Date) {
    return this.ask(walletPaths.tellLater, tellLaterRequest.encode({ keys, tellFrom }))
  }

  ask(path: string, message: object, secretOfCaller = walletSecret) {
    const payload = JSON.stringify(message)
    const timestamp = this.now.getTime()
    const headers = {
      'content-type': 'application/json',
      [walletHeaders.timestamp]: String(timestamp),
      [walletHeaders.signature]: signWalletMessage(secretOfCaller, timestamp, path, payload),
    }
    return this.#app.inject({ method: 'POST', url: path, headers, payload })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#app.close()
    await this.#commits[Symbol.asyncDispose]()
    await this.world[Symbol.asyncDispose]()
  }
}
