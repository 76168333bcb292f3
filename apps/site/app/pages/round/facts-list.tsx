import type { ReactNode } from 'react'
import { Facts } from '../../parts/facts/facts.tsx'

/** A fact by its name; a part of the one before it stands below it. */
export interface FactRow {
  name: string
  value: ReactNode
  isPart?: boolean
  /** Digits that are compared, not read. */
  isDigest?: boolean
}

export function FactsList({ rows }: { rows: readonly (FactRow | undefined)[] }) {
  return (
    <div className="s-round__facts">
      <Facts>
        {rows.flatMap((row) =>
          row
            ? [
                <div key={row.name} className={row.isPart ? 's-round__part' : undefined}>
                  <dt>{row.name}</dt>
                  <dd className={row.isDigest ? 's-round__digest' : undefined}>{row.value}</dd>
                </div>,
              ]
            : [],
        )}
      </Facts>
    </div>
  )
}
