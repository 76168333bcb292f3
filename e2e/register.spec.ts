import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { type APIRequestContext, type APIResponse, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { expectLoggedIn } from './steps/log-in.ts'
import { answerMitid } from './steps/mitid-over-http.ts'
import { noticeOf, shownOf } from './steps/notice-of.ts'
import { goActing } from './steps/page-start.ts'
import { freshPerson } from './steps/person.ts'
import {
  chooseOfferOverHttp,
  contactForm,
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

const contactStep = '/registrer?trin=2'
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

test('[VAL-10] the terms of the offer are a consent of their own', async ({ request }) => {
  await chooseOfferOverHttp(request, true)
  const html = await sent(request, contactStep, { intent: 'submit-contact' })
  expect(noticeOf(html)).toContain('Ret 8 felter for at fortsætte')
  expect(linksIn(html).at(-1)).toBe('Du skal acceptere vilkårene for tilbuddet for at fortsætte.')
})

test('[VAL-03][VAL-06] digits follow the country, a wrong address is told, what was typed stays', async ({
  request,
}) => {
  await chooseOfferOverHttp(request)
  const typed = { ...contactForm(freshPerson()), email: 'freja(at)eksempel.dk' }
  const wrong = await sent(request, contactStep, { ...typed, mobile: '21 34 56 789' })
  expect(linksIn(wrong)).toEqual([
    'Indtast en gyldig e-mailadresse.',
    'Mobilnummeret skal bestå af 8 cifre.',
  ])
  expect(wrong).toContain('value="freja(at)eksempel.dk"')
  const abroad = { ...contactForm(freshPerson()), mobile_country_code: '+299' }
  const short = await sent(request, contactStep, { ...abroad, mobile: '123' })
  expect(linksIn(short)).toEqual(['Mobilnummeret skal være på mindst 8 tegn.'])
  const right = await sent(request, contactStep, { ...abroad, mobile: '12 34 56' })
  expect(right).toContain('Bekræft med MitID')
})

test('what was given is there again after going back, and after a reload', async ({ request }) => {
  const person = freshPerson('Freja Von Frisk')
  await reachMitidOverHttp(request, person, { limit: { kroner: 750, period: 'Dag' } })
  const identity = await (await request.get(identityStep)).text()
  expect(shownOf(identity)).toMatch(/750\skr\. pr\. dag/)
  expect(identity).toMatch(/<a [^>]*href="\/registrer\?trin=2"[^>]*>(?:(?!<\/a>).)*Tilbage/)
  const contact = shownOf(await (await request.get(contactStep)).text())
  for (const value of ['Von Frisk', person.email, '750']) {
    expect(contact).toContain(`value="${value}"`)
  }
  expect(contact).toMatch(/<input(?=[^>]*value="day")[^>]* checked=""/)
})

test('[REG-03] breaking off at MitID leads back to the step, with nothing lost', async ({
  request,
}) => {
  const person = freshPerson()
  const back = await reachCprOverHttp(request, person, 'abort')
  expect(noticeOf(await back.text())).toContain('Du afbrød MitID.')
  const again = await answered(request, identityStep, { intent: 'identify' })
  const cpr = await answerMitid(request, again.headers().location ?? '', person)
  expect(await cpr.text()).toMatch(/<label[^>]*>CPR-nummer/)
})

test('[SCREEN-07][VAL-01][REG-06] somebody else’s CPR number is refused, then MitID again', async ({
  request,
}) => {
  await reachCprOverHttp(request, freshPerson())
  expect(await given(request, '9902901000')).toContain(
    'CPR-nummeret indeholder ikke en gyldig dato.',
  )
  for (const attemptsLeft of [2, 1]) {
    expect(await given(request, freshPerson().cpr)).toContain(
      `${mismatch} Du har ${attemptsLeft} forsøg tilbage.`,
    )
  }
  const last = await given(request, freshPerson().cpr)
  expect(noticeOf(last)).toContain('forkert CPR-nummer for mange gange')
  const again = await answered(request, identityStep, { intent: 'identify' })
  expect(again.status()).toBe(303)
})

test('[SCREEN-07][VAL-02] somebody too young gets no account, and is told the age', async ({
  request,
}) => {
  await reachCprOverHttp(request, freshPerson('Bo Ung'), { persona: 'bo' })
  const told = noticeOf(await given(request, '7212089006'))
  expect(told).toContain('Du skal være fyldt 18 år')
  expect(told).toMatch(/<a [^>]*href="\/"[^>]*>(?:(?!<\/a>).)*Gå til forsiden/)
  expect(await (await request.get(identityStep)).text()).toMatch(/<h1[^>]*>Vælg velkomsttilbud/)
})

test('[SCREEN-07][REG-06] somebody in ROFUS gets no account, but whom to call, and no address tells', async ({
  request,
}) => {
  await reachCprOverHttp(request, freshPerson('Clara Juni'), { persona: 'clara' })
  const refused = await answered(request, identityStep, completing('7506004009'))
  expect(refused.headers().location ?? '').not.toMatch(/rofus/i)
  const told = noticeOf(await refused.text())
  expect(told).toContain('Du er registreret i ROFUS')
  expect(told).toMatch(/<a [^>]*href="tel:\+4570222825"[^>]*>(?:(?!<\/a>).)*Ring til StopSpillet/)
})

test('[SCREEN-07][REG-06] without an answer from ROFUS there is no account yet', async ({
  request,
}) => {
  await reachCprOverHttp(request, freshPerson('Gitte Fejl'), { persona: 'gitte' })
  const html = await given(request, '7004820004')
  expect(noticeOf(html)).toContain('Vi kan ikke få svar fra ROFUS lige nu')
  expect(html).toMatch(/<label[^>]*>CPR-nummer/)
  expect((await request.get('/min-konto/oversigt')).url()).toContain('/log-ind')
})

test('[SCREEN-07][REG-06][VAL-06] one person has one account, and one address belongs to one person', async ({
  request,
  playwright,
}) => {
  const player = freshPerson()
  await using elsewhere = await playwright.request.newContext({ baseURL: e2eAddresses().site })
  await registerOverHttp(elsewhere, player)
  await chooseOfferOverHttp(request)
  expect(linksIn(await sent(request, contactStep, contactForm(player)))).toEqual([
    'E-mailadressen er allerede knyttet til en spilkonto. Brug en anden e-mailadresse.',
  ])
  await reachCprOverHttp(request, { ...player, email: freshPerson().email })
  const told = noticeOf(await given(request, player.cpr))
  expect(told).toContain('Der findes allerede en spilkonto')
  expect(told).toMatch(/<a [^>]*href="\/log-ind"/)
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
  await giveCpr(page, '610190')
  const field = page.getByLabel('CPR-nummer')
  await expect(field).toHaveAccessibleDescription('CPR-nummeret skal bestå af 10 cifre.')
  await expect(field).toBeFocused()
})

/** Step 2, in a browser that has taken step 1. */
async function atContact(page: Page): Promise<void> {
  await chooseOfferOverHttp(page.request)
  await goActing(page, contactStep)
}

type Form = Record<string, string>

/** The answer to a form of registration that is sent without script, whether or not it leads on. */
async function answered(
  request: APIRequestContext,
  step: string,
  form: Form,
  maxRedirects = 0,
): Promise<APIResponse> {
  const headers = { origin: await siteOrigin(request) }
  return request.post(step, { form, headers, maxRedirects })
}

/** The page that it leads to. */
async function sent(request: APIRequestContext, step: string, form: Form): Promise<string> {
  return shownOf(await (await answered(request, step, form, 1)).text())
}

/** The page that answers a CPR number. */
function given(request: APIRequestContext, cpr: string): Promise<string> {
  return sent(request, identityStep, completing(cpr))
}

function completing(cpr: string): Form {
  return { intent: 'complete', personal_number: cpr }
}

/** What the notice of a page leads to, by its words. */
function linksIn(html: string): string[] {
  return [...noticeOf(html).matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, words = '']) => words)
}
