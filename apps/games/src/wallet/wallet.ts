import {
  type AuthenticateAnswer,
  authenticateAnswer,
  authenticateRequest,
  balanceAnswer,
  balanceRequest,
  type OpenSpins,
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
  walletPaths,
} from '@nordlys/contracts'
import type { Ore } from '@nordlys/core'
import { SettleQueue } from './settle-queue.ts'
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
        spins?: OpenSpins | undefined
        isBonusFulfilled?: true | undefined
      }
    | { ok: false; refusal: 'play-ended' }
  >
  settle(round: SettleRound): Promise<SettleResult>
  /** The latest rounds of this player in this game, newest first. */
  rounds(playSession: string, limit: number): Promise<StoredRound[]>
  /** One of this player's rounds, in whatever game; undefined when it never was settled. */
  round(playSession: string, key: string): Promise<StoredRound | undefined>
  /** The round that its player may see again. */
  replay(replayToken: string): Promise<ReplayAnswer>
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
  const queue = new SettleQueue(async (rounds) => {
    const message = settleRequest.encode({ rounds })
    return (await ask(walletPaths.settle, message, settleAnswer)).results
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
    settle: (round) => queue.settle(round),
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
  }
}

interface Answer<T> {
  parse(body: unknown): T
}
