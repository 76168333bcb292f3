import { europeanRoulette } from '@nordlys/game-math/tables/roulette/rules'
import { expect, test } from 'vitest'
import { after } from '../slip/after.ts'
import { openedTable, type TableEvent, type TableState } from '../slip/table-state.ts'
import { spokenAfter } from './spoken.ts'

const opened = openedTable(europeanRoulette, { balanceOre: 100_000, chipOre: 2_500 })

function said(state: TableState, event: TableEvent): string {
  // Amounts have a space that does not break.
  return spokenAfter(state, event, after(state, event)).replaceAll('\u00a0', ' ')
}

test('[GAME-02] a chip is told with its spot and with what is staked in all', () => {
  const place: TableEvent = { type: 'placed', spotId: 'split-17-20' }
  expect(said(opened, place)).toBe('Split 17 og 20: 25 kr. Samlet indsats 25 kr.')
  const laid = after(opened, place)
  const back: TableEvent = { type: 'taken-back', spotId: 'split-17-20' }
  expect(said(laid, back)).toBe('Split 17 og 20: ingen jetoner. Samlet indsats 0 kr.')
  expect(said(laid, { type: 'moved', from: 'split-17-20', to: 'red' })).toBe(
    'Rød: 25 kr. Samlet indsats 25 kr.',
  )
  expect(said(laid, { type: 'doubled' })).toBe('Samlet indsats 50 kr.')
})

test('[GAME-02] what is not done is told with the limit that bounds it', () => {
  const large = after(opened, { type: 'chip-chosen', chipOre: 100_000 })
  expect(said(large, { type: 'placed', spotId: 'n17' })).toBe('Højst 500 kr. på Nummer 17.')
})

test('what changes nothing says nothing', () => {
  expect(said(opened, { type: 'chip-chosen', chipOre: 500 })).toBe('')
  expect(said(opened, { type: 'undone' })).toBe('')
})
