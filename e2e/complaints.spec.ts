import {
  answerComplaint,
  type Caller,
  decideComplaint,
  listComplaints,
  readComplaintCase,
} from '@nordlys/contracts'
import { type OwnWorld, startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { expect, test } from '@playwright/test'
import { deskAs } from './steps/desk.ts'
import { expectColoursAccessible } from './steps/expect-accessible.ts'
import { expectBothAccessible } from './steps/expect-both-accessible.ts'
import { goToMain } from './steps/go-to-main.ts'
import { goActing } from './steps/page-start.ts'
import { playRoundOverHttp } from './steps/play-over-http.ts'
import { registerWithMoney } from './steps/session.ts'
import { tabTo } from './steps/tab-to.ts'

// The desk answers here, so this world is nobody else's.
let world: OwnWorld
let desk: Caller
test.beforeAll(async () => {
  world = await startOwnWorld('test-results/world-complaints.log')
  desk = await deskAs('Ida', world)
})
test.afterAll(() => world[Symbol.asyncDispose]())

const words = 'Runden stoppede, før hjulene stod stille.'

test('[OP-40] [CP1] [CP5] a round of one’s own is complained of and answered, by keyboard alone', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  const { keyboard } = page
  await page.setViewportSize({ width: 390, height: 844 })
  await registerWithMoney(page, 200, world.urls.sandbox)
  await playRoundOverHttp(page.request)
  await goToMain(page, '/min-konto/klager')
  await tabTo(page.getByRole('button', { name: 'Send klagen' }))
  await keyboard.press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Skriv, hvad der er sket.')
  await tabTo(summary.getByRole('link').first())
  await keyboard.press('Enter')
  const topic = page.getByLabel('Hvad handler klagen om?')
  await expect(topic).toBeFocused()
  await keyboard.press('S')
  await expect(topic).toHaveValue('game')
  await tabTo(page.getByLabel('Gælder det en bestemt runde eller betaling?'))
  await keyboard.press('V')
  await tabTo(page.getByLabel('Hvad er der sket?'))
  await keyboard.insertText(words)
  await tabTo(page.getByLabel('Hvad vil du have os til at gøre?'))
  await keyboard.insertText('Se på runden.')
  await expectBothAccessible(page)
  await tabTo(page.getByRole('button', { name: 'Send klagen' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Vi har modtaget din klage. Den har nummer')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Spilrunde / })).toBeVisible()

  const { complaints } = await listed()
  const number = complaints[0]?.number ?? 0
  const subject = { kind: 'round' }
  expect(complaints).toMatchObject([{ topic: 'game', words, wish: 'Se på runden.', subject }])
  const answer = { number, words: 'Vi har regnet runden om.', expectedOn: undefined }
  expect(await desk.call(answerComplaint, answer)).toMatchObject({ ok: true })
  await goToMain(page, `/min-konto/klager/${number}`)
  await expect(page.getByText('Vi har regnet runden om.')).toBeVisible()
  await tabTo(page.getByRole('textbox', { name: 'Besked' }))
  await keyboard.insertText('Tak for svaret.')
  await tabTo(page.getByRole('button', { name: 'Send besked' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Din besked er sendt' })).toBeFocused()
  await expect(page.getByText('Tak for svaret.')).toBeVisible()

  const decision = { number, outcome: 'upheld', reasons: 'Du får din indsats igen.' } as const
  expect(await desk.call(decideComplaint, decision)).toMatchObject({ ok: true })
  expect(await desk.call(readComplaintCase, { number })).toMatchObject({
    complaint: { messages: [{ by: 'Ida' }, { words: 'Tak for svaret.' }] },
  })
  await goActing(page, `/min-konto/klager/${number}`)
  const decided = page.getByRole('region', { name: 'Vores afgørelse' })
  await expect(decided).toContainText('Du har fået medhold.')
  await expect(decided.getByRole('link', { name: 'naevneneshus.dk' })).toBeVisible()
  await expectBothAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectColoursAccessible(page)
  await context.close()
})

/** Past the header, as by keyboard. */
async function listed() {
  const found = await desk.call(listComplaints, { all: false })
  if (!found.ok) throw new Error('no complaints are listed')
  return found
}
