import { type OwnWorld, startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { expect, test } from '@playwright/test'
import { putContent, readContentValue, shownAfter } from './steps/content.ts'
import { goActing } from './steps/page-start.ts'
import { chooseOffer } from './steps/register-player.ts'

// What the configuration says is changed here, so this world is nobody else's.
test.describe.configure({ mode: 'serial' })

let world: OwnWorld

test.beforeAll(async () => {
  world = await startOwnWorld('test-results/world-configured-texts.log')
})

test.afterAll(async () => {
  await world[Symbol.asyncDispose]()
})

const pages = [
  ['login_content', '/log-ind'],
  ['register_content', '/registrer'],
  ['contact_form_content', '/kontaktos'],
  ['verifycpr_loginnoacc', '/log-ind?fejl=no-account'],
] as const

for (const [name, path] of pages) {
  test(`[DATA-06][REG-06] ${name} is what the operator says on ${path}`, async ({ page }) => {
    const { title, content } = (await readConfiguration(name)) as { title: string; content: string }
    const address = new URL(path, world.urls.site).href
    const sent = await (await page.request.get(address)).text()
    expect(sent).toContain(`>${title}</h`)
    expect(sent).toContain(`>${content}</`)
    await configure(name, { title: `Ny ${name}`, content: `Ny tekst i ${name}.` })
    await page.goto(address)
    await expect(page.getByRole('heading', { name: `Ny ${name}` })).toBeVisible()
    await expect(page.getByText(`Ny tekst i ${name}.`)).toBeVisible()
    await expect(page.getByText(content, { exact: true })).toHaveCount(0)
  })
}

test('[DATA-06][VAL-03] registration explains itself and offers the codes as configured', async ({
  browser,
}) => {
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  await chooseOffer(page, false)
  const codes = page.getByLabel('Landekode').getByRole('option')
  await expect(codes).toHaveText(['+45', '+299'])
  await expect(page.getByRole('heading', { name: 'Derfor spørger vi' })).toBeVisible()
  await configure('registration_extra_content', { title: 'Godt at vide', content: 'Ny grund.' })
  await configure('mobileProviders', [
    { code: '+298', country: 'Færøerne', digits: 6 },
    { code: '+45', country: 'Danmark', digits: 8 },
  ])
  await goActing(page, '/registrer?trin=2')
  await expect(codes).toHaveText(['+298', '+45'])
  await expect(page.getByRole('heading', { name: 'Godt at vide' })).toBeVisible()
  await expect(page.getByText('Ny grund.')).toBeVisible()
  await page.getByLabel('Mobilnummer').fill('2123456')
  await page.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(page.getByRole('alert')).toContainText('6 cifre')
})

async function readConfiguration(id: string): Promise<unknown> {
  const item = await readContentValue(world.databaseUrl, { kind: 'configuration', id })
  return item.value
}

async function configure(id: string, value: unknown): Promise<void> {
  const item = await readContentValue(world.databaseUrl, { kind: 'configuration', id })
  await shownAfter(world.urls.site, () =>
    putContent(world.databaseUrl, { kind: 'configuration', id, value: { ...item, value } }),
  )
}
