import { marketingDelayMs } from '../business-constants.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import type { VisitorPopups } from './popup-data.ts'

/** What a visitor is told. A file of its own, fetched where there is something to say. */
export default function VisitorDialogs({ popups }: { popups: VisitorPopups }) {
  return (
    <>
      <NoticeDialog turn="information" notices={popups.information} />
      <NoticeDialog turn="marketing" notices={popups.offers} delayMs={marketingDelayMs} />
    </>
  )
}
