import { expect, test } from 'vitest'
import { faultsOf, rehearse } from './rehearse.ts'

test('a database killed in play is restored to a moment, and what was told since is put back', async () => {
  const rehearsal = await rehearse(() => undefined)
  expect(faultsOf(rehearsal)).toEqual([])
  const remedies = new Set(rehearsal.lost.map(({ remedy }) => remedy))
  expect([...remedies].sort()).toEqual([
    'adopt-file',
    'read-status',
    'repeat-message',
    'repeat-transfer',
    'settle-again',
  ])
  expect(rehearsal.lost.filter(({ kind }) => kind === 'deposit')).toHaveLength(2)
  expect(rehearsal.lost.filter(({ kind }) => kind === 'payout')).toHaveLength(3)
})
