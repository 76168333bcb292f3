import { lazy, Suspense } from 'react'
import type { VisitorPopups } from './popup-data.ts'

const VisitorDialogs = lazy(() => import('./visitor-dialogs.tsx'))

/** The dialogs of visitors; nothing of them is fetched where there are none. */
export function VisitorPart({ popups }: { popups: VisitorPopups | undefined }) {
  if (!popups) return null
  return (
    <Suspense fallback={null}>
      <VisitorDialogs popups={popups} />
    </Suspense>
  )
}
