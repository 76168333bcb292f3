import type { ReactNode } from 'react'
import './facts.css'

/** Facts by name, a line each: a `div` holds a `dt` and its `dd`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="s-facts">{children}</dl>
}
