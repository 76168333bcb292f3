import { availableParallelism } from 'node:os'
import { siteAddress } from '@nordlys/testing/e2e/addresses'
import { defineConfig } from '@playwright/test'
import { testBrowserPath } from './tools/chromium.ts'

const baseURL = siteAddress()
const reportPath = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/browser.json'

/** A browser that has answered the cookie question; only the tests of that question start without. */
const answeredConsent = {
  cookies: [
    {
      name: '_consent',
      value: '1',
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
}

/** The browser tests: the whole product in one world, driven as a player would, in Chromium. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/browser',
  globalSetup: './testing/e2e/set-up.ts',
  // A test waits about a third of its time: one more than there are cores keeps them busy.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Long time-outs: real failures are reported a minute later, slow machines do not fail.
  timeout: 300_000,
  expect: { timeout: 40_000, toPass: { intervals: [20, 50, 100, 200] } },
  reporter: [['list'], ['json', { outputFile: reportPath }]],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    // Reduced motion, so that no test waits for an animation; a test about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    storageState: answeredConsent,
    // A trace of every test costs a tenth of the run: the one that failed is run again with it.
    trace: 'off',
    // Pixels are drawn by the CPU, so the viewport is a small desktop, except where size is tested.
    viewport: { width: 1_024, height: 700 },
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
    ...(baseURL === undefined ? {} : { baseURL }),
    launchOptions: {
      executablePath: await testBrowserPath(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
        '--no-first-run',
      ],
    },
  },
})
