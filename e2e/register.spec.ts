import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { expect, type Page, test } from '@playwright/test'
import { abortAtMitid } from './steps/at-mitid.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { expectLoggedIn } from './steps/log-in.ts'
import type { MitidAnswer } from './steps/mitid-over-http.ts'
import { noticeOf, shownOf } from './steps/notice-of.ts'
import { goActing } from './steps/page-start.ts'
import { freshPerson, type Person } from './steps/person.ts'
import {
  chooseOfferOverHttp,
  reachCprOverHttp,
  reachMitidOverHttp,
  registerOverHttp,
  siteOrigin,
} from './steps/register-over-http.ts'
import {
  chooseOffer,
  fillContact,
  giveCpr,
  identify,
  registerByHand,
  sendContact,
} from './steps/register-player.ts'

const identityStep = '/registrer?trin=3'
const mismatch =
  'CPR-nummeret passer ikke til det MitID, du har brugt. Kontrollér nummeret, og prøv igen.'

test('[REG-01, REG-02, REG-03, REG-04, ROUTE-03] a visitor registers, with a limit', async ({
  page,
  context,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const player = await registerByHand(page)
  await expectLoggedIn(page)
  const cookies = await context.cookies()
  const secret = cookies.find(({ name }) => name === '__Host-session')
  expect(secret).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' })
  expect(cookies.map(({ name }) => name)).not.toContain('__Host-registration')
  // Neither the number nor a secret is ever in an address, where histories and logs would keep it.
  expect(addresses.filter((url) => url.includes(player.cpr))).toEqual([])
  expect(addresses.filter((url) => url.includes(secret?.value ?? ''))).toEqual([])
})

test('[VAL-08][VAL-09][VAL-10] an empty form names each field in its order and leads to it', async ({
  page,
}) => {
  await atContact(page)
  await expect(page.getByLabel('Beløb')).toHaveValue('')
  await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('heading')).toHaveText('Ret 7 felter for at fortsætte')
  await expect(summary.getByRole('link')).toHaveText([
    'Indtast dit fornavn.',
    'Indtast dit efternavn.',
    'Indtast en gyldig e-mailadresse.',
    'Indtast dit mobilnummer.',
    'Vælg et beløb for din indbetalingsgrænse.',
    'Vælg, om grænsen skal gælde pr. dag, uge eller måned.',
    'Du skal bekræfte din alder og acceptere vilkårene for at fortsætte.',
  ])
  await expectAccessible(page)
  await summary.getByRole('link', { name: 'Indtast dit mobilnummer.' }).click()
  await expect(page.getByLabel('Mobilnummer')).toBeFocused()
  await expect(page.getByLabel('Mobilnummer')).toHaveAccessibleDescription(
    'Indtast dit mobilnummer.',
  )
})

test('[VAL-03][VAL-06] digits follow the country, a wrong address is told, what was typed stays', async ({
  page,
}) => {
  await atContact(page)
  await fillContact(page, { ...freshPerson(), email: 'freja(at)eksempel.dk' })
  await page.getByLabel('Mobilnummer').fill('21 34 56 789')
  await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    'Indtast en gyldig e-mailadresse.',
    'Mobilnummeret skal bestå af 8 cifre.',
  ])
  await expect(page.getByLabel('E-mailadresse')).toHaveValue('freja(at)eksempel.dk')
  await page.getByLabel('E-mailadresse').fill(freshPerson().email)
  await page.getByLabel('Landekode').selectOption('+299')
  await page.getByLabel('Mobilnummer').fill('123')
  await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
  await expect(summary.getByRole('link')).toHaveText(['Mobilnummeret skal være på mindst 8 tegn.'])
  await page.getByLabel('Mobilnummer').fill('12 34 56')
  await sendContact(page)
})

