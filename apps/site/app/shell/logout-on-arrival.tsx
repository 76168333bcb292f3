import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { sessionIdHere } from '../watch/login-cookies.ts'

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
  useEffect(() => {
    if (isWanted) void logOut()
  }, [isWanted])
  return null
}

async function logOut() {
  const response = await fetch('/api/auth/logout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // A browser that has lost the handle holds no session: its cookies are taken all the same.
    body: JSON.stringify({ sessionId: sessionIdHere() ?? 'none' }),
  })
  // A page loaded anew holds nothing of the player's, in memory either.
  if (response.ok) location.replace('/')
}
