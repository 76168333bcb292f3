import { expect, test } from 'vitest'
import { noticesAtOnce, tableNotices, tableTexts } from './table-texts.ts'

test('[GAME-02] (TB53) without choices no notice speaks of a hand, and no page of a commitment', () => {
  const ofHandsAlone = new Set(['goes-on', 'hand-waits', 'choice-not-open'])
  const told = Object.entries({ ...tableNotices, ...noticesAtOnce })
    .filter(([notice]) => !ofHandsAlone.has(notice))
    .map(([, words]) => words)
  const { abandonedAtOnce, checkSeedDrawn, checkFailsDrawn, checkNone, checkUnable } = tableTexts
  const pages = [abandonedAtOnce, checkSeedDrawn, checkFailsDrawn, checkNone, checkUnable]
  expect([...told, ...pages].filter((words) => /hånd|aftryk|forseglet/i.test(words))).toEqual([])
})
