import type { chooseNoticeInterval, chooseWageringInterval } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'

/** The results of choosing, as the page's address names them. */
const results = ['gemt', 'fejl'] as const
export type IntervalResult = (typeof results)[number]

/** How often something comes, and what may be chosen. */
export interface Interval {
  minutes: number
  chips: readonly { value: string; text: string }[]
  result: IntervalResult | undefined
}

export function intervalResultIn(url: URL): IntervalResult | undefined {
  const said = url.searchParams.get('status')
  return results.find((result) => result === said)
}

/** Keeps the minutes that the form names, and leads back to the card on its `page`. */
export async function chooseInterval(
  { context, request }: ActionFunctionArgs,
  choose: typeof chooseNoticeInterval | typeof chooseWageringInterval,
  page: string,
): Promise<Response> {
  const backTo = (result: IntervalResult) =>
    redirect(`${page}${page.includes('?') ? '&' : '?'}status=${result}#status`, 303)
  const scope = scopeOf(context)
  const typed = (await request.formData()).get('minutes')
  // An empty field is no 0, which is never.
  const minutes = typed ? Number(typed) : Number.NaN
  const wish = choose.request.safeParse({ minutes })
  if (!wish.success) return backTo('fejl')
  const outcome = await ask(scope, new URL(page, scope.publicUrl), choose, wish.data)
  return backTo(outcome.ok ? 'gemt' : 'fejl')
}
