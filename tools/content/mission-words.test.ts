import { expect, test } from 'vitest'
import { readFiles, seedFolder } from '../../apps/platform/src/content/index.ts'
import { missionWordProblems } from './mission-words.ts'

const { entries } = await readFiles(seedFolder)

test('[SCREEN-14] no text of the missions of the seed says what no mission may', () => {
  expect(entries.some(({ id }) => id === 'mission.set-limit_text')).toBe(true)
  expect(missionWordProblems(entries)).toEqual([])
})

test('[SCREEN-14] an editor’s text of a mission that speaks of deposits is found, and no other text', () => {
  const changed = entries.map((entry) =>
    entry.kind === 'translation' ? { ...entry, value: 'Indbetal 100 kr.' } : entry,
  )
  const found = missionWordProblems(changed)
  expect(found).toContain('translation mission.set-limit_text: "indbetal" speaks of depositing')
  expect(found).toContain('translation missions.intro: "indbetal" speaks of depositing')
  expect(found.filter((problem) => !/^translation missions?\./.test(problem))).toEqual([])
})
