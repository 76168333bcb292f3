import { expect, test } from 'vitest'
import { noticesAtOnce, tableNotices, tableTexts } from './table-texts.ts'

test('[FLT-77] whoever was logged out reads what to do, and that a hand waits', () => {
  const loggedOut = /^Du er logget ud\. Log ind igen for at spille videre\./
  expect(tableNotices['logged-out']).toMatch(loggedOut)
  expect(tableNotices['logged-out']).toContain('venter den på dig')
  expect(noticesAtOnce['logged-out']).toMatch(loggedOut)
})

test('[GAME-02] (TB53) without choices no notice speaks of a hand, and no page of a commitment', () => {
  const ofHandsAlone = new Set(['goes-on', 'hand-waits', 'choice-not-open'])
  const told = Object.entries({ ...tableNotices, ...noticesAtOnce })
    .filter(([notice]) => !ofHandsAlone.has(notice))
    .map(([, words]) => words)
  const { abandonedAtOnce, checkSeedDrawn, checkFailsDrawn, checkNone, checkUnable } = tableTexts
  const pages = [abandonedAtOnce, checkSeedDrawn, checkFailsDrawn, checkNone, checkUnable]
  expect([...told, ...pages].filter((words) => /hånd|aftryk|forseglet/i.test(words))).toEqual([])
})
