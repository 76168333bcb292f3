import { secondMs, systemClock } from '@nordlys/core'
import { expect, type Page, type Request, test } from '@playwright/test'
import { watchConnection } from './steps/connection.ts'
import { goWatched } from './steps/page-start.ts'
import { registerPlayer } from './steps/register-player.ts'
import { stopClock, tellOfRequests } from './steps/still-clock.ts'

test('[SCREEN-05] [SES-03] [SES-07] a login that is over is told once, and the way in leads back', async ({
  page,
  context,
}) => {
  const asked = await openWatched(page)
  // The secret is gone, as after the session's end elsewhere; the handle still says "logged in".
  await context.clearCookies({ name: '__Host-session' })
  const record = page.waitForRequest(/CreateSessionExpireLog/)
  const dialog = page.getByRole('dialog', { name: 'Du er blevet logget ud' })
  // The page asks about its login by itself, and tells of its end a moment later.
  await page.clock.runFor(2 * secondMs)
  await answered(page, asked)
  await page.clock.runFor(2 * secondMs)
  await expect(dialog).toBeVisible()
  expect((await record).postDataJSON()).toMatchObject({ from_route: '/min-konto/oversigt' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toHaveCount(1)
  const names = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(names).not.toContain('_auth_token')
  await dialog.getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveURL('/log-ind?redirect=%2Fmin-konto%2Foversigt')
})

test('[SES-05] a login is validated 2 s after the start, when the tab is seen, 3 s apart', async ({
  page,
}) => {
  const asked = await openWatched(page)
  await page.clock.runFor(1_999)
  await tellOfRequests(page)
  expect(asked).toHaveLength(0)
  await page.clock.runFor(1)
  await expect.poll(() => asked).toHaveLength(1)
  await answered(page, asked)
  await showTab(page)
  await page.clock.runFor(2_999)
  await showTab(page)
  await tellOfRequests(page)
  expect(asked).toHaveLength(1)
  await page.clock.runFor(1)
  await showTab(page)
  await expect.poll(() => asked).toHaveLength(2)
})

for (const [name, act] of [
  ['press of the pointer', (page: Page) => page.mouse.down()],
  ['key', (page: Page) => page.keyboard.press('Shift')],
] as const) {
  test(`[SES-05] the first ${name} has the login validated, before its 2 s are over`, async ({
    page,
  }) => {
    const asked = await openWatched(page)
    await act(page)
    await expect.poll(() => asked).toHaveLength(1)
    await answered(page, asked)
    await page.clock.runFor(10 * secondMs)
    await act(page)
    await tellOfRequests(page)
    // The one of 2 s after the start came too soon after it, and only the first interaction counts.
    expect(asked).toHaveLength(1)
  })
}

test('[SES-05] none is validated offline, nor within 5 s of the connection coming back', async ({
  page,
  context,
}) => {
  const asked = await openWatched(page)
  const lost = page.getByRole('dialog', { name: 'Forbindelsen er afbrudt' })
  await context.setOffline(true)
  await expect(lost).toBeVisible()
  await page.clock.runFor(10 * secondMs)
  await showTab(page)
  await tellOfRequests(page)
  expect(asked).toHaveLength(0)
  await context.setOffline(false)
  await expect(lost).toBeHidden()
  await expectNoneFor5s(page, asked)
})

test('[SES-05] nor within 5 s of the server coming back, which the browser does not know of', async ({
  page,
}) => {
  const connection = await watchConnection(page)
  const asked = await openWatched(page)
  const lost = page.getByRole('dialog', { name: 'Forbindelsen er afbrudt' })
  await connection.cut()
  for (let failed = 0; failed < 3; failed += 1) await connection.nextProbe()
  await expect(lost).toBeVisible()
  await connection.mend()
  await connection.nextProbe()
  await expect(lost).toBeHidden()
  await expectNoneFor5s(page, asked)
})

test('[SES-03] of a login that is over a record is kept, once, and nothing of it stays here', async ({
  page,
  context,
}) => {
  // A notice is due, as an hour of play is not what this is about; from the first page on, as a browser
  // that was told of a later one does not ask.
  const at = systemClock.now().toISOString()
  const notice = { ok: true, dueInMs: 0, toldAt: at, loggedInAt: at, stakedOre: 200, wonOre: 0 }
  await page.route('**/spilstatus', (route) => route.fulfill({ json: notice }))
  await page.addInitScript(noteGoneCookies)
  const asked = await openWatched(page, '/min-konto/transaktioner?type=alle')
  await page.clock.runFor(secondMs)
  const warning = page.getByRole('dialog', { name: 'Tid til en status' })
  await expect(warning).toBeVisible()
  const userId = await cookieOf(page, '_acc_user_id')
  expect(userId).toMatch(/^\d+$/)
  await context.clearCookies({ name: '__Host-session' })
  const recorded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('CreateSessionExpireLog')) recorded.push(request.method())
  })
  const record = page.waitForResponse(/CreateSessionExpireLog/)
  const dialog = page.getByRole('dialog', { name: 'Du er blevet logget ud' })
  await showTab(page)
  await answered(page, asked)
  await page.clock.runFor(1_999)
  await expect(dialog).toBeHidden()
  await page.clock.runFor(1)
  await expect(dialog).toBeVisible()
  await expect(warning).toBeHidden()
  const answer = await record
  expect(answer.status()).toBe(200)
  const { datetime, ...said } = answer.request().postDataJSON()
  expect(said).toEqual({ userId, from_route: '/min-konto/transaktioner?type=alle' })
  // The page's clock stood still for a while, and was moved by some seconds.
  const aheadMs = new Date(datetime).getTime() - systemClock.now().getTime()
  expect(Math.abs(aheadMs)).toBeLessThan(300 * secondMs)
  await expect
    .poll(() => page.evaluate(() => window.goneCookies))
    .toEqual(['_acc_user_id', '_login_log_id', '_register_log_id', '_auth_token'])
  await expect(page.getByRole('button', { name: 'Din konto' })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Luk' }).click()
  await showTab(page)
  await page.clock.runFor(60 * secondMs)
  await tellOfRequests(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect([asked.length, recorded]).toEqual([1, ['POST']])
})

/** A player's page on which no time has passed since its watch began; the answer lists validations. */
async function openWatched(page: Page, path = '/min-konto/oversigt'): Promise<Request[]> {
  await registerPlayer(page)
  await stopClock(page)
  const asked: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/validateExpire')) asked.push(request)
  })
  await goWatched(page, path)
  asked.length = 0
  return asked
}

/** Waits until the page has taken the answer to its last validation. */
async function answered(page: Page, asked: readonly Request[]): Promise<void> {
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const response = await asked.at(-1)?.response()
  await response?.finished()
  await tellOfRequests(page)
}

function showTab(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

async function expectNoneFor5s(page: Page, asked: readonly Request[]): Promise<void> {
  const before = asked.length
  await showTab(page)
  await page.clock.runFor(4_900)
  await showTab(page)
  await tellOfRequests(page)
  expect(asked).toHaveLength(before)
  await page.clock.runFor(100)
  await showTab(page)
  await expect.poll(() => asked).toHaveLength(before + 1)
}

async function cookieOf(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((cookie) => cookie.name === name)?.value
}

declare global {
  interface Window {
    /** The cookies that went, in their order. */
    goneCookies: string[]
  }
}

function noteGoneCookies(): void {
  window.goneCookies = []
  cookieStore.addEventListener('change', ({ deleted }) => {
    for (const { name } of deleted) window.goneCookies.push(name ?? '')
  })
}
