import {
  type AuthenticateAnswer,
  authenticateAnswer,
  authenticateRequest,
  balanceAnswer,
  balanceRequest,
  type ClosedPlayer,
  closedPlayersAnswer,
  closedPlayersRequest,
  finishAnswer,
  finishRequest,
  loginsAnswer,
  loginsRequest,
  type OpenSpins,
  type OpenTableRound,
  openTableRoundsAnswer,
  openTableRoundsRequest,
  type ReplayAnswer,
  replayAnswer,
  replayRequest,
  roundAnswer,
  roundRequest,
  roundsAnswer,
  roundsRequest,
  type SettleResult,
  type SettleRound,
  type StoredRound,
  settleAnswer,
  settleRequest,
  settleRoundsMax,
  type TableAnswer,
  type TableEndMessage,
  type TableReplayAnswer,
  type TableStakeMessage,
  tableReplayAnswer,
  tableReplayRequest,
  tableRoundsMax,
  tableWalletPaths,
  takeAnswer,
  takeBackAnswer,
  takeBackRequest,
  takeRequest,
  tellLaterAnswer,
  tellLaterRequest,
  voidAnswer,
  voidRequest,
  walletPaths,
} from '@nordlys/contracts'
import type { Ore } from '@nordlys/core'
import { MessageQueue } from './message-queue.ts'
import { signedPost, type WalletAddress } from './signed-post.ts'
import { WalletDown } from './wallet-down.ts'

/** The player's money, as a game may reach it. Every method throws `WalletDown`. */
export interface Wallet {
  /** Redeems a launch token, once. */
  authenticate(launchToken: string): Promise<AuthenticateAnswer>
  balance(playSession: string): Promise<
    | {
        ok: true
        balanceOre: Ore
        stakeMaxOre?: Ore | undefined
        isBonusElsewhere?: true | undefined
        spins?: OpenSpins | undefined
        isBonusFulfilled?: true | undefined
      }
    | { ok: false; refusal: 'play-ended' | 'logged-out' }
  >
  settle(round: SettleRound): Promise<SettleResult>
  /** Up to 500 rounds of a live table as one message, beside those of spins, which do not wait for it. */
  settleTogether(rounds: readonly SettleRound[]): Promise<SettleResult[]>
  /** The outcome of these rounds is shown later than their settles said. */
  tellLater(keys: readonly string[], tellFrom: Date): Promise<void>
  /** The latest rounds of this player in this game, newest first. */
  rounds(playSession: string, limit: number): Promise<StoredRound[]>
  /** One of this player's rounds, in whatever game; undefined when it never was settled. */
  round(playSession: string, key: string): Promise<StoredRound | undefined>
  /** The round that its player may see again. */
  replay(replayToken: string): Promise<ReplayAnswer>
  /** Holds a stake of a round at a table, once a key; the first opens the round. */
  take(stake: TableStakeMessage): Promise<TableAnswer>
  /** Pays what a round at a table won and ends it, once a key. */
  finish(end: TableEndMessage): Promise<TableAnswer>
  /** Up to 500 stakes of a live table as one message, beside those of hands, which do not wait for it. */
  takeTogether(stakes: readonly TableStakeMessage[]): Promise<TableAnswer[]>
  /** The same of ends. */
  finishTogether(ends: readonly TableEndMessage[]): Promise<TableAnswer[]>
  /** Takes one stake back, or keeps one that has not come from ever moving anything. */
  takeBack(key: string): Promise<void>
  /** Gives the stakes of a round back that cannot be played to its end. */
  voidRound(round: string): Promise<TableAnswer>
  /** Whether somebody ended the login that a game was opened in: then nobody acts from it. */
  isRevoked(playSession: string): Promise<boolean>
  /** The round at a table that its player may see again. */
  replayTable(replayToken: string): Promise<TableReplayAnswer>
  /** Rounds at tables that are open, the oldest first, a page at a time. */
  openTableRounds(after?: string): Promise<OpenTableRound[]>
  /** Players whose accounts were closed from a moment on, the earliest first, a page at a time. */
  closedPlayers(from: Date): Promise<ClosedPlayer[]>
}

