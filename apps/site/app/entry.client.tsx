import { whenShown } from '@nordlys/core'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { mendBrokenPage } from './frame/newer-build/mend-broken-page.ts'
import { ownBuild, readLatestBuild } from './frame/newer-build/served-build.ts'
import { keepTranslatedPage } from './ground/document/translated-page.ts'

keepTranslatedPage()
// All that a page does by itself begins with this: a page that nobody has opened does nothing. [FLT-89]
whenShown(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onUncaughtError: onBroken, onCaughtError: onBroken },
    )
  }),
)

function onBroken(error: unknown): void {
  reportError(error)
  const { __chunkReload: loadOnce } = window as { __chunkReload?: () => boolean }
  void mendBrokenPage({ own: ownBuild(), latest: readLatestBuild, loadWhole: () => loadOnce?.() })
}
