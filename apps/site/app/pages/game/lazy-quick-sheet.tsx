import { lazy, Suspense } from 'react'
import { importPersistently } from '../../ground/document/import-persistently.ts'

const QuickSheet = lazy(async () => {
  const { QuickSheet } = await importPersistently(() => import('./quick-sheet.tsx'), 'QuickSheet')
  return { default: QuickSheet }
})

/** The quick deposit's script comes when it is opened: the game's first load has none of it. */
export function LazyQuickSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <QuickSheet onClose={onClose} />
    </Suspense>
  )
}
