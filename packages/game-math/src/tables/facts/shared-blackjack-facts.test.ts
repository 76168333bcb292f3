import { formatKroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { sharedBlackjack } from '../shared-blackjack/rules.ts'
import { sharedBlackjackFacts } from './kind-facts.ts'
import { tablePageOf } from './table-page.ts'

const facts = sharedBlackjackFacts('faelles-blackjack', 'Fælles Blackjack', sharedBlackjack)

test('[LV35][LV36] the return, stakes and largest payout of the shared hand are those of its rules', () => {
  const { returnToPlayer, playedBy, hitRate } = facts
  expect({ returnToPlayer, playedBy, hitRate }).toEqual({
    returnToPlayer: expect.closeTo(0.990255, 6),
    playedBy: 'chart',
    hitRate: expect.closeTo(0.432787, 6),
  })
  const { minStakeOre, maxStakeOre, maxPayoutOre } = facts
  const said = [minStakeOre, maxStakeOre, maxPayoutOre].map((ore) => formatKroner(ore))
  expect(said.map((each) => each.replaceAll('\u00a0', ' '))).toEqual([
    '10 kr.',
    '2.000 kr.',
    '8.000 kr.',
  ])
})

test('[LV34][LV35] its page says how all share a hand, and what is not offered', () => {
  const { rules, figures } = tablePageOf(facts)
  const all = rules.flatMap(({ paragraphs }) => paragraphs).join('\n')
  expect(all).toContain('Hånden får kort nummer 1, 3, 5')
  expect(all).toContain('Der kan ikke splittes, opgives eller forsikres')
  expect(all).toContain('Du satser fra 10')
  expect(all).not.toContain('..')
  const results = figures.find(({ heading }) => heading === 'Hvad en runde vinder')
  expect(results?.table?.rows.map(({ cells }) => cells[0])).toEqual([
    '−2 indsatser',
    '−1 indsatser',
    '0 indsatser',
    '1 indsatser',
    '1,5 indsatser',
    '2 indsatser',
  ])
})
