import {
  type Check,
  checkedAnswer,
  isMoment,
  isText,
  isWhole,
  listOf,
  objectOf,
  optional,
} from '@nordlys/core'

const address = '/gennemspilning'
const wageringTimeoutMs = 3_000

/** A notice of a bonus, in the server's words; `toldAt` is its name towards the server. */
export interface WageringNotice {
  toldAt: string
  title: string
  lead: string
  wholePercent: number
  percent: string
  progress: string
  label: string
  facts: { label: string; value: string }[]
  ways: { goOn: string; end: string; terms: string }
}

export interface WageringAnswer {
  dueInMs: number
  /** Absent while it is not due. */
  notice: WageringNotice | undefined
}

/** Undefined when there is nothing to tell of; rejects when there is no answer. */
export async function askForWagering(): Promise<WageringAnswer | undefined> {
  const { due } = await readAnswer(
    await fetch(address, { cache: 'no-store', signal: patience() }),
    isTold,
  )
  return due && { dueInMs: due.dueInMs, notice: due.notice }
}

/** Answers in how long the next one is due. A page that is being left still says it. */
export async function closeWagering(toldAt: string): Promise<number | undefined> {
  const body = new URLSearchParams({ toldAt })
  const asked = { method: 'POST', body, keepalive: true, signal: patience() }
  const { dueInMs } = await readAnswer(await fetch(address, asked), isClosed)
  return dueInMs
}

/** A game waits for it: an answer that takes longer is none. */
function patience(): AbortSignal {
  return AbortSignal.timeout(wageringTimeoutMs)
}

const isClosed = objectOf({ dueInMs: optional(isWhole) })
const isTold = objectOf({
  due: optional(
    objectOf({
      dueInMs: isWhole,
      notice: optional(
        objectOf({
          toldAt: isMoment,
          title: isText,
          lead: isText,
          wholePercent: isWhole,
          percent: isText,
          progress: isText,
          label: isText,
          facts: listOf(objectOf({ label: isText, value: isText })),
          ways: objectOf({ goOn: isText, end: isText, terms: isText }),
        }),
      ),
    }),
  ),
})

async function readAnswer<T>(response: Response, check: Check<T>): Promise<T> {
  const answer = response.ok ? await checkedAnswer(response, check) : undefined
  if (!answer) throw new Error(`the bonus could not be asked for: ${response.status}`)
  return answer
}
