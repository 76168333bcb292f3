import { lazy, Suspense, useEffect, useState } from 'react'
import { onRoundSettled } from '../../ground/browser/round-settled.ts'
import { importPersistently } from '../../ground/document/import-persistently.ts'

const LimitNotice = lazy(async () => {
  const { LimitNotice } = await importPersistently(
    () => import('./limit-notice.tsx'),
    'LimitNotice',
  )
  return { default: LimitNotice }
})

/** Its script comes with the first round: before it nothing is used up here. */
export function LazyLimitNotice() {
  const [hasPlayed, setHasPlayed] = useState(false)
  useEffect(() => onRoundSettled(() => setHasPlayed(true)), [])
  if (!hasPlayed) return null
  return (
    <Suspense fallback={null}>
      <LimitNotice />
    </Suspense>
  )
}