test('what was given is there again after going back, and after a reload', async ({ page }) => {
  const person = freshPerson('Freja Von Frisk')
  await reachMitidOverHttp(page.request, person, { limit: { kroner: 750, period: 'Dag' } })
  await goActing(page, identityStep)
  await expect(page.getByText('750 kr. pr. dag')).toBeVisible()
  await page.getByRole('link', { name: 'Tilbage' }).click()
  await expect(page.getByRole('heading', { name: 'Dine kontaktoplysninger' })).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Efternavn')).toHaveValue('Von Frisk')
  await expect(page.getByLabel('E-mailadresse')).toHaveValue(person.email)
  await expect(page.getByLabel('Beløb')).toHaveValue('750')
  await expect(page.getByRole('radio', { name: 'Dag' })).toBeChecked()
})

test('[REG-03] breaking off at MitID leads back to the step, with nothing lost', async ({
  page,
}) => {
  const person = freshPerson()
  await reachMitidOverHttp(page.request, person)
  await page.goto(identityStep)
  await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
  await abortAtMitid(page)
  await expect(page.getByRole('alert')).toContainText('Du afbrød MitID.')
  await expect(page.getByRole('alert')).toBeFocused()
  await identify(page, person)
})

test('[SCREEN-07][VAL-01][REG-06] somebody else’s CPR number is refused, then MitID again', async ({
  page,
}) => {
  const person = freshPerson()
  await reachCpr(page, person)
  await giveCpr(page, '610190')
  const field = page.getByLabel('CPR-nummer')
  await expect(field).toHaveAccessibleDescription('CPR-nummeret skal bestå af 10 cifre.')
  await expect(field).toBeFocused()
  await giveCpr(page, '9902901000')
  await expect(field).toHaveAccessibleDescription('CPR-nummeret indeholder ikke en gyldig dato.')
  for (const attemptsLeft of [2, 1]) {
    await giveCpr(page, freshPerson().cpr)
    await expect(field).toHaveAccessibleDescription(
      `${mismatch} Du har ${attemptsLeft} forsøg tilbage.`,
    )
  }
  await giveCpr(page, freshPerson().cpr)
  await expect(page.getByRole('alert')).toContainText('forkert CPR-nummer for mange gange')
  await page.reload()
  await identify(page, person)
})

test('[SCREEN-07][VAL-02] somebody too young gets no account, and is told the age', async ({
  page,
}) => {
  await reachCpr(page, freshPerson('Bo Ung'), { persona: 'bo' })
  await giveCpr(page, '7212089006')
  await expect(page.getByRole('alert')).toContainText('Du skal være fyldt 18 år')
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Gå til forsiden' }),
  ).toHaveAttribute('href', '/')
  await expectAccessible(page)
  await page.goto('/registrer?trin=3')
  await expect(page.getByRole('heading', { name: 'Vælg velkomsttilbud' })).toBeVisible()
})

test('[SCREEN-07][REG-06] somebody in ROFUS gets no account, but whom to call, and no address tells', async ({
  page,
}) => {
  await reachCpr(page, freshPerson('Clara Juni'), { persona: 'clara' })
  await giveCpr(page, '7506004009')
  await expect(page.getByRole('alert')).toContainText('Du er registreret i ROFUS')
  await expect(page.getByRole('link', { name: 'Ring til StopSpillet' }).first()).toHaveAttribute(
    'href',
    'tel:+4570222825',
  )
  expect(page.url().toLowerCase()).not.toContain('rofus')
})

test('[SCREEN-07][REG-06] without an answer from ROFUS there is no account yet', async ({
  request,
}) => {
  await reachCprOverHttp(request, freshPerson('Gitte Fejl'), { persona: 'gitte' })
  const answer = await request.post(identityStep, {
    form: { intent: 'complete', personal_number: '7004820004' },
    headers: { origin: await siteOrigin(request) },
  })
  const html = await answer.text()
  expect(noticeOf(html)).toContain('Vi kan ikke få svar fra ROFUS lige nu')
  expect(html).toMatch(/<label[^>]*>CPR-nummer/)
  expect((await request.get('/min-konto/oversigt')).url()).toContain('/log-ind')
})

