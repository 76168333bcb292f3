import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { bets, cutOut, hotAccounts, hotUpdate } from './cut-out.ts'

const file = new URL('../../apps/platform/src/ledger/sql/settle/settle-batch.sql', import.meta.url)
const housed = hotAccounts.map(({ text }) => text).join('')

test('the updates of house and pool are cut out of the function as it stands', async () => {
  const text = cutOut(await readFile(file, 'utf8'), hotAccounts, hotUpdate)
  expect(text).not.toContain('UPDATE ledger_house')
})

test('bets are cut out of it, and its argument alone is left', async () => {
  expect(cutOut(await readFile(file, 'utf8'), bets).match(/bets/g)).toHaveLength(1)
})

test('nothing else is cut out', () => {
  expect(cutOut(`before${housed} after`, hotAccounts)).toBe('before\n  )\n  ) after')
})

test('a function that is not the one expected is refused', () => {
  expect(() => cutOut('SELECT 1;', bets)).toThrow('has changed')
  expect(() => cutOut(housed + housed, hotAccounts)).toThrow('2 times')
  const another = `${housed} UPDATE ledger_jackpot_pool SET balance = 0;`
  expect(() => cutOut(another, hotAccounts, hotUpdate)).toThrow('updates ledger_jackpot_pool')
})
