import { Card } from '@nordlys/ui'
import type { ReactNode } from 'react'
import './result-card.css'

/** How something went: the message, what belongs to it, and the ways on. */
export function ResultCard({ children }: { children: ReactNode }) {
  return <Card className="s-result">{children}</Card>
}

export function ResultWays({ children }: { children: ReactNode }) {
  return <div className="s-result__ways">{children}</div>
}
