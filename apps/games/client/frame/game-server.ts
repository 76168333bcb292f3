import type {
  ClientRound,
  GambleChoice,
  GambleRequest,
  GameRefusal,
  SpinAnswer,
  SpinRequest,
} from '@nordlys/contracts'
import { type Check, checkedAnswer, either } from '@nordlys/core'
import type { OpenedGame, ReplayedGame } from '../../protocol/opened-game.ts'
import { type ResumeRequest, resumePath } from '../../protocol/resume.ts'
import {
  isBalance,
  isDone,
  isOpened,
  isPlayed,
  isRefusal,
  isReplayed,
  isRounds,
} from './server-answers.ts'

/** No valid answer arrived: the request may have taken effect or not. */
export class AnswerLost extends Error {
  override name = 'AnswerLost'
}

/**
 * The time-out: longer than the server waits for the wallet, so that the server's own answer comes first.
 */
const patienceMs = 12_000

export function openForMoney(launchToken: string): Promise<OpenedGame | GameRefusal> {
  return ask(isOpened, '/api/open', { mode: 'money', launchToken })
}

export function openForFun(gameId: string): Promise<OpenedGame | GameRefusal> {
  return ask(isOpened, '/api/open', { mode: 'free', gameId })
}

export function openReplay(replayToken: string): Promise<ReplayedGame | GameRefusal> {
  return ask(isReplayed, '/api/replay', { replayToken })
}

/** Goes on with a play after a reload. */
export function resume(
  playToken: string,
  request: ResumeRequest,
): Promise<OpenedGame | GameRefusal> {
  return ask(isOpened, resumePath, request, playToken)
}

/** A spin, of one's own money or of a grant; with a choice, a gamble on what the key carries. */
export function askForRound(
  playToken: string,
  asked: Omit<SpinRequest, 'spins'> & {
    choice: GambleChoice | undefined
    spins: string | undefined
  },
): Promise<SpinAnswer | GameRefusal> {
  const { choice, stakeOre, spins, ...round } = asked
  const spin: SpinRequest = { ...round, stakeOre, ...(spins && { spins }) }
  return choice
    ? ask(isPlayed, '/api/gamble', { ...round, choice } satisfies GambleRequest, playToken)
    : ask(isPlayed, '/api/spin', spin, playToken)
}

/** Tells that a round was shown to its end. */
export function tellSeen(playToken: string, key: string): Promise<unknown> {
  return ask(isDone, '/api/seen', { key }, playToken)
}

/** Tells how far a round has been shown, so that another device goes on there. */
export function tellReached(playToken: string, key: string, event: number): Promise<unknown> {
  return ask(isDone, '/api/reached', { key, event }, playToken)
}

export async function fetchRounds(playToken: string): Promise<ClientRound[]> {
  const answer = await ask(isRounds, '/api/rounds', {}, playToken)
  if (!answer.ok) throw new AnswerLost(answer.refusal)
  return answer.rounds
}

export interface ToldBalance {
  readonly balanceOre: number
  readonly stakeMaxOre: number | undefined
  readonly isBonusFulfilled: boolean
}

/** The balance, the most that a bonus lets a round stake, and whether the last one was fulfilled. */
export async function fetchBalance(playToken: string): Promise<ToldBalance | undefined> {
  const answer = await ask(isBalance, '/api/balance', {}, playToken)
  if (!answer.ok) return undefined
  const { balanceOre, stakeMaxOre, isBonusFulfilled = false } = answer
  return { balanceOre, stakeMaxOre, isBonusFulfilled }
}

async function ask<T>(
  check: Check<T>,
  path: string,
  body: unknown,
  playToken?: string,
): Promise<T | GameRefusal> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        'content-type': 'application/json',
        ...(playToken && { authorization: `Bearer ${playToken}` }),
      },
      body: JSON.stringify(body),
    })
    const answer = await checkedAnswer(response, either(check, isRefusal))
    if (!answer) throw new Error(`status ${response.status}`)
    return answer
  } catch (cause) {
    throw new AnswerLost(path, { cause })
  }
}