test('[SCREEN-07][REG-06][VAL-06] one person has one account, and one address belongs to one person', async ({
  page,
  request: elsewhere,
}) => {
  const player = freshPerson()
  await registerOverHttp(elsewhere, player)
  await atContact(page)
  await fillContact(page, player)
  await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
  await expect(page.getByLabel('E-mailadresse')).toHaveAccessibleDescription(
    'E-mailadressen er allerede knyttet til en spilkonto. Brug en anden e-mailadresse.',
  )
  await page.getByLabel('E-mailadresse').fill(freshPerson().email)
  await sendContact(page)
  await identify(page, player)
  await giveCpr(page, player.cpr)
  await expect(page.getByRole('alert')).toContainText('Der findes allerede en spilkonto')
  await page.getByRole('alert').getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveURL('/log-ind')
})

test('[SCREEN-07][REG-06] MitID that is out of order and a registration that is over are told', async ({
  request,
  playwright,
}) => {
  const atMitid = { persona: 'ulla' }
  const down = await reachCprOverHttp(request, freshPerson('Ulla Utilgængelig'), atMitid)
  const told = await down.text()
  expect(noticeOf(told)).toContain('tekniske problemer med MitID')
  expect(shownOf(told)).toContain('Bekræft med MitID')
  // A browser whose registration the platform does not know, or does not know any more.
  await using stranger = await playwright.request.newContext({ baseURL: e2eAddresses().site })
  const over = await stranger.post(identityStep, {
    form: { intent: 'identify' },
    headers: { origin: await siteOrigin(stranger) },
  })
  const html = await over.text()
  expect(noticeOf(html)).toContain('Din registrering er udløbet.')
  expect(html).toMatch(/<h1[^>]*>Vælg velkomsttilbud/)
})

test('a visitor without script registers all the same', async ({ browser }) => {
  await using context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await chooseOffer(page, false)
  await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
  await expect(page.getByText('Ret 7 felter for at fortsætte')).toBeVisible()
  const person = freshPerson()
  await fillContact(page, person)
  await sendContact(page)
  await identify(page, person)
  await giveCpr(page, '7506004009')
  await expect(page.getByText('Du har 2 forsøg tilbage.')).toBeVisible()
  await giveCpr(page, person.cpr)
  await expect(page).toHaveURL(/\/min-konto\/indbetal/)
})

test('on the smallest phone nothing runs out at the side, and a step on its way says so', async ({
  page,
}) => {
  const sidewaysPx = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/registrer')
  expect(await sidewaysPx()).toBe(0)
  await page.getByRole('button', { name: 'Fortsæt uden bonus' }).click()
  await expect(page.getByRole('heading', { name: 'Dine kontaktoplysninger' })).toBeVisible()
  expect(await sidewaysPx()).toBe(0)
  const held = Promise.withResolvers<void>()
  await page.route(/\/registrer.*trin=2/, async (route) => {
    await held.promise
    await route.continue()
  })
  const button = page.getByRole('button', { name: 'Fortsæt til MitID' })
  const before = await button.boundingBox()
  await button.click()
  const busy = page.getByRole('button', { name: 'Vent et øjeblik' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  expect((await busy.boundingBox())?.width).toBe(before?.width)
  held.resolve()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await sidewaysPx()).toBe(0)
})

test('every step is free of what axe can find, and the keyboard alone is enough', async ({
  page,
}) => {
  const person = freshPerson()
  await page.goto('/registrer')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fortsæt uden bonus' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Dine kontaktoplysninger' })).toBeFocused()
  await expectAccessible(page)
  const typed = ['Freja', 'Frisk', person.email, undefined, '21345678', '500']
  for (const text of typed) {
    await page.keyboard.press('Tab')
    if (text !== undefined) await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: /^Jeg bekræfter/ })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Bekræft din identitet/ })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Bekræft med MitID' })).toBeFocused()
  await identify(page, person)
  await expectAccessible(page)
})

/** Step 2, in a browser that has taken step 1. */
async function atContact(page: Page): Promise<void> {
  await chooseOfferOverHttp(page.request, false)
  await goActing(page, '/registrer?trin=2')
}

/** The CPR number's page, in a browser that has taken the steps before it. */
async function reachCpr(page: Page, person: Person, atMitid?: MitidAnswer): Promise<void> {
  await reachCprOverHttp(page.request, person, atMitid)
  await goActing(page, identityStep)
}
