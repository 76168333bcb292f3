import { importAgain, invariant } from '@nordlys/core'
import { HoldTable, type HoldTableJson } from './hold-table.ts'
import type { VideoPokerRules } from './rules.ts'

/** The table of one game by itself: for a page, which fetches it once advice is asked for. */
export async function loadHoldTable(rules: VideoPokerRules): Promise<HoldTable> {
  const load = tables[rules.id]
  invariant(load !== undefined, `no hold table of ${rules.id}`)
  const { default: json } = await importAgain(load, 'default')
  return new HoldTable(rules, json)
}

type Load = () => Promise<{ readonly default: HoldTableJson }>

const tables: Readonly<Record<string, Load>> = {
  'jacks-or-better': () => import('./generated/jacks-or-better.json', { with: { type: 'json' } }),
  'bonus-poker': () => import('./generated/bonus-poker.json', { with: { type: 'json' } }),
  'double-bonus-poker': () =>
    import('./generated/double-bonus-poker.json', { with: { type: 'json' } }),
  'deuces-wild': () => import('./generated/deuces-wild.json', { with: { type: 'json' } }),
  'joker-poker': () => import('./generated/joker-poker.json', { with: { type: 'json' } }),
}
