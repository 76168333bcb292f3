import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { presentOffer } from './offers.ts'
import { termsOf } from './test-offers.ts'

const at = new Date('2026-11-21T12:00:00Z')

test('[PAY-10] the terms of a code say of what its factor is', () => {
  const both = termsOf(at, { wagering: { factor: 4, base: 'deposit-and-bonus' } })
  const presented = presentOffer('KODE', both, at)
  expect(presented).toMatchObject({ wageringFactor: 4, isWageringOfDepositToo: true })
  expect(presented.example.requiredOre).toBe(kroner(4_000))
  const ofBonus = presentOffer('KODE', termsOf(at), at)
  expect(ofBonus).toMatchObject({ wageringFactor: 10 })
  expect(ofBonus).not.toHaveProperty('isWageringOfDepositToo')
  const none = presentOffer('KODE', termsOf(at, { wagering: undefined }), at)
  expect(none).toMatchObject({ wageringFactor: 0, example: { requiredOre: 0n } })
})
