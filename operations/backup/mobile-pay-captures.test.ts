import { ore, standInsAt, systemClock } from '@nordlys/core'
import { createMobilePay } from '@nordlys/platform'
import { startSandbox } from '@nordlys/sandbox'
import { expect, test } from 'vitest'
import { readMobilePayCaptures } from './mobile-pay-captures.ts'

test('what we have taken by MobilePay is read of its report, and nothing else in it', async () => {
  const urls = { siteUrl: 'http://localhost:3000', platformUrl: 'http://127.0.0.1:9' }
  await using sandbox = await startSandbox({ port: 0, ...urls, clock: systemClock })
  const { mobilePay: party } = standInsAt(sandbox.url)
  const mobilePay = createMobilePay({ ...party, baseUrl: party.url, clock: systemClock })
  const begin = async (reference: string) => {
    const payment = { reference, amountOre: ore(20_000), returnUrl: urls.siteUrl }
    const { redirectUrl } = await mobilePay.create({ ...payment, description: 'En test' })
    const body = new URLSearchParams({ answer: 'approved' })
    await fetch(redirectUrl.replace('/landing', '/app'), {
      ...{ method: 'POST', body, redirect: 'manual' },
    })
  }
  for (const reference of ['captured-1', 'waiting-1']) await begin(reference)
  await mobilePay.capture({ reference: 'captured-1', amountOre: ore(15_000), key: 'a' })
  await mobilePay.refund({ reference: 'captured-1', amountOre: ore(5_000), key: 'b' })
  const { since, payments } = await readMobilePayCaptures(party, 1)
  expect(payments).toEqual([
    { reference: 'captured-1', capturedOre: ore(15_000), at: expect.any(Date) },
  ])
  expect(since.getTime()).toBeLessThan(systemClock.now().getTime())
})

test('a MobilePay that is away leaves nobody who can tell what is lost', async () => {
  const { mobilePay: party } = standInsAt('http://127.0.0.1:9')
  await expect(readMobilePayCaptures(party, 1)).rejects.toThrow('nobody can tell what is lost')
})
