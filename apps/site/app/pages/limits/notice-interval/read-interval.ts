import { readNoticeInterval } from '@nordlys/contracts'
import { ask } from '../../../ground/scope/ask.ts'
import type { RequestScope } from '../../../ground/scope/request-scope.ts'

/** The results of choosing, as the page's address names them. */
const intervalResults = ['gemt', 'fejl'] as const
export type IntervalResult = (typeof intervalResults)[number]

export interface Interval {
  minutes: number
  offered: readonly number[]
  result: IntervalResult | undefined
}

/** The part of the page's loader that the card needs. */
export async function readInterval(scope: RequestScope, url: URL): Promise<Interval> {
  const { minutes, offered } = await ask(scope, url, readNoticeInterval, {})
  const said = url.searchParams.get('status')
  return { minutes, offered, result: intervalResults.find((result) => result === said) }
}
