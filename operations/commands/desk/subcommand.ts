import type { Caller } from '@nordlys/contracts'

/** One thing that staff do by command. */
export interface Subcommand {
  /** What is typed after `npm run desk --`. */
  usage: string
  /** Does it, and tells what came of it; a refusal is a `StartProblem`. */
  run(desk: Caller, args: readonly string[]): Promise<readonly string[]>
}
