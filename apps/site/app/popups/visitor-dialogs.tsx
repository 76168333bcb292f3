import { useSyncExternalStore } from 'react'
import { marketingDelayMs } from '../business-constants.ts'
import { choiceHere, onChoice } from '../consent/choice-here.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import type { VisitorPopups } from './popup-data.ts'

/**
 * What a visitor is told, once they have answered about cookies: a dialog would lie over the question,
 * and what they close could not be kept. A file of its own, fetched where there is something to say.
 * [DATA-15]
 */
export default function VisitorDialogs({ popups }: { popups: VisitorPopups }) {
  const hasChosen = useSyncExternalStore(
    onChoice,
    () => choiceHere() !== undefined,
    () => false,
  )
  if (!hasChosen) return null
  return (
    <>
      <NoticeDialog turn="information" notices={popups.information} />
      <NoticeDialog turn="marketing" notices={popups.offers} delayMs={marketingDelayMs} />
    </>
  )
}
