import { expect, test } from 'vitest'
import { readCards } from './card.ts'
import { pokerNameDa } from './poker-name-da.ts'

test.each([
  ['high-card', '9c Qd 4h', 'Højt kort, dame'],
  ['high-card', '9c 5d 4h', 'Højt kort, 9'],
  ['pair', 'Jc 4d Jh', 'Par knægte'],
  ['pair', '2c 2d Ah', 'Par toere'],
  ['two-pair', '4c 4d Jh Js Qc Qd 2h', 'To par, damer og knægte'],
  ['three-of-a-kind', 'Ac Ad Ah', 'Tre ens, esser'],
  ['full-house', '4c 4d Qh Qs Qc Kd Kh', 'Fuldt hus, damer og konger'],
  ['full-house', '4c 4d 4h Qs Qc Qd 2h', 'Fuldt hus, damer og firere'],
  ['full-house', '4c 4d 4h Qs Qc Qd Kh', 'Fuldt hus, damer og firere'],
  ['four-of-a-kind', 'Tc Td Th Ts Ac Ad Kh', 'Fire ens, tiere'],
  ['straight', '9c Td Jh', 'Straight'],
] as const)('[GAME-02] %s of %s is told as %s', (hand, cards, name) => {
  expect(pokerNameDa(hand, readCards(cards))).toBe(name)
})
