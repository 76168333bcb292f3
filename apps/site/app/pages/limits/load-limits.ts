import { readLimits, type SessionPlayer } from '@nordlys/contracts'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { translator } from '../../ground/text/texts.ts'
import { warningOf } from '../../parts/deposit-limits/limit-warning.ts'
import { changeRow } from './change-rows.ts'
import { toldOf } from './change-told.ts'
import { formWords } from './change-words.ts'
import { mayOnlyLower } from './foresee-change.ts'
import { kindsOf, readAsked } from './limit-address.ts'
import { viewOf, wayApart } from './limit-view.ts'

/**
 * The part of the page that is asked for, with its limits in words. `read` is undefined when they cannot be
 * read now: the pause, the help and what was typed stay on the page.
 */
export async function loadLimits(scope: RequestScope, url: URL, { standing }: SessionPlayer) {
  const asked = readAsked(url.searchParams)
  const { tab, form } = asked
  const t = translator(textsOf(scope, 'limit_words'))
  const kinds = kindsOf(tab)
  const read = () => orElse(scope, undefined, () => ask(scope, url, readLimits, {}))
  const found = kinds.length > 0 ? await read() : undefined
  const at = scope.clock.now()
  const isBarred = mayOnlyLower(standing)
  return {
    tab,
    form: form && formWords(t, form, { limits: found?.limits, isBarred }),
    read: found && {
      views: found.limits
        .filter(({ kind }) => kinds.includes(kind))
        .map((limit) => viewOf(t, limit, at)),
      apart: found.limits
        .filter((limit) => kinds.includes(limit.kind) && warningOf(t, limit) !== undefined)
        .map((limit) => wayApart(t, limit)),
      rows: found.changes
        .filter(({ kind }) => kinds.includes(kind))
        .map((change) => changeRow(t, change)),
      told: toldOf(t, asked, found),
    },
  }
}
