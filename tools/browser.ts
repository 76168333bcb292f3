import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from './chromium.ts'

/** The whole Chromium, without a screen. */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', ...flags],
  })
}
