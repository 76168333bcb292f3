import type { FiledEntry } from '../../apps/platform/src/content/index.ts'
import { missionProblems } from '../../apps/platform/src/offer-rules/index.ts'

const ofMissions = /^missions?\./

/** What texts of missions say that no mission may: words of staking, depositing, losing or coming back. */
export function missionWordProblems(entries: readonly FiledEntry[]): string[] {
  return entries.flatMap(({ kind, id, value }) => {
    if (kind !== 'translation' || !ofMissions.test(id)) return []
    const found = missionProblems({
      rule: { kind: 'read-figures' },
      words: [JSON.stringify(value)],
    })
    return found.map(({ because, words }) => `${kind} ${id}: "${words}" speaks of ${because}`)
  })
}
