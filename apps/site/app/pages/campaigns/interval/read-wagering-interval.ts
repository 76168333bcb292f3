import { readWageringInterval as readCall } from '@nordlys/contracts'
import { ask } from '../../../ground/scope/ask.ts'
import { type RequestScope, textsOf } from '../../../ground/scope/request-scope.ts'
import { translator } from '../../../ground/text/texts.ts'

/** The results of choosing, as the page's address names them. */
const results = ['gemt', 'fejl'] as const
export type WageringResult = (typeof results)[number]

export interface WageringInterval {
  minutes: number
  chips: readonly { value: string; text: string }[]
  result: WageringResult | undefined
}

/** The part of the page's loader that the card needs; undefined where no notices are shown. */
export async function readWageringInterval(
  scope: RequestScope,
  url: URL,
): Promise<WageringInterval | undefined> {
  const { minutes, offered } = await ask(scope, url, readCall, {})
  if (offered.length === 0) return undefined
  const t = translator(textsOf(scope, 'wagering_interval', 'unit'))
  const textOf = (count: number) =>
    count === 0 ? t('wagering_interval.never') : t('unit.minutes', { count: String(count) })
  const said = url.searchParams.get('status')
  return {
    minutes,
    chips: offered.map((count) => ({ value: String(count), text: textOf(count) })),
    result: results.find((result) => result === said),
  }
}
