import {
  type Checked,
  checkedAnswer,
  either,
  exactly,
  isText,
  isWhole,
  listOf,
  objectOf,
} from '@nordlys/core'
import { nearnesses } from '../../parts/deposit-limits/nearness.ts'

const isSessionTold = objectOf({
  ok: exactly(true),
  stakedOre: isWhole,
  wonOre: isWhole,
  limits: listOf(
    objectOf({
      kind: exactly('deposit', 'loss', 'stake', 'time'),
      title: isText,
      used: isText,
      left: isText,
      percent: isWhole,
      nearness: exactly(...nearnesses),
    }),
  ),
})

/** What our server tells of the session: its play in øre, and each limit in words. */
export type SessionTold = Checked<typeof isSessionTold>

const isAnswer = either(isSessionTold, objectOf({ ok: exactly(false) }))

/** Undefined when it cannot be told now; rejects when there is no connection, or `signal` ended it. */
export async function askForSession(signal: AbortSignal): Promise<SessionTold | undefined> {
  const response = await fetch('/spilstatus/session', { signal })
  const answer = response.ok ? await checkedAnswer(response, isAnswer) : undefined
  return answer?.ok ? answer : undefined
}
