import { circleOf, type RedirectRule, redirectRule } from '@nordlys/contracts'
import { sql } from 'kysely'
import { lockKeys, type Tx } from '../db/index.ts'
import './tables.ts'

interface SavedRule {
  kind: string
  id: string
  value: unknown
}

/**
 * The circles that a rule would lead round in with those of the store, whenever they are public: dates
 * change later. Rules that are saved at the same time are looked at one after the other.
 */
export async function circlesWith(tx: Tx, entry: SavedRule): Promise<string[]> {
  if (entry.kind !== 'redirect') return []
  const others = (await readRules(tx)).filter(({ id }) => id !== entry.id)
  return circlesIn([entry.value, ...others.map(({ value }) => value)])
}

/** Of entries that the store has none of, the rules that would lead round with those before them. */
export async function circlesOfNew<Entry extends SavedRule>(
  tx: Tx,
  entries: readonly Entry[],
): Promise<Map<Entry, string>> {
  const found = new Map<Entry, string>()
  const added = entries.filter(({ kind }) => kind === 'redirect')
  if (added.length === 0) return found
  let values = (await readRules(tx)).map(({ value }) => value)
  let before = circlesIn(values)
  for (const entry of added) {
    const after = circlesIn([...values, entry.value])
    const circle = after.find((each) => !before.includes(each))
    if (circle === undefined) [values, before] = [[...values, entry.value], after]
    else found.set(entry, circle)
  }
  return found
}

/** The circles that the rules of the store lead round in. */
export async function circlesInStore(tx: Tx): Promise<string[]> {
  return circlesIn((await readRules(tx)).map(({ value }) => value))
}

async function readRules(tx: Tx) {
  await sql`SELECT pg_advisory_xact_lock(${lockKeys.redirectRules})`.execute(tx)
  return await tx
    .selectFrom('content_entry')
    .select(['id', 'value'])
    .where('kind', '=', 'redirect')
    .orderBy('place')
    .orderBy('id')
    .execute()
}

/** Of rules of the right shape, those that lead round in a circle, each once. */
export function circlesIn(values: readonly unknown[]): string[] {
  const rules = values.flatMap((value): RedirectRule[] => {
    const read = redirectRule.safeParse(value)
    return read.success ? [read.data] : []
  })
  const circles = rules.flatMap((rule) => {
    const led = circleOf(rule, rules)
    return led ? [`${rule.path} leads round in a circle: ${led.join(' → ')}`] : []
  })
  return [...new Set(circles)]
}
