import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** `/?logout=true` is shown, and then logs out: following a link alone changes nothing. [HEAD-08] */
export function LogoutOnArrival({ isLoggedIn }: { isLoggedIn: boolean }) {
  const [search] = useSearchParams()
  const isWanted = isLoggedIn && search.get('logout') === 'true'
  useEffect(() => {
    if (isWanted) void logOut()
  }, [isWanted])
  return null
}

async function logOut() {
  const response = await fetch('/api/logout', { method: 'POST' })
  // A page loaded anew holds nothing of the player's, in memory either.
  if (response.ok) location.replace('/')
}
