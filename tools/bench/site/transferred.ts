import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContextOptions } from '@playwright/test'

export interface Transferred {
  path: string
  scripts: number
  /** As they came, packed, with the headers of each answer. */
  kib: number
}

const afterIdleMs = 5_000

/** The scripts that a page brings to a browser that comes for the first time, until it rests. [FLT-44] */
export async function measureTransferred(
  browser: Browser,
  address: string,
  state?: BrowserContextOptions['storageState'],
): Promise<Transferred> {
  await using context = await browser.newContext({
    locale: 'da-DK',
    ...(state && { storageState: state }),
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const asked = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) asked.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await page.goto(address, { waitUntil: 'networkidle' })
  await setTimeout(afterIdleMs)
  return { path: new URL(address).pathname, scripts: asked.size, kib: bytes / 1024 }
}
