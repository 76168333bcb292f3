import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { ServerTime } from './server-time.ts'

const ClockContext = createContext<ServerTime | undefined>(undefined)

export interface ClockProviderProps {
  renderedAt: Date
  /** Whether the page was made for this very request; a shared page's time is old. */
  isFresh: boolean
  children: ReactNode
}

/** The server's time, going on in the browser second by second. */
export function ClockProvider({ renderedAt, isFresh, children }: ClockProviderProps) {
  const [time] = useState(() => new ServerTime(isFresh ? renderedAt : undefined))
  useEffect(() => time.start(), [time])
  return <ClockContext value={time}>{children}</ClockContext>
}

/** The time now, or undefined until the server has sent it. Renders again each second. */
export function useNow(): Date | undefined {
  const time = useContext(ClockContext)
  const nowMs = useSyncExternalStore(
    (changed) => time?.subscribe(changed) ?? (() => undefined),
    () => time?.nowMs,
    () => time?.firstMs,
  )
  return nowMs === undefined ? undefined : new Date(nowMs)
}