export function connectWallet(address: WalletAddress): Wallet {
  async function ask<T>(path: string, message: unknown, answer: Answer<T>): Promise<T> {
    const body = await signedPost(address, path, message)
    try {
      return answer.parse(body)
    } catch (cause) {
      throw new WalletDown(`${path}: not an answer: ${String(cause)}`, { cause })
    }
  }
  const ofLiveTables = liveWallet(ask)
  const settles = new MessageQueue(settleRoundsMax, ofLiveTables.settleTogether)
  const takes = new MessageQueue(tableRoundsMax, ofLiveTables.takeTogether)
  const ends = new MessageQueue(tableRoundsMax, ofLiveTables.finishTogether)
  const logins = new MessageQueue(tableRoundsMax, async (asked: { key: string }[]) => {
    const message = loginsRequest.encode({ playSessions: asked.map(({ key }) => key) })
    return (await ask(tableWalletPaths.logins, message, loginsAnswer)).results
  })
  return {
    authenticate: (launchToken) =>
      ask(
        walletPaths.authenticate,
        authenticateRequest.encode({ launchToken }),
        authenticateAnswer,
      ),
    balance: (playSession) =>
      ask(walletPaths.balance, balanceRequest.encode({ playSession }), balanceAnswer),
    settle: (round) => settles.ask(round),
    ...ofLiveTables,
    rounds: async (playSession, limit) => {
      const message = roundsRequest.encode({ playSession, limit })
      return (await ask(walletPaths.rounds, message, roundsAnswer)).rounds
    },
    round: async (playSession, key) => {
      const message = roundRequest.encode({ playSession, key })
      return (await ask(walletPaths.round, message, roundAnswer)).round
    },
    replay: (replayToken) =>
      ask(walletPaths.replay, replayRequest.encode({ replayToken }), replayAnswer),
    take: (stake) => takes.ask(stake),
    finish: (end) => ends.ask(end),
    voidRound: async (round) => {
      const message = voidRequest.encode({ round })
      return (await ask(tableWalletPaths.void, message, voidAnswer)).result
    },
    isRevoked: async (playSession) => (await logins.ask({ key: playSession })).isRevoked,
    replayTable: (replayToken) => {
      const message = tableReplayRequest.encode({ replayToken })
      return ask(tableWalletPaths.replay, message, tableReplayAnswer)
    },
    openTableRounds: async (after) => {
      const message = openTableRoundsRequest.encode(after === undefined ? {} : { after })
      return (await ask(tableWalletPaths.open, message, openTableRoundsAnswer)).rounds
    },
    closedPlayers: async (from) => {
      const message = closedPlayersRequest.encode({ from })
      return (await ask(tableWalletPaths.closed, message, closedPlayersAnswer)).players
    },
  }
}

type Ask = <T>(path: string, message: unknown, answer: Answer<T>) => Promise<T>

type LiveCall = 'settleTogether' | 'tellLater' | 'takeTogether' | 'finishTogether' | 'takeBack'

function liveWallet(ask: Ask): Pick<Wallet, LiveCall> {
  return {
    async settleTogether(rounds) {
      const message = settleRequest.encode({ rounds: [...rounds] })
      return (await ask(walletPaths.settle, message, settleAnswer)).results
    },
    async tellLater(keys, tellFrom) {
      const message = tellLaterRequest.encode({ keys: [...keys], tellFrom })
      await ask(walletPaths.tellLater, message, tellLaterAnswer)
    },
    async takeTogether(stakes) {
      const message = takeRequest.encode({ stakes: [...stakes] })
      return (await ask(tableWalletPaths.take, message, takeAnswer)).results
    },
    async finishTogether(ends) {
      const message = finishRequest.encode({ ends: [...ends] })
      return (await ask(tableWalletPaths.finish, message, finishAnswer)).results
    },
    async takeBack(key) {
      await ask(tableWalletPaths.takeBack, takeBackRequest.encode({ key }), takeBackAnswer)
    },
  }
}

interface Answer<T> {
  parse(body: unknown): T
}
