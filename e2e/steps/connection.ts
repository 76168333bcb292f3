import { secondMs } from '@nordlys/core'
import { type CDPSession, expect, type Page } from '@playwright/test'
import { expectActing } from './page-start.ts'
import { tellOfRequests } from './still-clock.ts'

/** What the page asks of the connection, and a way to let only that fail. */
export interface Connection {
  /** Every probe, as `HEAD /favicon.ico`, oldest first. */
  probes: readonly string[]
  /** Our server does not answer, and the browser knows nothing of it. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** Lets 30 s pass on a page that watches, and waits until it has the answer to the one probe in them. */
  nextProbe(): Promise<void>
}

/** By the browser's own protocol: Playwright keeps every request for a favicon to itself. */
export async function watchConnection(page: Page): Promise<Connection> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const probes: string[] = []
  const answered = countAnswers(session, probes)
  return {
    probes,
    cut: () => blockFavicon(session, true),
    mend: () => blockFavicon(session, false),
    async nextProbe() {
      // The page watches from the moment on in which it acts, and probes exactly once in 30 s.
      await expectActing(page)
      const before = answered()
      await page.clock.runFor(30 * secondMs)
      await expect.poll(answered).toBe(before + 1)
      // The browser knows of an answer before the page does: a later one has come to the page after it.
      await tellOfRequests(page)
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
