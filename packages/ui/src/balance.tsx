import type { Ore } from '@nordlys/core'
import { Money } from './money.tsx'

export interface BalanceProps {
  label: string
  ore: Ore
}

/** A player's money with the word for it, in gold. */
export function Balance({ label, ore }: BalanceProps) {
  return (
    <span className="n-balance">
      <span className="n-balance__label">{label}</span>
      <Money ore={ore} gold figure />
    </span>
  )
}
