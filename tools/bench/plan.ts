import type { Measured } from './base/report.ts'
import type { Contestant } from './options.ts'

export interface Plan {
  chosen: ReadonlySet<Contestant>
  pairs: number
  seconds: number
  /** Of the year that histories and statements are read from. */
  rounds: number
  say: (line: string) => void
}

/** Measures a contestant when it is chosen. */
export type Measure = (name: Contestant, work: () => Measured | Promise<Measured>) => Promise<void>
