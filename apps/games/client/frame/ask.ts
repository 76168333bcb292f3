import type { GameRefusal } from '@nordlys/contracts'
import { type Check, checkedAnswer, either } from '@nordlys/core'

/** No valid answer arrived: the request may have taken effect or not. */
export class AnswerLost extends Error {
  override name = 'AnswerLost'
}

/**
 * The time-out: longer than the server waits for the wallet, so that the server's own answer comes first.
 */
const patienceMs = 12_000

interface Question {
  readonly path: string
  readonly body: unknown
  readonly playToken?: string | undefined
}

/** Asks the game server; throws `AnswerLost` for anything but its own answer. */
export async function askServer<Answer, Refusal = GameRefusal>(
  { path, body, playToken }: Question,
  checks: { answer: Check<Answer>; refusal: Check<Refusal> },
): Promise<Answer | Refusal> {
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
    const answer = await checkedAnswer(response, either(checks.answer, checks.refusal))
    if (!answer) throw new Error(`status ${response.status}`)
    return answer
  } catch (cause) {
    throw new AnswerLost(path, { cause })
  }
}
