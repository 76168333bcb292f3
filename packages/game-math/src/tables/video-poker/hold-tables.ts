import { invariant } from '@nordlys/core'
import bonusPoker from './generated/bonus-poker.json' with { type: 'json' }
import deucesWild from './generated/deuces-wild.json' with { type: 'json' }
import doubleBonusPoker from './generated/double-bonus-poker.json' with { type: 'json' }
import jacksOrBetter from './generated/jacks-or-better.json' with { type: 'json' }
import jokerPoker from './generated/joker-poker.json' with { type: 'json' }
import { HoldTable, type HoldTableJson } from './hold-table.ts'
import type { VideoPokerRules } from './rules.ts'

/**
 * All tables at once, 135 to 150 kB each: for a server and for tests. A page imports the one it needs,
 * which brotli makes 2 to 4 kB.
 */
const tables: readonly HoldTableJson[] = [
  jacksOrBetter,
  bonusPoker,
  doubleBonusPoker,
  deucesWild,
  jokerPoker,
]

export function tableJsonOf(rules: VideoPokerRules): HoldTableJson {
  const table = tables.find(({ id }) => id === rules.id)
  invariant(table !== undefined, `no hold table of ${rules.id}`)
  return table
}

export function holdTableOf(rules: VideoPokerRules): HoldTable {
  return new HoldTable(rules, tableJsonOf(rules))
}
