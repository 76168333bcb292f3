import { expect, test } from 'vitest'
import { bonusBoundText, noRoomText } from './raise-room.ts'
import { tableTexts } from './table-texts.ts'

const free = { balanceOre: 100_000, stakeMaxOre: undefined, roundOre: 6_000 }
const bounded = { ...free, stakeMaxOre: 10_000 }

test('[BONUS-02] (TB21) a raise that would pass the bonus’s highest stake is told before the press', () => {
  expect(noRoomText(4_000, bounded)).toBeUndefined()
  expect(noRoomText(4_001, bounded)).toBe('Højst 100\u00a0kr. i alt med din bonus')
  expect(noRoomText(4_001, free)).toBeUndefined()
})

test('(TB21) what the balance cannot pay is told first, as the wallet checks it', () => {
  const poor = { ...bounded, balanceOre: 4_000 }
  expect(noRoomText(4_000, poor)).toBeUndefined()
  expect(noRoomText(4_001, poor)).toBe(tableTexts.noRoom)
  expect(noRoomText(6_000, { ...free, balanceOre: 5_999 })).toBe(tableTexts.noRoom)
})

test('(TB23) a choice that costs nothing is open, however much the round has staked', () => {
  expect(noRoomText(0, { balanceOre: 0, stakeMaxOre: 1_000, roundOre: 6_000 })).toBeUndefined()
})

test('[BONUS-02] (TB20) a first stake beyond the bonus’s highest is told before the press', () => {
  expect(bonusBoundText(10_000, bounded)).toBeUndefined()
  expect(bonusBoundText(10_001, bounded)).toBe('Højst 100\u00a0kr. i alt med din bonus')
  expect(bonusBoundText(10_001, free)).toBeUndefined()
})
