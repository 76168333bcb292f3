import {
  type Check,
  checkedAnswer,
  either,
  exactly,
  isMoment,
  isWhole,
  type Ore,
  objectOf,
  optional,
  ore,
} from '@nordlys/core'

const address = '/spilstatus'
const noticeTimeoutMs = 10_000

/** The words of a notice; `toldAt` is its name towards the server. */
export interface PlayNotice {
  toldAt: string
  since: string | undefined
  loggedInAt: string
  stakedOre: Ore
  wonOre: Ore
}

export interface NoticeAnswer {
  dueInMs: number
  notice: PlayNotice
}

/** Undefined when the login is over; rejects when there is no answer. */
export async function askForNotice(): Promise<NoticeAnswer | undefined> {
  const answered = await fetch(address, { cache: 'no-store', signal: patience() })
  const answer = await readAnswer(answered, isTold)
  if (!answer.ok) return undefined
  const { dueInMs, toldAt, since, loggedInAt, stakedOre, wonOre } = answer
  const amounts = { stakedOre: ore(stakedOre), wonOre: ore(wonOre) }
  return { dueInMs, notice: { toldAt, since, loggedInAt, ...amounts } }
}

/** Answers in how long the next one is due. A page that is being left still says it. */
export async function closeNotice(toldAt: string): Promise<number | undefined> {
  const body = new URLSearchParams({ toldAt })
  const asked = { method: 'POST', body, keepalive: true, signal: patience() }
  const answer = await readAnswer(await fetch(address, asked), isClosed)
  return answer.ok ? answer.dueInMs : undefined
}

/** An answer that never comes is none: the server is asked again. */
function patience(): AbortSignal {
  return AbortSignal.timeout(noticeTimeoutMs)
}

const isRefused = objectOf({ ok: exactly(false) })
const closed = { ok: exactly(true), dueInMs: isWhole }
const isClosed = either(objectOf(closed), isRefused)
const isTold = either(
  objectOf({
    ...closed,
    toldAt: isMoment,
    since: optional(isMoment),
    loggedInAt: isMoment,
    stakedOre: isWhole,
    wonOre: isWhole,
  }),
  isRefused,
)

async function readAnswer<T>(response: Response, check: Check<T>): Promise<T> {
  const answer = response.ok ? await checkedAnswer(response, check) : undefined
  if (!answer) throw new Error(`the notice could not be asked for: ${response.status}`)
  return answer
}
