import type { JackpotTierNow } from '@nordlys/contracts'
import { type Ore, ore, oreToNumber } from '@nordlys/core'
import { Money } from '@nordlys/ui'
import { useEffect, useState } from 'react'
import { levelReadings } from './level-readings.ts'
import { restingOre, shownOre, type Ticking, tickTo } from './ticking.ts'

/** Often enough to look even; a screen that redraws more often would show nothing new. */
const stepMs = 100

export interface LevelProps {
  network: string
  tier: JackpotTierNow
  /** A large figure, its øre smaller. */
  figure?: boolean
  /** Where there is little room: without the øre on its way, never more than it holds. [FLT-59] */
  whole?: boolean
}

/** The level of a jackpot, ticking from reading to reading. Not read aloud as it changes. */
export function Level({ network, tier, figure = false, whole = false }: LevelProps) {
  const level = useLevel(`${network}/${tier.key}`, tier.levelOre, whole ? restingOre : shownOre)
  return (
    <span className="s-jackpot__level">
      <Money ore={level} gold figure={figure} />
    </span>
  )
}

function useLevel(name: string, atFirst: Ore, shownAt: typeof shownOre): Ore {
  const [shown, setShown] = useState(oreToNumber(atFirst))
  useEffect(() => {
    const first = oreToNumber(atFirst)
    let ticking: Ticking = { fromOre: first, toOre: first, startMs: performance.now() }
    const unsubscribe = levelReadings.subscribe((levels) => {
      const readOre = levels[name]
      if (readOre === undefined) return
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      ticking = tickTo(ticking, readOre, performance.now(), isStill)
    })
    const timer = setInterval(() => setShown(shownAt(ticking, performance.now())), stepMs)
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }, [name, atFirst, shownAt])
  return ore(shown)
}
