import { expect, test } from 'vitest'
import type { RequestScope } from './request-scope.ts'
import { segmentOf } from './segment-of.ts'

const segmentFor = (knownPlayer: { hasDeposited: boolean } | undefined) =>
  segmentOf({ knownPlayer } as unknown as RequestScope)

test('[DATA-15] a visitor is a guest, and a player a depositor once money has come in', () => {
  expect(segmentFor(undefined)).toBe('Guests')
  expect(segmentFor({ hasDeposited: false })).toBe('Non-Depositor')
  expect(segmentFor({ hasDeposited: true })).toBe('Depositor')
})
