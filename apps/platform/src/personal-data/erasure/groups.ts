import type { ErasureGroup } from '@nordlys/contracts'
import { register } from '../register/register.ts'
import { letGoAt } from './what-goes.ts'

const order: readonly ErasureGroup['when'][] = [
  'at-once',
  'by-itself',
  'after-the-law',
  'by-number',
]

/**
 * Everything that the register has of players, by the words of a copy, with the moment at which it goes:
 * tables that are treated alike are one group. [PD16]
 */
export function groupsOfErasure(closedAt: Date): ErasureGroup[] {
  const groups = new Map<string, ErasureGroup>()
  for (const { whose, title, basis, kept, erased } of Object.values(register)) {
    if (whose.kind !== 'player' || title === undefined || erased === 'never') continue
    const until = erased === 'after-the-law' ? letGoAt(kept, closedAt) : undefined
    const hasLaw = erased === 'after-the-law' || erased === 'by-number'
    const key = hasLaw ? `${erased} ${basis} ${until?.getTime()}` : erased
    const group = groups.get(key) ?? { when: erased, basis, ...(until && { until }), kinds: [] }
    groups.set(key, { ...group, kinds: [...group.kinds, title] })
  }
  return [...groups.values()].toSorted(
    (one, other) => order.indexOf(one.when) - order.indexOf(other.when),
  )
}
