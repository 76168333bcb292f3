import { type Ore, ore } from '@nordlys/core'
import { useEffect, useState } from 'react'

/** The event by which `player-events.tsx` tells the page's parts. */
export const balanceTold = 'nordlys:balance-told'

/** A balance as a page brought it, and as events have updated it since. */
export function useToldBalance(atFirst: Ore): Ore {
  const [balance, setBalance] = useState(atFirst)
  useEffect(() => setBalance(atFirst), [atFirst])
  useEffect(() => {
    const end = new AbortController()
    const take = (event: Event) => setBalance(ore((event as CustomEvent<number>).detail))
    addEventListener(balanceTold, take, { signal: end.signal })
    return () => end.abort()
  }, [])
  return balance
}
