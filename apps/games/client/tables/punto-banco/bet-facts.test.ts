import { puntoBancoBets, puntoBancoRules } from '@nordlys/game-math/tables/punto-banco/rules'
import { expect, test } from 'vitest'
import { edgeText, paysText } from './bet-facts.ts'

test('[PROOF-01] each spot of punto banco tells what it pays and what the house keeps', () => {
  const told = puntoBancoBets.map((bet) => {
    return `${bet} ${paysText(puntoBancoRules, bet)} ${edgeText(bet)}`.replaceAll('\u00a0', ' ')
  })
  expect(told).toEqual([
    'player 1 1,24 %',
    'bank 0,95 1,06 %',
    'tie 9 4,84 %',
    'player-pair 12 2,89 %',
    'bank-pair 12 2,89 %',
  ])
})
