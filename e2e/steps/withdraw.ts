import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { type APIResponse, expect, type Page } from '@playwright/test'
import type { HttpBrowser } from './http-browser.ts'
import { answerMitid, type MitidAnswer } from './mitid-over-http.ts'
import type { Person } from './person.ts'
import { siteOrigin } from './register-over-http.ts'

/** Asks for a withdrawal and confirms it with MitID, as far as the page that says so. */
export async function withdraw(
  page: Page,
  who: Pick<Person, 'name' | 'cpr'>,
  kroner: number,
): Promise<void> {
  await page.goto('/min-konto/udbetal')
  await page.getByLabel('Beløb').fill(String(kroner))
  await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
  await confirmAtMitid(page, who)
  await expect(page.getByRole('status').first()).toContainText(
    `Din udbetaling på ${kroner} kr. er oprettet og bliver behandlet inden for 1-3 hverdage.`,
  )
}

/** Sends the withdrawal's form and answers at MitID, without a page; the page it all leads to. */
export async function withdrawOverHttp(
  { request }: HttpBrowser,
  answer: MitidAnswer,
  kroner: number,
): Promise<APIResponse> {
  const html = await (await request.get('/min-konto/udbetal')).text()
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(html) ?? []
  const sent = await request.post('/min-konto/udbetal', {
    form: { key, amount: String(kroner) },
    headers: { origin: await siteOrigin(request) },
    maxRedirects: 0,
  })
  expect(sent.status()).toBe(303)
  return answerMitid(request, sent.headers().location ?? '', answer)
}

/** MitID's button says what is being done. */
export async function confirmAtMitid(page: Page, who: Pick<Person, 'name' | 'cpr'>): Promise<void> {
  await page.getByLabel('CPR-nummer').fill(who.cpr)
  await page.getByLabel('Navn', { exact: true }).fill(who.name)
  await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
}

export interface NemKontoPayment {
  batchId: string
  reference: string
  amount: string
  status: string
}

/** What NemKonto has been told to pay, as it says itself. */
export async function readNemKontoPayments(
  page: Page,
  sandboxUrl = e2eAddresses().sandbox,
): Promise<NemKontoPayment[]> {
  const credential = Buffer.from('nordlys:sandbox-secret').toString('base64')
  const answer = await page.request.get(`${sandboxUrl}/nemkonto/payments`, {
    headers: { authorization: `Basic ${credential}` },
  })
  expect(answer.ok()).toBe(true)
  const { payments }: { payments: NemKontoPayment[] } = await answer.json()
  return payments
}
