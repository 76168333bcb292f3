import type { Contestant } from './options.ts'

export interface Plan {
  chosen: ReadonlySet<Contestant>
  pairs: number
  seconds: number
  say: (line: string) => void
}
