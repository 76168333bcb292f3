import { expect, test } from 'vitest'
import { loader } from '../../app/pages/deposit/return-page.tsx'
import { siteLoading } from '../testing/test-loading.ts'

const longest = 64

async function toldAt(path: string): Promise<unknown> {
  const told: unknown[] = []
  await using site = await siteLoading({ loader, path, params: {} }, told)
  await site.server.inject({ url: path })
  return told[0]
}

test.each([
  '/MobilePay?reference=%00',
  '/MobilePayQuick?reference=%27%20or%201',
  `/extpayment?merchantTxId=${'a'.repeat(longest + 1)}`,
])('[FLT-24] %s names no payment, and a visitor is told so without a login', async (path) => {
  expect(await toldAt(path)).toMatchObject({ state: undefined })
})

test.each(['/MobilePay', '/MobilePay?reference=', '/MobilePayQuick?a=b'])(
  '[ROUTE-06] %s says no payment, and leads a visitor to the login',
  async (path) => {
    const answer = await toldAt(path)
    expect(answer).toBeInstanceOf(Response)
    expect((answer as Response).headers.get('location')).toBe(
      `/log-ind?redirect=${encodeURIComponent(path)}`,
    )
  },
)
