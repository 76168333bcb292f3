import type { ErasureGroup } from '@nordlys/contracts'
import { titleOf } from '../copy/copy-schema.ts'
import { type ColumnEntry, columnsOf, type Exported } from '../register/columns.ts'
import type { TableEntry } from '../register/entry.ts'
import { register } from '../register/register.ts'
import { letGoAt } from './what-goes.ts'

const order: readonly ErasureGroup['when'][] = [
  'at-once',
  'by-itself',
  'after-the-law',
  'by-number',
]

/** A copy has them, so there are words for them. */
const told: readonly Exported[] = ['copied', 'named', 'money', 'opened']

type Treated = Pick<ColumnEntry, 'basis' | 'kept' | 'erased'>

/**
 * Everything that the register has of players, by the words of a copy, with the moment at which it goes:
 * tables that are treated alike are one group. Fields that are treated otherwise than their table stand by
 * name in the group of their own. [PD16]
 */
export function groupsOfErasure(closedAt: Date): ErasureGroup[] {
  const groups = new Map<string, ErasureGroup>()
  const add = ({ key, ...start }: Start, kind: string) => {
    const group = groups.get(key) ?? { ...start, kinds: [] }
    groups.set(key, { ...group, kinds: [...group.kinds, kind] })
  }
  for (const [table, entry] of Object.entries(register)) {
    if (entry.whose.kind !== 'player' || entry.title === undefined) continue
    const usual = startOf(entry, closedAt)
    if (usual) add(usual, entry.title)
    for (const [start, fields] of differing(table, entry, closedAt)) {
      if (start.key !== usual?.key) add(start, `${entry.title}: ${fields.join(', ')}`)
    }
  }
  return [...groups.values()].toSorted(
    (one, other) => order.indexOf(one.when) - order.indexOf(other.when),
  )
}

/** A group without its kinds yet, by what makes it one. */
type Start = Omit<ErasureGroup, 'kinds'> & { key: string }

function startOf({ basis, kept, erased }: Treated, closedAt: Date): Start | undefined {
  if (erased === 'never') return undefined
  const until = erased === 'after-the-law' ? letGoAt(kept, closedAt) : undefined
  const hasLaw = erased === 'after-the-law' || erased === 'by-number'
  const key = hasLaw ? `${erased} ${basis} ${until?.getTime()}` : erased
  return { key, when: erased, basis, ...(until && { until }) }
}

/** The words of the fields that the entry makes an exception of, by what becomes of them. */
function differing(table: string, entry: TableEntry, closedAt: Date): [Start, string[]][] {
  const found = new Map<string, [Start, string[]]>()
  for (const column of entry.except ? columnsOf(entry) : []) {
    const start = told.includes(column.exported) ? startOf(column, closedAt) : undefined
    if (!start) continue
    const [, fields] = found.get(start.key) ?? [start, []]
    found.set(start.key, [start, [...fields, titleOf(table, column)]])
  }
  return [...found.values()]
}
