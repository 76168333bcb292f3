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

/** Our server's answer on the session: its play in øre, and each limit in words. */
export type SessionTold = Checked<typeof isSessionTold>

const isAnswer = either(isSessionTold, objectOf({ ok: exactly(false) }))

/** Undefined without an answer for now; rejects when offline, or when `signal` ended it. */
export async function askForSession(signal: AbortSignal): Promise<SessionTold | undefined> {
  const response = await fetch('/spilstatus/session', { signal })
  const answer = response.ok ? await checkedAnswer(response, isAnswer) : undefined
  return answer?.ok ? answer : undefined
}
