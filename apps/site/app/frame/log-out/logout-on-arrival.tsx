import { importAgain } from '@nordlys/core'
import { Button } from '@nordlys/ui'
import { useCallback, useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'

export interface LogoutOnArrivalProps {
  isLoggedIn: boolean
  /** Whether this document was opened by the player, not by another site's link. */
  isOwnVisit: boolean
}

/** `/?logout=true` is shown, and then logs out: following a link alone changes nothing. [HEAD-08] */
export function LogoutOnArrival({ isLoggedIn, isOwnVisit }: LogoutOnArrivalProps) {
  const [search] = useSearchParams()
  // Later readings of the same address are our own page's: how it was opened is said once.
  const [wasOpenedByPlayer] = useState(isOwnVisit)
  const isFromHere = useNavigationType() !== 'POP'
  const isPlayersWish = wasOpenedByPlayer || isFromHere
  const isWanted = isLoggedIn && isPlayersWish && search.get('logout') === 'true'
  const [hasFailed, setHasFailed] = useState(false)
  const leave = useCallback(async () => {
    setHasFailed(false)
    // A reloaded page holds nothing of the player's, in memory either.
    if (await isLoggedOut()) location.replace('/')
    else setHasFailed(true)
  }, [])
  useEffect(() => {
    if (isWanted) void leave()
  }, [isWanted, leave])
  return hasFailed ? <StillLoggedIn again={() => void leave()} /> : null
}

function StillLoggedIn({ again }: { again: () => void }) {
  const t = useTexts()
  return (
    <div className="n-toasts" role="alert">
      <div className="n-toast n-toast--error s-still-logged-in">
        <p className="n-toast__title">{t('shell.logout_failed')}</p>
        <Button size="small" onClick={again}>
          {t('shell.logout_again')}
        </Button>
      </div>
    </div>
  )
}

/** The way out is fetched by who takes it: a connection that does not bring it had not let them out. */
function isLoggedOut(): Promise<boolean> {
  return importAgain(() => import('./log-out.ts'), 'logOut').then(
    ({ logOut }) => logOut(),
    () => false,
  )
}
