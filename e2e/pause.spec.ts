import { startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { expect, type Page, test } from '@playwright/test'
import { abortAtMitid, signInAtMitid } from './steps/at-mitid.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { type ShiftWatch, watchShifts } from './steps/layout-shift.ts'
import { logIn, logOut } from './steps/log-in.ts'
import { logInOverHttp } from './steps/log-in-over-http.ts'
import { goWatched } from './steps/page-start.ts'
import { headerBalance } from './steps/pay-by-card.ts'
import { freshPerson } from './steps/person.ts'
import { openPlayOverHttp, playRoundOverHttp } from './steps/play-over-http.ts'
import { reachCprOverHttp, siteOrigin } from './steps/register-over-http.ts'
import { giveCpr, registerPlayer } from './steps/register-player.ts'
import { registerWithMoney } from './steps/session.ts'
import { confirmAtMitid, withdraw, withdrawOverHttp } from './steps/withdraw.ts'

const address = '/min-konto/begraensninger'
const hourMs = 3_600_000

const section = (page: Page) => page.getByRole('region', { name: 'Hold en pause fra spil' })

/** As far as the question, which tells when the pause will be over. */
async function choose(page: Page, choice: string): Promise<void> {
  await page.goto(address)
  await section(page).getByRole('link', { name: choice, exact: true }).click()
}

/** The question names its end and who helps, wide and narrow; "no" leads back. */
async function readQuestionAndLeaveIt(page: Page): Promise<void> {
  const question = section(page).getByText(
    /^Er du sikker på, at du vil udelukke dig til og med den \d+\. \w+ \d{4} kl\. \d\d\.\d\d\?$/,
  )
  await expect(question).toBeVisible()
  const help = section(page).getByRole('region', { name: 'Her kan du få hjælp' })
  await expect(help).toContainText(/StopSpillet.*Telefon: .*ROFUS.*Center for Ludomani/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectAccessible(page)
  await section(page).getByRole('link', { name: 'Nej, gå tilbage' }).click()
  await expect(question).toBeHidden()
}

/** A page that is open when its login ends becomes a visitor's, and may move for that. */
async function endLoginUnwatched(shifts: ShiftWatch, end: () => Promise<void>): Promise<void> {
  await shifts.expectStill()
  await end()
  await shifts.forget()
}

test('[LIM-05][LIM-06] a pause is confirmed, stops play in every browser, and ends by itself', async ({
  browser,
  playwright,
}) => {
  await using world = await startOwnWorld('test-results/world-pause.log')
  const { site: baseURL, sandbox } = world.urls
  await using context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const player = await registerWithMoney(page, 500, sandbox)
  await using other = await playwright.request.newContext({ baseURL })
  await logInOverHttp(other, player)
  const open = await openPlayOverHttp(other)

  const shifts = await watchShifts(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await choose(page, '24 timer')
  // From here on the journey goes on on a phone.
  await readQuestionAndLeaveIt(page)
  await section(page).getByRole('link', { name: '24 timer', exact: true }).click()
  await section(page).getByRole('button', { name: 'Ja, start pausen' }).click()
  await expect(section(page)).toContainText('Din pause er startet og slutter den')
  await expect(page.getByText('Du har en aktiv pause frem til den')).toHaveCount(0)
  await expect(page.getByText(/^Du har en aktiv pause frem til \d+\. /)).toBeVisible()
  await expectAccessible(page)

  expect(await open.spin()).not.toHaveProperty('round')
  expect((await other.get('/min-konto/oversigt')).url()).toContain('/log-ind')

  await page.goto('/')
  await expect(page.getByRole('main')).toContainText('Du holder pause til den')
  await expect(page.getByRole('link', { name: 'Indbetal', exact: true })).toHaveCount(0)
  await expect(
    page.getByRole('banner').getByRole('link', { name: /^Du holder pause/ }),
  ).toBeVisible()
  await expectAccessible(page)

  await page.goto('/min-konto/indbetal')
  await expect(page.getByText('Du kan ikke indbetale, mens din pause er aktiv.')).toBeVisible()
  await expect(page.getByLabel('Beløb')).toHaveCount(0)
  await page.goto('/spilleautomater/money/vikingernes-guld')
  await expect(page.getByRole('heading', { name: 'Du holder pause fra spil' })).toBeVisible()
  const forFun = await openPlayOverHttp(page.request, { playType: 'free' })
  expect(await forFun.spin()).toHaveProperty('round')
  await withdraw(page, player, 150)
  await expect(headerBalance(page)).toHaveText('350 kr.')

  await endLoginUnwatched(shifts, () => logOut(page))
  await logIn(page, player)
  await expect(page).toHaveURL('/loginsuccess')
  const result = page.getByRole('main')
  await expect(result).toContainText('Du har en aktiv pause frem til')
  await expect(result.getByRole('link')).toHaveText(['Udbetal', 'Min konto'])
  await expectAccessible(page)
  await result.getByRole('link', { name: 'Udbetal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Udbetal' })).toBeVisible()
  await goWatched(page, '/min-konto/oversigt')
  // What the page has told, the welcome does not tell again.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await endLoginUnwatched(shifts, () => world.advance(24 * hourMs))
  await context.clearCookies()
  await logIn(page, player)
  await expect(page).toHaveURL(/^[^?]*\/loginsuccess/)
  await expect(result).toContainText(/Din pause sluttede den .*Du kan ændre dine grænser/)
  await expect(result.getByRole('link', { name: 'Hold pause igen' })).toBeVisible()
  await expectAccessible(page)
  await shifts.expectStill()
  expect(await playRoundOverHttp(page.request)).toMatchObject({ stakeOre: 200 })
})

test('[LIM-05] an account is closed without script, and is logged in to only to withdraw', async ({
  browser,
}) => {
  await using context = await browser.newContext()
  const page = await context.newPage()
  const player = await registerWithMoney(page, 300)
  const storageState = await context.storageState()
  await using plain = await browser.newContext({ javaScriptEnabled: false, storageState })
  const paper = await plain.newPage()
  await choose(paper, 'Endelig udelukkelse')
  await expect(section(paper)).toContainText('Er du sikker på, at du vil lukke din spilkonto?')
  await section(paper).getByRole('button', { name: 'Luk kontoen', exact: true }).click()
  await expect(paper).toHaveURL(/\/log-ind\?lukket=ja/)
  await expect(paper.getByText('Din spilkonto er lukket', { exact: true })).toBeVisible()
  const ofLogin = /^(?:__Host-session|_auth_token|_acc_user_id|_(?:login|register)_log_id)$/
  const kept = (await plain.cookies()).map(({ name }) => name)
  expect(kept.filter((name) => ofLogin.test(name))).toEqual([])
  await page.goto('/min-konto/oversigt')
  await expect(page).toHaveURL(/\/log-ind/)

  await page.goto('/log-ind?lukket=ja&redirect=/min-konto/udbetal')
  await expectAccessible(page)
  await logIn(page, player)
  await expect(page).toHaveURL('/loginsuccess?redirect=%2Fmin-konto%2Fudbetal')
  await expect(page.getByText('Din spilkonto er lukket.', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Fortsæt' }).click()
  await expect(page).toHaveURL('/min-konto/udbetal')
  await expect(page.getByText('Din spilkonto er lukket.', { exact: true })).toBeVisible()
  await withdrawOverHttp(page, player, 260)
  // The rest is less than anybody else may withdraw.
  await withdraw(page, player, 40)
  await expect(page.getByText('Der er ikke flere penge på din lukkede spilkonto.')).toBeVisible()
  await page.goto('/min-konto/indbetal')
  await expect(page.getByText('Din spilkonto er lukket, og du kan ikke indbetale.')).toBeVisible()
  await page.goto(address)
  await expect(section(page).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})

test('[LIM-05] an account is closed with everything paid out by one confirmation at MitID', async ({
  page,
}) => {
  const player = await registerWithMoney(page, 250)
  await choose(page, 'Endelig udelukkelse')
  const payOut = section(page).getByRole('button', {
    name: 'Luk kontoen og udbetal 250 kr. til min NemKonto',
  })
  await expect(payOut).toBeVisible()
  await expect(section(page)).toContainText(
    'udbetaler vi dem af os selv til din NemKonto efter 7 dage.',
  )
  await expectAccessible(page)
  await payOut.click()
  await abortAtMitid(page)
  await expect(section(page)).toContainText('Din spilkonto er ikke lukket.')
  await payOut.click()
  await confirmAtMitid(page, player)
  await expect(page).toHaveURL(/\/log-ind\?lukket=udbetalt/)
  await expect(page.getByText('Dine penge er på vej til din NemKonto.')).toBeVisible()
})

test('[LIM-05] who has closed their account is refused a new one, and told why', async ({
  page,
}) => {
  const player = await registerPlayer(page)
  const closed = await page.request.post(address, {
    form: { kind: 'permanent', key: crypto.randomUUID() },
    headers: { origin: await siteOrigin(page.request) },
  })
  expect(closed.url()).toContain('/log-ind?lukket=ja')
  await reachCprOverHttp(page.request, { ...player, email: freshPerson().email })
  await page.goto('/registrer?trin=3')
  await giveCpr(page, player.cpr)
  await expect(page.getByText('Du har lukket din spilkonto hos os.')).toBeVisible()
  await page.getByRole('link', { name: 'Log ind' }).last().click()
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await signInAtMitid(page, player)
  await expect(page).toHaveURL('/loginsuccess')
})

test('[LIM-05] a pause can be made longer and not shorter, and fits a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await registerPlayer(page)
  const other = await page.context().newPage()
  await goWatched(other, '/nyheder')
  const ways = other.getByRole('banner').getByRole('link', { name: 'Indbetal', exact: true })
  await expect(ways).toHaveCount(1)
  await choose(page, '30 dage')
  await expect(section(page)).toContainText('Er du sikker på')
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(320)
  await section(page).getByRole('link', { name: 'Nej, gå tilbage' }).click()
  await expect(page).toHaveURL(`${address}?fane=pause#pause`)
  await section(page).getByRole('link', { name: '30 dage', exact: true }).click()
  await section(page).getByRole('button', { name: 'Ja, start pausen' }).click()
  await expect(section(page)).toContainText('Din pause er startet')
  // The other tab is left alone, and follows.
  await expect(ways).toHaveCount(0)
  await page.goto(`${address}?pause=24-hours`)
  await expect(section(page).getByRole('link', { name: '24 timer', exact: true })).toHaveCount(0)
  await expect(section(page).getByRole('link', { name: 'Endelig udelukkelse' })).toBeVisible()
  expect(await width()).toBe(320)
})
