import { type OwnWorld, startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { expectAccessible } from './steps/expect-accessible.ts'
import { goActing } from './steps/page-start.ts'

// The platform is broken here for a while, so this world is nobody else's.
test.describe.configure({ mode: 'serial' })

let world: OwnWorld

test.beforeAll(async () => {
  world = await startOwnWorld('test-results/world-contact.log')
})

test.afterAll(async () => {
  await world[Symbol.asyncDispose]()
})

test('[ERR-07][CONTENT-04] a message that cannot be sent says so and stays; sent, it is thanked for', async ({
  page,
}) => {
  await goActing(page, `${world.urls.site}/kontaktos`)
  await write(page)
  await change('ALTER TABLE support_message RENAME TO support_message_away')
  await send(page)
  await expectUnsent(page)
  await expectAccessible(page)
  await change('ALTER TABLE support_message_away RENAME TO support_message')
  await send(page)
  await expectThanks(page)
})

test('[ERR-07][CONTENT-04] offline it says the same, and what was written is still there', async ({
  page,
}) => {
  await goActing(page, `${world.urls.site}/kontaktos`)
  await write(page)
  await page.route('**/kontaktos.data*', (route) => route.abort())
  await send(page)
  await expectUnsent(page)
  await page.unroute('**/kontaktos.data*')
  await send(page)
  await expectThanks(page)
})

async function write(page: Page): Promise<void> {
  await page.getByLabel('Navn').fill('Freja Frisk')
  await page.getByLabel('E-mailadresse').fill('freja@eksempel.dk')
  await page.getByLabel('Hvad drejer det sig om?').selectOption('Klage')
  await page.getByLabel('Besked', { exact: true }).fill('Min besked')
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Jeg er ikke en robot' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Bekræftet' })).toBeAttached()
  await page.getByRole('button', { name: 'Send besked' }).click()
}

async function expectUnsent(page: Page): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: 'Beskeden kunne ikke sendes' })
  await expect(alert).toContainText('Prøv igen om lidt. Det, du har skrevet, står her stadig.')
  await expect(page.getByLabel('Besked', { exact: true })).toHaveValue('Min besked')
  await expect(page.getByText('Tak for din besked.')).toHaveCount(0)
}

async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/kontaktos\?sendt=1&klage=\d+$/)
  await expect(page.getByText('Tak for din besked. Vi svarer hurtigst muligt.')).toBeVisible()
  await expect(page.getByText(/^Din klage har nummer \d+\./)).toBeVisible()
}

async function change(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
