import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { phone, slow4g } from '../client/phone.ts'

const cpuSlowdown = 4

/** A fresh browser of a phone with a slow processor, and a slow line where that is asked. */
export async function onSlowPhone<T>(
  browser: Browser,
  wish: { isSlowLine: boolean; state?: BrowserContextOptions['storageState'] },
  work: (page: Page) => Promise<T>,
): Promise<T> {
  await using context = await browser.newContext({
    ...phone,
    locale: 'da-DK',
    ...(wish.state && { storageState: wish.state }),
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (wish.isSlowLine) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g })
  }
  // Waited for here: the page lives as long as this function.
  return await work(page)
}
