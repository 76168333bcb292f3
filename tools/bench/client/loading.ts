import type { Browser, CDPSession } from '@playwright/test'
import { phone, readyToSpin, slow4g, spinButton } from './phone.ts'

const quietMs = 1_500

export interface Loading {
  /** From the navigation until a spin can be pressed. */
  readonly spinMs: number
  /** What had come over the wire until then, and in all. */
  readonly criticalKb: number
  readonly allKb: number
}

/** Opens a game for the first time over a slow line. */
export async function measureLoading(browser: Browser, address: string): Promise<Loading> {
  await using context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g })
  const wire = countBytes(session)
  await page.goto(address, { waitUntil: 'commit' })
  await spinButton(page).waitFor()
  const spinMs = await page.evaluate(readyToSpin)
  const critical = wire.bytes
  await page.waitForLoadState('networkidle')
  // What streams in later begins when the line has been quiet for a moment.
  await page.waitForTimeout(quietMs)
  await page.waitForLoadState('networkidle')
  return { spinMs, criticalKb: critical / 1000, allKb: wire.bytes / 1000 }
}

/** Headers and bodies as they go over the wire. */
function countBytes(session: CDPSession): { bytes: number } {
  const wire = { bytes: 0 }
  session.on('Network.responseReceived', ({ response }) => {
    wire.bytes += response.encodedDataLength
  })
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength
  })
  return wire
}
