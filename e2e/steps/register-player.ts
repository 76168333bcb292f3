import { expect, type Page } from '@playwright/test'
import { signInAtMitid } from './at-mitid.ts'
import type { HttpBrowser } from './http-browser.ts'
import { goActing } from './page-start.ts'
import { freshPerson, type Person } from './person.ts'
import type { RegisterOptions } from './register-options.ts'
import { registerOverHttp } from './register-over-http.ts'

/** Makes a new player over HTTP, who is logged in in this browser; a page of it stays as it is. */
export async function registerPlayer(
  { request }: HttpBrowser,
  options: RegisterOptions = {},
): Promise<Person> {
  const person = options.person ?? freshPerson(options.name)
  await registerOverHttp(request, person, options)
  return person
}

/** As `registerPlayer`, and the page is the one a registration ends on, the deposit page, which acts. */
export async function registerAtDeposit(
  page: Page,
  options: RegisterOptions = {},
): Promise<Person> {
  const person = await registerPlayer(page, options)
  await goActing(page, '/min-konto/indbetal?velkommen=1')
  return person
}

/** Registers step by step on the pages, as a visitor does; ends on the deposit page. */
export async function registerByHand(page: Page, options: RegisterOptions = {}): Promise<Person> {
  const person = options.person ?? freshPerson(options.name)
  await chooseOffer(page, options.withOffer ?? false)
  await fillContact(page, person, options)
  await sendContact(page)
  await identify(page, person)
  await giveCpr(page, person.cpr)
  await expect(page).toHaveURL(/\/min-konto\/indbetal\?velkommen=1$/)
  return person
}

/** Step 1. */
export async function chooseOffer(page: Page, withOffer: boolean): Promise<void> {
  await page.goto('/registrer')
  const door = withOffer ? 'Vælg velkomsttilbuddet' : 'Fortsæt uden bonus'
  await page.getByRole('button', { name: door }).click()
  await expect(page.getByRole('heading', { name: 'Dine kontaktoplysninger' })).toBeVisible()
}

/** Step 2, not yet sent. */
export async function fillContact(
  page: Page,
  person: Person,
  { limit = { kroner: 1_000, period: 'Uge' }, withOffer = false }: RegisterOptions = {},
): Promise<void> {
  const [firstName = '', ...lastName] = person.name.split(' ')
  await page.getByLabel('Fornavn').fill(firstName)
  await page.getByLabel('Efternavn').fill(lastName.join(' '))
  await page.getByLabel('E-mailadresse').fill(person.email)
  await page.getByLabel('Mobilnummer').fill('21 34 56 78')
  await page.getByLabel('Beløb').fill(String(limit.kroner))
  await page.getByRole('radio', { name: limit.period }).check()
  await page.getByRole('checkbox', { name: /^Jeg bekræfter/ }).check()
  if (withOffer) await page.getByRole('checkbox', { name: /^Jeg har læst/ }).check()
}

export async function sendContact(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
  await expect(page.getByRole('button', { name: 'Bekræft med MitID' })).toBeVisible()
}

/** Step 3 as far as the CPR number. */
export async function identify(
  page: Page,
  who: Pick<Person, 'name' | 'cpr'> | string,
): Promise<void> {
  await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
  await signInAtMitid(page, who)
  // MitID's own page asks for a number, too.
  await expect(page.getByRole('button', { name: 'Opret spilkonto' })).toBeVisible()
}

export async function giveCpr(page: Page, cpr: string): Promise<void> {
  await page.getByLabel('CPR-nummer').fill(cpr)
  await page.getByRole('button', { name: 'Opret spilkonto' }).click()
}
