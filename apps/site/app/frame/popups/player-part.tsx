import { lazy, Suspense, useEffect, useState } from 'react'
import { importPersistently } from '../../ground/document/import-persistently.ts'
import { forgetKeptOfLogin } from './forget-kept-of-login.ts'
import type { PlayerDialogsProps } from './player-dialogs.tsx'

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
    if (!wasPlayer) forgetKeptOfLogin()
  }, [wasPlayer])
  if (!wasPlayer) return null
  return (
    <Suspense fallback={null}>
      <PlayerDialogs {...props} />
    </Suspense>
  )
}
