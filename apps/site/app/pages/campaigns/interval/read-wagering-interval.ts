import { readWageringInterval as readCall } from '@nordlys/contracts'
import { ask } from '../../../ground/scope/ask.ts'
import { type RequestScope, textsOf } from '../../../ground/scope/request-scope.ts'
import { translator } from '../../../ground/text/texts.ts'
import { type Interval, intervalResultIn } from '../../../parts/interval/interval-form.ts'

/** The part of the page's loader that the card needs; undefined where no notices are shown. */
export async function readWageringInterval(
  scope: RequestScope,
  url: URL,
): Promise<Interval | undefined> {
  const { minutes, offered } = await ask(scope, url, readCall, {})
  if (offered.length === 0) return undefined
  const t = translator(textsOf(scope, 'wagering_interval', 'unit'))
  const textOf = (count: number) =>
    count === 0 ? t('wagering_interval.never') : t('unit.minutes', { count: String(count) })
  return {
    minutes,
    chips: offered.map((count) => ({ value: String(count), text: textOf(count) })),
    result: intervalResultIn(url),
  }
}
