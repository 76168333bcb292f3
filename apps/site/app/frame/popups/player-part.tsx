import { lazy, Suspense, useEffect, useState } from 'react'
import { forgetHere } from '../../ground/browser/kept-here.ts'
import { importPersistently } from '../../ground/document/import-persistently.ts'
import { noticeDueKey } from './notice-due-key.ts'
import type { PlayerDialogsProps } from './player-dialogs.tsx'
import { wageringKey } from './wagering-key.ts'

const PlayerDialogs = lazy(async () => {
  const { PlayerDialogs } = await importPersistently(
    () => import('./player-dialogs.tsx'),
    'PlayerDialogs',
  )
  return { default: PlayerDialogs }
})

/**
 * The watches over a login, and the dialogs of players, on a page that is or was a player's. A
 * visitor's browser keeps nothing of them.
 */
export function PlayerPart(props: PlayerDialogsProps) {
  const { shell } = props
  const isPlayer = shell.player !== undefined
  const [wasPlayer, setWasPlayer] = useState(isPlayer)
  if (isPlayer && !wasPlayer) setWasPlayer(true)
  useEffect(() => {
    if (wasPlayer) return
    forgetHere('local', noticeDueKey)
    forgetHere('local', wageringKey)
  }, [wasPlayer])
  if (!wasPlayer) return null
  return (
    <Suspense fallback={null}>
      <PlayerDialogs {...props} />
    </Suspense>
  )
}
