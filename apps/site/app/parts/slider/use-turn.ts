import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { slideMs } from '../../ground/constants/business-constants.ts'
import { firstTurn, type Turn, type TurnEvent, turn } from './slide-turn.ts'

export interface Slides {
  state: Turn
  /** Whether they go on by themselves just now. */
  isGoing: boolean
  send: (event: TurnEvent) => void
  /** Hovering over this element or focus within it holds the slides. */
  stage: RefObject<HTMLDivElement | null>
}

/**
 * Slides that go on by themselves, every ten seconds: not while the pointer or the focus is on them,
 * nor in a hidden tab, nor for one who wants no movement. [HEAD-06, DATA-15]
 */
export function useTurn(count: number): Slides {
  const [state, send] = useReducer(
    (before: Turn, event: TurnEvent | { type: 'due' }) => turn(before, event, count),
    firstTurn,
  )
  const stage = useRef<HTMLDivElement>(null)
  const isStill = useIsStill()
  const isGoing = count > 1 && !state.isPaused && !isStill
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its time from when it came.
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(() => {
      const isHeld = stage.current?.matches(':is(:hover, :focus-within)')
      if (document.visibilityState === 'visible' && !isHeld) send({ type: 'due' })
    }, slideMs)
    return () => clearInterval(timer)
  }, [isGoing, state.place])
  return { state, isGoing, send, stage }
}

function useIsStill(): boolean {
  const [isStill, setIsStill] = useState(false)
  useEffect(() => {
    const wish = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setIsStill(wish.matches)
    follow()
    wish.addEventListener('change', follow)
    return () => wish.removeEventListener('change', follow)
  }, [])
  return isStill
}
