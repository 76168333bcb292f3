import { readHistory, readTransactions } from '@nordlys/contracts'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { translator } from '../../ground/text/texts.ts'
import type { HistoryFilter } from './history-filter.ts'
import type { historyWish } from './history-wish.ts'
import { countedView, type ListView, placedView } from './list-view.ts'

interface Asked {
  filter: HistoryFilter
  wish: Exclude<ReturnType<typeof historyWish>, { faults: object }>
  titles: Readonly<Record<string, string>>
}

/** Undefined when the platform gives none, away or asked too often: the page stands and says so. */
export function loadList(
  scope: RequestScope,
  url: URL,
  { filter, wish, titles }: Asked,
): Promise<ListView | undefined> {
  const t = translator(textsOf(scope, 'transactions', 'bonus_ends'))
  return orElse(scope, undefined, async () => {
    if ('counted' in wish) {
      const read = await ask(scope, url, readHistory, wish.counted)
      return read.ok ? countedView(t, filter, read, titles) : undefined
    }
    const read = await ask(scope, url, readTransactions, wish.list)
    return read.ok ? placedView(t, filter, read, titles) : undefined
  })
}
