import { secondMs } from '@nordlys/core'
import { type CDPSession, expect, type Page } from '@playwright/test'

/** What the page asks of the line, and a way to let only that fail. */
export interface Line {
  /** Every probe, as `HEAD /favicon.ico`, oldest first. */
  probes: readonly string[]
  /** Our server does not answer, and the browser knows nothing of it. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** Lets 30 s pass, and waits until the one probe in them has its answer. */
  nextProbe(): Promise<void>
  /** Waits for the first probe, which says that the page watches. */
  firstProbe(): Promise<void>
}

/** By the browser's own protocol: Playwright keeps every request for a favicon to itself. */
export async function watchLine(page: Page): Promise<Line> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const probes: string[] = []
  const answered = countAnswers(session, probes)
  return {
    probes,
    cut: () => blockFavicon(session, true),
    mend: () => blockFavicon(session, false),
    async nextProbe() {
      const before = answered()
      await page.clock.runFor(30 * secondMs)
      await expect.poll(answered).toBe(before + 1)
    },
    async firstProbe() {
      await expect(async () => {
        if (probes.length === 0) await page.clock.runFor(10 * secondMs)
        expect(answered()).toBeGreaterThanOrEqual(1)
      }).toPass()
    },
  }
}

function countAnswers(session: CDPSession, probes: string[]): () => number {
  const open = new Set<string>()
  let answers = 0
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type !== 'Fetch' || !request.url.endsWith('/favicon.ico')) return
    probes.push(`${request.method} ${new URL(request.url).pathname}`)
    open.add(requestId)
  })
  const onEnd = ({ requestId }: { requestId: string }) => {
    if (open.delete(requestId)) answers += 1
  }
  session.on('Network.loadingFinished', onEnd)
  session.on('Network.loadingFailed', onEnd)
  return () => answers
}

async function blockFavicon(session: CDPSession, isBlocked: boolean): Promise<void> {
  await session.send('Network.setBlockedURLs', { urls: isBlocked ? ['*/favicon.ico'] : [] })
}
