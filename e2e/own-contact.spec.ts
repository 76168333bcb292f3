import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { goActing } from './steps/page-start.ts'
import { freshPerson } from './steps/person.ts'
import { registerPlayer } from './steps/register-player.ts'
import { tabTo } from './steps/tab-to.ts'

/** The link of the newest letter to an address, once it has come. */
async function linkTo(page: Page, address: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const url = `${e2eAddresses().sandbox}/messages/api?to=${encodeURIComponent(address)}`
    const { messages } = await (await page.request.get(url)).json()
    link = /\shttp\S+[/]bekraeft-e-mail[?]kode=\S+/.exec(messages[0].text)?.[0].trim() ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

test('[ID33] [ID34] [ID35] the e-mail address is changed by keyboard alone, with MitID and its link', async ({
  page,
}) => {
  const { keyboard } = page
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await registerPlayer(page)
  const { email } = freshPerson()
  await goActing(page, '/min-konto/profil/e-mail')
  await tabTo(page.getByLabel('Ny e-mailadresse'))
  await keyboard.insertText('ny@')
  await keyboard.press('Enter')
  const wrong = page.getByRole('alert')
  await expect(wrong).toBeFocused()
  await expectAccessible(page)
  await tabTo(wrong.getByRole('link'))
  await keyboard.press('Enter')
  await expect(page.getByLabel('Ny e-mailadresse')).toBeFocused()
  await keyboard.press('ControlOrMeta+A')
  await keyboard.insertText(email)
  await keyboard.press('Enter')
  await page.getByLabel('CPR-nummer').fill(person.cpr)
  await page.getByLabel('Navn', { exact: true }).fill(person.name)
  await tabTo(page.getByRole('button', { name: 'Bekræft med MitID' }))
  await keyboard.press('Enter')
  const sent = page.getByRole('status').filter({ hasText: `Vi har sendt et link til ${email}` })
  await expect(sent).toBeFocused()
  await expect(page.getByText(`Vi skriver til ${person.email}, indtil`)).toBeVisible()
  await expectAccessible(page)

  await goActing(page, await linkTo(page, email))
  await expectAccessible(page)
  await tabTo(page.getByRole('button', { name: 'Bekræft adressen' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Din e-mailadresse er bekræftet' })).toBeVisible()
  await tabTo(page.getByRole('link', { name: 'Gå til din profil' }))
  await keyboard.press('Enter')
  const card = page.getByRole('region', { name: 'Sådan får vi fat i dig' })
  await expect(card).toContainText(email)
  await expect(card.getByText('Bekræftet', { exact: true })).toBeVisible()
})
