import { marketingDelayMs } from '../../ground/constants/business-constants.ts'
import type { VisitorPopups } from '../../ground/shell/popup-data.ts'
import { NoticeDialog } from './notice-dialog.tsx'

/** Notices to a visitor. A file of its own, fetched where there is something to say. */
export function VisitorDialogs({ popups }: { popups: VisitorPopups }) {
  return (
    <>
      <NoticeDialog turn="information" notices={popups.information} />
      <NoticeDialog turn="marketing" notices={popups.offers} delayMs={marketingDelayMs} />
    </>
  )
}
