import type {
  ClientRound,
  GambleChoice,
  GambleRequest,
  GameRefusal,
  SpinAnswer,
  SpinRequest,
} from '@nordlys/contracts'
import type { Check } from '@nordlys/core'
import type { OpenedGame, ReplayedGame } from '../../protocol/opened-game.ts'
import { type ResumeRequest, resumePath } from '../../protocol/resume.ts'
import { AnswerLost, askServer } from './ask.ts'
import { isRefusal } from './balance.ts'
import { isDone, isOpened, isPlayed, isReplayed, isRounds } from './server-answers.ts'

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

function ask<T>(
  answer: Check<T>,
  path: string,
  body: unknown,
  playToken?: string,
): Promise<T | GameRefusal> {
  return askServer({ path, body, playToken }, { answer, refusal: isRefusal })
}
