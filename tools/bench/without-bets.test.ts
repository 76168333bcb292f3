import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withoutBets } from './without-bets.ts'

const file = new URL('../../apps/platform/src/ledger/sql/settle/settle-batch.sql', import.meta.url)

test('bets are cut out of the function as it stands, and its argument alone is left', async () => {
  const text = withoutBets(await readFile(file, 'utf8'))
  expect(text.match(/bets/g)).toHaveLength(1)
})

test('a function that is not the one expected is refused', () => {
  expect(() => withoutBets('SELECT 1;')).toThrow('has changed')
})
