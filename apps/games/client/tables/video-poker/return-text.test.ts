import { tableFacts, tablePageOf } from '@nordlys/game-math'
import { videoPokers } from '@nordlys/game-math/tables/video-poker/paytables'
import { expect, test } from 'vitest'
import { returnText } from './return-text.ts'

test('[GAME-02][PROOF-01] the return that is told is the proven one of the very paytable', () => {
  for (const rules of videoPokers) {
    const [coins = '', all = ''] = rules.declared.rtp.split('/')
    // In hundredths of a percent, half up.
    const hundredths = Number((2n * BigInt(coins) * 10_000n + BigInt(all)) / (2n * BigInt(all)))
    const [whole, rest] = [Math.floor(hundredths / 100), String(hundredths % 100).padStart(2, '0')]
    expect(returnText(rules)).toBe(`${whole},${rest}\u00a0%`)
  }
  expect(videoPokers.map(returnText)).toEqual([
    '99,54\u00a0%',
    '99,17\u00a0%',
    '99,11\u00a0%',
    '99,73\u00a0%',
    '98,94\u00a0%',
  ])
})

test('[GAME-02][PROOF-02] the rules that the server sends tell the same return', () => {
  for (const rules of videoPokers) {
    const facts = tableFacts.find(({ id }) => id === rules.id)
    const told = facts && tablePageOf(facts).rules.flatMap(({ paragraphs }) => paragraphs)
    const line = `Tilbagebetalingsprocent (RTP): ${returnText(rules)} med bedste spil`
    expect(told).toContain(line)
  }
})
