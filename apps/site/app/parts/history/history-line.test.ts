import type { TransactionLine } from '@nordlys/contracts'
import { ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { effectOf, movedOf } from './history-line.ts'

const line = { id: 'a-line', at: new Date('2026-11-21T12:00:00Z') }
const amountOre = ore(100)
const round = { ...line, kind: 'round', gameId: 'a-game', stakeOre: ore(30) } as const
const numbers = { first: 3, last: 9 }
const stretch = { ...round, kind: 'stretch', beganAt: line.at, rounds: 4, numbers } as const
const bonus = { ...line, kind: 'bonus', status: 'implemented', amountOre } as const
const deposit = { ...line, kind: 'deposit', amountOre } as const
const withdrawal = { ...line, kind: 'withdrawal', amountOre } as const

const cases: readonly [TransactionLine, number, ReturnType<typeof effectOf>][] = [
  [{ ...deposit, status: 'implemented' }, 100, 'in'],
  [{ ...deposit, status: 'canceled' }, 100, 'void'],
  [{ ...deposit, status: 'reversed' }, 100, 'void'],
  [{ ...withdrawal, status: 'pending' }, -100, 'out'],
  [{ ...withdrawal, status: 'reversed' }, -100, 'void'],
  [{ ...round, state: 'settled', winOre: ore(50) }, 20, 'in'],
  [{ ...round, state: 'open', winOre: ore(0) }, -30, 'out'],
  [{ ...round, state: 'rolled-back', stakeOre: ore(0), winOre: ore(0) }, 0, 'out'],
  [{ ...stretch, winOre: ore(10) }, -20, 'out'],
  [{ ...bonus, change: 'granted' }, 100, 'in'],
  [{ ...bonus, change: 'restored' }, 100, 'in'],
  [{ ...bonus, status: 'bonus-void', change: 'forfeited' }, -100, 'out'],
  [{ ...bonus, change: 'converted' }, 100, 'within'],
  [{ ...line, kind: 'jackpot', roundId: 'a-round', amountOre }, 100, 'in'],
]

test.for(cases)('a line tells what it did to the balance: %o', ([shown, moved, effect]) => {
  expect(movedOf(shown)).toBe(ore(moved))
  expect(effectOf(shown)).toBe(effect)
})

test('[FLT-31] what is not booked counts neither in nor out', () => {
  for (const status of ['initiated', 'pending', 'processing'] as const) {
    expect(effectOf({ ...deposit, status })).toBe('waiting')
    // A withdrawal's money has left the balance from the moment it is asked for.
    expect(effectOf({ ...withdrawal, status })).toBe('out')
  }
})
