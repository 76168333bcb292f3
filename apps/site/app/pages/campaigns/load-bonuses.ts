import { readBonuses } from '@nordlys/contracts'
import { systemRandom, timeKey } from '@nordlys/core'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { translator } from '../../ground/text/texts.ts'
import { gameTitles } from '../../parts/history/game-titles.ts'
import { spinsWords } from '../../parts/spins/spins-words.ts'
import { shownBonus, shownEnd } from './bonus-view.ts'

const pageSize = 10

/** The player's bonuses as the page shows them; undefined when the platform does not answer. */
export async function loadBonuses(scope: RequestScope, url: URL) {
  const page = readPage(url.searchParams.get('side'))
  const read = await orElse(scope, undefined, () =>
    ask(scope, url, readBonuses, { page, pageSize }),
  )
  if (!read) return undefined
  const t = translator(textsOf(scope, 'bonus', 'bonus_ends', 'wagering', 'spins'))
  const { active, spins, history, totalRecords } = read
  // Without the game server the games are named by their ids.
  const titles = active?.countingGameIds ? await gameTitles(scope) : {}
  const isEnded =
    url.searchParams.has('afsluttet') && history[0]?.reason === 'ended-by-player' && page === 1
  return {
    active: active && shownBonus(t, active, { at: scope.clock.now(), titles }),
    spins: await spinsWords(scope, t, spins),
    /** The end of the active bonus is asked for, and done once under this key. */
    endKey:
      active && url.searchParams.has('afslut') ? timeKey(scope.clock, systemRandom) : undefined,
    isEnded,
    history: history.map((bonus) => shownEnd(t, bonus)),
    page,
    pageCount: Math.ceil(totalRecords / pageSize),
  }
}

const pagesMax = 10_000

function readPage(typed: string | null): number {
  const page = Number(typed ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= pagesMax ? page : 1
}
