import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './steps/expect-accessible.ts'
import { goActing } from './steps/page-start.ts'
import { registerPlayer } from './steps/register-player.ts'
import { tellOfRequests } from './steps/still-clock.ts'

const address = '/min-konto/profil'
const sent = 'Det har du uploadet'
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer <<>>\n%%EOF\n')

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const pdfNamed = (name: string, mark = name): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([pdf, Buffer.from(`%${mark}`)]),
})

async function pictureNamed(name: string): Promise<ChosenFile> {
  const create = { width: 800, height: 500, channels: 3, background: '#7a5230' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const section = (page: Page) => page.getByRole('region', { name: 'Dokumentation' })

async function choose(page: Page, files: ChosenFile[], type = 'Legitimation'): Promise<void> {
  await section(page).getByLabel('Dokumenttype').selectOption({ label: type })
  await section(page).getByLabel('Filer', { exact: true }).setInputFiles(files)
}

const upload = (page: Page) =>
  section(page).getByRole('button', { name: 'Upload dokumentation' }).click()

const namesSent = (page: Page) =>
  section(page).getByRole('list', { name: sent }).getByRole('listitem')

/** A player's own page in a browser without script. */
async function withoutScript(browser: Browser, page: Page) {
  const storageState = await page.context().storageState()
  return browser.newContext({ javaScriptEnabled: false, storageState })
}

test('[SCREEN-11] [VAL-11] four files are uploaded at a time, each told of and on the list', async ({
  page,
}) => {
  await registerPlayer(page)
  await goActing(page, address)
  await expect(section(page).getByText('Du har ikke uploadet noget endnu.')).toBeVisible()
  await expectAccessible(page)
  const files = ['en.pdf', 'to.pdf', 'tre.pdf', 'forkert.pdf'].map((name) => pdfNamed(name))
  await choose(page, files)
  const chosen = section(page).getByRole('list', { name: 'Valgte filer' }).getByRole('listitem')
  await expect(chosen).toHaveCount(4)
  await section(page).getByRole('button', { name: 'Fjern: forkert.pdf' }).click()
  await expect(section(page).getByLabel('Filer', { exact: true })).toBeFocused()
  await section(page)
    .locator('input[capture]')
    .setInputFiles([await pictureNamed('pas.jpg')])
  await expect(chosen).toHaveCount(4)
  await expect(chosen.filter({ hasText: 'pas.jpg' }).locator('canvas')).toBeVisible()
  await expectAccessible(page)
  await upload(page)
  await expect(section(page).getByText('Filen er uploadet.')).toHaveCount(4)
  await expect(namesSent(page)).toHaveCount(4)
  await expect(namesSent(page).filter({ hasText: 'pas.jpg' })).toContainText('Legitimation')
  await expect(namesSent(page).getByText('Modtaget')).toHaveCount(4)
  await expect(section(page).getByRole('status').first()).toBeFocused()
  await expectAccessible(page)
  // Sent once more it is the same document.
  await choose(page, [pdfNamed('en.pdf')])
  await upload(page)
  await expect(section(page).getByText('Filen er uploadet.')).toHaveCount(1)
  await page.reload()
  await expect(namesSent(page)).toHaveCount(4)
})

test('[VAL-11] what is missing is said, and five files are too many before any is sent', async ({
  page,
}) => {
  await registerPlayer(page)
  await goActing(page, address)
  const said = section(page).getByRole('alert')
  await upload(page)
  await expect(said).toContainText('Vælg, hvad filerne dokumenterer.')
  await section(page).getByLabel('Dokumenttype').selectOption({ label: 'Legitimation' })
  await upload(page)
  await expect(said).toContainText('Vælg mindst én fil.')
  await expect(section(page).getByLabel('Dokumenttype')).toHaveValue('identity')
  const files = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'].map((name) => pdfNamed(name))
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await choose(page, files)
  await expect(said).toContainText('Du kan højst uploade 4 filer ad gangen.')
  await upload(page)
  await expect(said).toContainText('Du kan højst uploade 4 filer ad gangen.')
  await tellOfRequests(page)
  expect(posts.filter((url) => url.includes(address))).toEqual([])
  await choose(page, files.slice(1))
  await expect(said).toHaveCount(0)
  await upload(page)
  await expect(namesSent(page)).toHaveCount(4)
})

test('[VAL-11] a wrong file is refused with its reason, and the right one beside it is taken', async ({
  page,
}) => {
  await registerPlayer(page)
  await goActing(page, address)
  const program = { ...pdfNamed('pas.pdf'), buffer: Buffer.from('MZ this is no pdf') }
  await choose(page, [program, pdfNamed('regning.pdf')], 'Dokumentation for adresse')
  await upload(page)
  const refused = section(page).getByRole('alert')
  await expect(refused).toContainText('Filen kunne ikke uploades.')
  await expect(refused).toContainText('pas.pdf')
  await expect(refused).toContainText('Den er ikke et billede eller en PDF')
  await expect(section(page).getByText('Filen er uploadet.')).toHaveCount(1)
  await expect(namesSent(page)).toHaveCount(1)
  await expect(namesSent(page)).toContainText('regning.pdf')
})

test('[VAL-11] where no answer comes the page stays, says so, and the same files are sent again', async ({
  page,
}) => {
  await registerPlayer(page)
  await goActing(page, address)
  await choose(page, [pdfNamed('regning.pdf')])
  const failed = section(page).getByText('Filen kunne ikke uploades. Prøv igen.')
  const isUpload = (url: URL) => url.pathname === `${address}/dokumenter/filer`
  await page.route(isUpload, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await upload(page)
  await expect(failed).toBeVisible()
  await page.unroute(isUpload)
  await page.route(isUpload, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, body: 'den anden side er væk' })
      : route.fallback(),
  )
  const answered = page.waitForResponse((response) => response.status() === 503)
  await upload(page)
  await answered
  const button = section(page).getByRole('button', { name: 'Upload dokumentation' })
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(failed).toBeVisible()
  await expectAccessible(page)
  await page.unroute(isUpload)
  await upload(page)
  await expect(section(page).getByText('Filen er uploadet.')).toHaveCount(1)
  await expect(failed).toHaveCount(0)
  await expect(namesSent(page)).toContainText('regning.pdf')
})

test('[VAL-11] the form works without script: four are taken, five are not', async ({
  page,
  browser,
}) => {
  await registerPlayer(page)
  await using context = await withoutScript(browser, page)
  const plain = await context.newPage()
  await plain.goto(address)
  const files = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'].map((name) => pdfNamed(name))
  await choose(plain, files)
  await upload(plain)
  await expect(section(plain).getByRole('alert')).toContainText(
    'Du kan højst uploade 4 filer ad gangen.',
  )
  await expect(namesSent(plain)).toHaveCount(0)
  const tooLarge = Buffer.concat([pdf, Buffer.alloc(10 * 1_024 * 1_024)])
  await choose(plain, [pdfNamed('1.pdf'), { ...pdfNamed('stor.pdf'), buffer: tooLarge }])
  await upload(plain)
  await expect(section(plain).getByText('Filen er uploadet.')).toHaveCount(1)
  await expect(section(plain).getByRole('alert')).toContainText('En fil må højst fylde 10 MB.')
  await expect(namesSent(plain)).toHaveCount(1)
})

test('the section fits the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await registerPlayer(page)
  await goActing(page, address)
  await choose(page, [pdfNamed(`${'et-meget-langt-navn-paa-en-fil'.repeat(4)}.pdf`)])
  await upload(page)
  await expect(namesSent(page)).toHaveCount(1)
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await page.evaluate(overflow)).toBe(0)
})
