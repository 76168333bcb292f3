import type { HandRefusal, LiveOpened, LiveOpenRequest, LiveTicket } from '@nordlys/contracts'
import {
  type Check,
  checkedAnswer,
  exactly,
  isText,
  isWhole,
  listOf,
  objectOf,
  optional,
} from '@nordlys/core'
import { AnswerLost, askServer } from '../frame/ask.ts'

/*
 * The calls of a live table's client beside its line. The addresses are those of `livePaths` in the
 * contracts, which would bring their schemas along.
 */

export const linePath = '/api/live'

const isOpened = objectOf({
  ok: exactly(true),
  playToken: optional(isText),
  balanceOre: optional(isWhole),
  stakeMaxOre: optional(isWhole),
  game: objectOf({
    gameId: isText,
    title: isText,
    version: isWhole,
    definitionHash: isText,
    kind: isText,
    rules: (value: unknown): value is unknown => value !== undefined,
    rulesDa: listOf(objectOf({ heading: isText, paragraphs: listOf(isText) })),
  }),
}) as Check<unknown> as Check<LiveOpened>

const isTicket: Check<LiveTicket> = objectOf({ ok: exactly(true), ticket: isText })

const refusal = objectOf({ ok: exactly(false), refusal: isText }) as Check<unknown> as Check<
  Pick<HandRefusal, 'ok' | 'refusal'>
>

export type LiveRefusal = Pick<HandRefusal, 'ok' | 'refusal'>

export function askToOpenLive(body: LiveOpenRequest): Promise<LiveOpened | LiveRefusal> {
  return askServer({ path: '/api/live-table/open', body }, { answer: isOpened, refusal })
}

const isOutcomes: Check<{ latest: readonly unknown[] }> = objectOf({
  latest: listOf((value: unknown): value is unknown => value !== undefined),
})

/** What the last rounds of a table came to, the latest first. Throws without an answer. */
export async function askForOutcomes(gameId: string): Promise<readonly unknown[]> {
  const response = await fetch(`/api/live-table/latest/${gameId}`, { credentials: 'omit' })
  const answer = response.ok ? await checkedAnswer(response, isOutcomes) : undefined
  if (!answer) throw new AnswerLost(`status ${response.status}`)
  return answer.latest
}

/** A ticket opens one line of the play, once. */
export function askForTicket(playToken: string): Promise<LiveTicket | LiveRefusal> {
  return askServer(
    { path: '/api/live-table/ticket', body: {}, playToken },
    { answer: isTicket, refusal },
  )
}
