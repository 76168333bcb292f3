import { checkedAnswer, isWhole, type Ore, objectOf, ore } from '@nordlys/core'
import { useEffect, useState } from 'react'
import { onBalanceChanged } from '../../ground/browser/balance-changed.ts'
import { onRoundSettled } from '../../ground/browser/round-settled.ts'

/**
 * The player's balance, asked again after each settled round and each deposit. The figure comes from our
 * own server, never from the game's frame.
 */
export function useBalance(atFirst: Ore): Ore {
  const [balance, setBalance] = useState(atFirst)
  useEffect(() => setBalance(atFirst), [atFirst])
  useEffect(() => {
    let asking: AbortController | undefined
    const refresh = () => {
      asking?.abort()
      asking = new AbortController()
      void readBalance(asking.signal).then((answer) => {
        if (answer !== undefined) setBalance(answer)
      })
    }
    const unlisten = [onRoundSettled(refresh), onBalanceChanged(refresh)]
    return () => {
      asking?.abort()
      for (const each of unlisten) each()
    }
  }, [])
  return balance
}

async function readBalance(signal: AbortSignal): Promise<Ore | undefined> {
  // A newer question ends an older one; the last answer is the one that counts.
  const response = await fetch('/api/balance', { signal }).catch(() => undefined)
  if (!response?.ok) return undefined
  const answer = await checkedAnswer(response, isBalance)
  return answer && ore(answer.totalOre)
}

const isBalance = objectOf({ totalOre: isWhole })
