import { ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { WalletDown } from '../../wallet/index.ts'
import { CashLooks } from './cash-looks.ts'

const cash = { ok: true, balanceOre: ore(1_000) } as const
const isRevoked = async () => false

test('[LV2] of thousands who bet at once few have their cash looked up, and nobody waits', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<typeof cash>()
  const looks = new CashLooks({ isRevoked, balance: () => answered })
  const first = Array.from({ length: 32 }, () => looks.balance('a play'))
  expect(await looks.balance('another')).toBeUndefined()
  resolve(cash)
  expect(new Set(await Promise.all(first))).toEqual(new Set([cash]))
  expect(await looks.balance('another')).toEqual(cash)
})

test('[LV2] cash that the wallet does not tell is unknown, and its place is free again', async () => {
  const looks = new CashLooks({
    isRevoked,
    balance: () => Promise.reject(new WalletDown('no answer')),
  })
  for (let look = 0; look < 40; look += 1) expect(await looks.balance('a play')).toBeUndefined()
})
