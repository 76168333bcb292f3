import { seededRng } from '@nordlys/game-math'
import { puntoBanco } from '@nordlys/game-math/tables/punto-banco/machine'
import { puntoBancoRules } from '@nordlys/game-math/tables/punto-banco/rules'
import { viewOf } from '@nordlys/game-math/tables/punto-banco/view'
import { expect, test } from 'vitest'
import { becameText, wonText } from './became.ts'

const told = (stakeOre: number, payoutOre: number) =>
  becameText({ stakeOre, payoutOre }).replaceAll('\u00a0', ' ')

test('[FLT-42] a bet of punto banco is told with its stake, and a stake that comes back is no win', () => {
  expect(told(2_500, 4_875)).toBe('25 kr. gav 48,75 kr.')
  expect(told(2_500, 2_500)).toBe('25 kr. tilbage')
  expect(told(500, 0)).toBe('5 kr. tabt')
})

test('[GAME-02] who won punto banco is told with the points of the winner first', () => {
  const said = new Set<string>()
  for (let seed = 0; seed < 60; seed += 1) {
    const state = puntoBanco.start(puntoBancoRules, [], seededRng(new Uint8Array(32).fill(seed)))
    const view = viewOf(puntoBancoRules, [['bank', 500]], state)
    const [high, low] = [view.player.points, view.bank.points].sort((a, b) => b - a)
    const who = { player: 'Spilleren vinder', bank: 'Banken vinder', tie: 'Uafgjort' }[view.winner]
    expect(wonText(view)).toBe(`${who} med ${high} mod ${low}`)
    said.add(view.winner)
  }
  expect([...said].sort()).toEqual(['bank', 'player', 'tie'])
})
