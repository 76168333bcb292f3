import { readNoticeInterval } from '@nordlys/contracts'
import { ask } from '../../../ground/scope/ask.ts'
import { type RequestScope, textsOf } from '../../../ground/scope/request-scope.ts'
import { translator } from '../../../ground/text/texts.ts'
import { type Interval, intervalResultIn } from '../../../parts/interval/interval-form.ts'

/** The part of the page's loader that the card needs. */
export async function readInterval(scope: RequestScope, url: URL): Promise<Interval> {
  const { minutes, offered } = await ask(scope, url, readNoticeInterval, {})
  const t = translator(textsOf(scope, 'unit'))
  return {
    minutes,
    chips: offered.map(String).map((count) => ({
      value: count,
      text: t('unit.minutes', { count }),
    })),
    result: intervalResultIn(url),
  }
}
