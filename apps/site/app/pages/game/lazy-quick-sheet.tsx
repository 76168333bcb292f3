import { lazy, Suspense, useState } from 'react'
import { importPersistently } from '../../ground/document/import-persistently.ts'

const QuickSheet = lazy(async () => {
  const { QuickSheet } = await importPersistently(() => import('./quick-sheet.tsx'), 'QuickSheet')
  return { default: QuickSheet }
})

interface LazyQuickSheetProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * The quick deposit's script comes when it is opened: the game's first load has none of it. From then on it
 * stays, so that a payment that is under way is found again.
 */
export function LazyQuickSheet({ isOpen, onClose }: LazyQuickSheetProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <QuickSheet isOpen={isOpen} onClose={onClose} />
    </Suspense>
  )
}
