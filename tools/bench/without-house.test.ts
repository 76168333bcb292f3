import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withoutHotAccounts } from './without-house.ts'

const housed = `
  ), housed AS (
    UPDATE ledger_house h SET balance = h.balance + t.total
    FROM (SELECT coalesce(sum(stake - win), 0) AS total FROM moved) t
    WHERE h.lane = p_lane
  ), contributed AS (
    UPDATE ledger_pool_share s SET contributed = s.contributed + t.total
    FROM (SELECT pool, sum(contribution) AS total FROM moved WHERE contribution <> 0 GROUP BY pool) t
    WHERE s.pool = t.pool AND s.lane = p_lane
  )`

test('the updates of house and pool are cut out and nothing else', () => {
  expect(withoutHotAccounts(`before${housed} after`)).toBe('before\n  ) after')
})

test('a function that is not the one expected is refused', () => {
  expect(() => withoutHotAccounts('SELECT 1;')).toThrow('has changed')
  expect(() => withoutHotAccounts(housed + housed)).toThrow('2 times')
  const another = `${housed} UPDATE ledger_jackpot_pool SET balance = 0;`
  expect(() => withoutHotAccounts(another)).toThrow('still updates ledger_jackpot_pool')
})

test('the function as it stands has what is cut out', async () => {
  const file = new URL(
    '../../apps/platform/src/ledger/sql/settle/settle-batch.sql',
    import.meta.url,
  )
  expect(withoutHotAccounts(await readFile(file, 'utf8'))).not.toContain('UPDATE ledger_house')
})
