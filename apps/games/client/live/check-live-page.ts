import { importAgain } from '@nordlys/core'
import type { Page } from '../frame/panel.ts'
import type { LiveChecking } from './check/check-live-round.ts'
import { fillLater } from './fill-later.ts'
import type { LiveKind } from './live-kind.ts'
import { texts } from './texts.ts'

/** "Kontrollér runden". How it is worked out is no weight before the first bet. [PROOF-03] */
export function checkLivePage(
  last: () => LiveChecking | undefined,
  { more }: Pick<LiveKind, 'more'>,
): Page {
  return {
    name: 'check',
    title: texts.check,
    fill(into) {
      const checking = last()
      fillLater(into, async () => {
        if (!checking) return texts.checkNone
        const script = importAgain(() => import('./check/show-check.ts'), 'showCheck')
        const [{ showCheck }, { check }] = await Promise.all([script, more()])
        return showCheck(checking, check)
      })
    },
  }
}
