import { lazy, Suspense, useSyncExternalStore } from 'react'
import { importPersistently } from '../../ground/document/import-persistently.ts'
import type { VisitorPopups } from '../../ground/shell/popup-data.ts'
import { choiceHere, onChoice } from '../consent/choice-here.ts'

const VisitorDialogs = lazy(async () => {
  const { VisitorDialogs } = await importPersistently(
    () => import('./visitor-dialogs.tsx'),
    'VisitorDialogs',
  )
  return { default: VisitorDialogs }
})

/**
 * The dialogs of visitors, once they have answered about cookies: a dialog would lie over the question,
 * and what they close could not be kept. Nothing of them is fetched before, or where there are none.
 * [DATA-15]
 */
export function VisitorPart({ popups }: { popups: VisitorPopups | undefined }) {
  const hasChosen = useSyncExternalStore(
    onChoice,
    () => choiceHere() !== undefined,
    () => false,
  )
  if (!popups || !hasChosen) return null
  return (
    <Suspense fallback={null}>
      <VisitorDialogs popups={popups} />
    </Suspense>
  )
}
