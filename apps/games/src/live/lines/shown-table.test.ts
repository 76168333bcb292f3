import type { LiveState } from '@nordlys/contracts'
import { openLiveTables, readCards, seededRng, sharedDraw } from '@nordlys/game-math'
import { expect, test } from 'vitest'
import { shownTable } from './shown-table.ts'

const state: LiveState = {
  ...{ type: 'state', epoch: 1, n: 1, table: 't', definitionHash: 'd', round: 3, now: 0 },
  ...{ phase: 'betting', latest: [] },
}
const standing = { isHeard: true, isClosed: false, lines: 0 }
const shown = (latest: unknown[]) =>
  shownTable('t', { ...standing, state: { ...state, latest } }).latest

test('[ROUTE-14] a tile has numbers in their colours, and winners as letters that are read as words', () => {
  expect(shown([{ number: 17 }, { number: 0 }, { number: 32 }])).toEqual([
    { text: '17', tone: 'black' },
    { text: '0', tone: 'green' },
    { text: '32', tone: 'red' },
  ])
  expect(shown([{ player: [24, 32], bank: [0, 33] }])).toEqual([
    { text: 'S', tone: 'blue', name: 'Spiller' },
  ])
  expect(shown([{ player: [0, 32], bank: [24, 33] }])).toMatchObject([{ name: 'Bank' }])
  expect(shown([{ player: [24, 32], bank: [25, 33] }])).toMatchObject([{ name: 'Uafgjort' }])
})

test('[ROUTE-14] of a shared hand a tile has what the bank came to', () => {
  const bank = (cards: string) => shown([{ hand: [], bank: readCards(cards) }])
  expect(bank('9c Th')).toEqual([{ text: '19', tone: 'blue', name: 'Banken fik 19' }])
  expect(bank('6c Th 9d')).toMatchObject([
    { text: '25', tone: 'green', name: 'Banken gik over 21' },
  ])
})

test('[ROUTE-14] whatever a live table of one go draws can be shown', () => {
  const tables = openLiveTables().filter(({ hasChoices }) => !hasChoices)
  for (const { definition } of tables) {
    for (let round = 0; round < 50; round += 1) {
      const drawn = sharedDraw(definition, seededRng(new Uint8Array(32).fill(round)))
      expect(shown([drawn])[0]?.text).toMatch(/^(\d+|[SBU])$/)
    }
  }
})
