import type { Ore } from '@nordlys/core'
import type { Rng } from '../random/rng.ts'
import {
  type TableMachine,
  type TableOption,
  type TableOutcome,
  type TableRefusal,
  tableRound,
} from './machine.ts'

/** Where a round stands: what may be seen of it, what may be chosen, and what it paid once it is over. */
export interface TableStanding {
  /** Plain JSON of what the player may see. */
  readonly view: unknown
  readonly options: readonly TableOption[]
  readonly outcome: TableOutcome | undefined
  /** What the published rule chooses; undefined once the round is over. */
  readonly automatic: number | undefined
}

/** A game at a table with its rules, for whoever plays any of them: bets and states stay its own. */
export interface TableEngine {
  /** Bets as they came from outside and what they cost, or why they are refused. */
  read(value: unknown): { ok: true; stakeOre: Ore } | ({ ok: false } & TableRefusal)
  /** A round of bets that were read, after these choices. The same arguments give the same for ever. */
  round(bets: unknown, choices: Uint8Array, rng: Rng): TableStanding
}

/** One game with one set of rules. Bets that were not read are a crash. */
export function tableEngine<Rules, Bets extends object, State>(
  machine: TableMachine<Rules, Bets, State>,
  rules: Rules,
  view: (rules: Rules, bets: Bets, state: State) => unknown,
): TableEngine {
  return {
    read(value) {
      const bets = machine.readBets(rules, value)
      if (isRefused(bets)) return { ok: false, ...bets }
      return { ok: true, stakeOre: machine.stakeOre(rules, bets) }
    },
    round(value, choices, rng) {
      const bets = machine.readBets(rules, value)
      if (isRefused(bets)) throw new Error(`bets that are refused: ${bets.refused}`)
      const state = tableRound(machine, { rules, bets, choices }, rng)
      const outcome = machine.outcome(rules, bets, state)
      return {
        view: view(rules, bets, state),
        options: machine.options(rules, bets, state),
        outcome,
        automatic: outcome ? undefined : machine.automatic(rules, bets, state),
      }
    },
  }
}

function isRefused<Bets extends object>(bets: Bets | TableRefusal): bets is TableRefusal {
  return 'refused' in bets
}
