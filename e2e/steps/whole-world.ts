import { type OwnWorld, startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../../tools/chromium.ts'

export interface WholeWorld extends AsyncDisposable {
  world: OwnWorld
  browser: Browser
}

/**
 * A world of its own and the browser that players have, for the deep tests, which Playwright does not run.
 */
export async function openWholeWorld(logPath: string): Promise<WholeWorld> {
  await using stack = new AsyncDisposableStack()
  const world = stack.use(await startOwnWorld(logPath))
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage'],
  })
  stack.defer(() => browser.close())
  const opened = stack.move()
  return { world, browser, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}
