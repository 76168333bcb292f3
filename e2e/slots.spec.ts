import { expect, test } from '@playwright/test'
import { gameIn } from './steps/open-game.ts'
import { listenForComplaints } from './steps/quiet-page.ts'

test('the list shows every game with its figures, and both ways to play', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Vis alle: Spilleautomater' }).click()
  await expect(page).toHaveURL('/spilleautomater')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spilleautomater')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ spil$/ })).toBeVisible()
  // How much each game is played decides which stand first, so it is looked for by its name.
  await page.goto('/spilleautomater?q=vikingernes+guld')
  const game = page.getByRole('article').filter({ hasText: 'Vikingernes Guld' }).first()
  await game.hover()
  await expect(game).toContainText('RTP 96,2 %')
  await expect(game.getByRole('link', { name: 'Log ind', exact: true })).toHaveAttribute(
    'href',
    '/log-ind?redirect=%2Fspilleautomater%2Fmoney%2Fvikingernes-guld',
  )
  await game.getByRole('link', { name: 'Spil for sjov' }).click()
  await expect(page).toHaveURL('/spilleautomater/free/vikingernes-guld')
  await gameIn(page)
  expect(complaints).toEqual([])
})

test('[ROUTE-18][GAME-06] a visitor who wants to play for money reads the rules first', async ({
  page,
}) => {
  await page.goto('/spilleautomater/spil-for-penge/vikingernes-guld')
  await expect(page).toHaveURL('/spilleautomater/money/vikingernes-guld')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Sådan spiller du' })).toBeVisible()
  await expect(main.getByText('96,2 %').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Spil for sjov' })).toBeVisible()
  await main.getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveURL('/log-ind?redirect=%2Fspilleautomater%2Fmoney%2Fvikingernes-guld')
})

test('[PROOF-02] the figures behind a game are a click away, and the credits of its art', async ({
  page,
}) => {
  await page.goto('/spilleautomater/money/vikingernes-guld')
  await expect(page.getByText('RTP med jackpots', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Se spillets matematik' }).click()
  await expect(page).toHaveURL('/spilleautomater/matematik/vikingernes-guld')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vikingernes Guld')
  const sizes = page.getByRole('region', { name: 'Gevinsternes størrelse' })
  await expect(sizes.getByRole('row').nth(1)).toContainText('Ingen gevinst')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Billedkilder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Billedkilder' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Licens: CC BY 3.0.' }).first()).toBeVisible()
})

test('[ROUTE-18] the addresses of the specification lead to the canonical ones', async ({
  request,
}) => {
  const lead = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers().location
  expect(await lead('/spilleautomater/spil-for-sjov/vikingernes-guld')).toBe(
    '/spilleautomater/free/vikingernes-guld',
  )
  expect(await lead('/spilleautomater/spil-for-sjov/')).toBe('/spilleautomater')
  expect(await lead('/spilleautomater/spil-for-penge')).toBe('/spilleautomater')
})

test('[ROUTE-24] a game or a way to play that does not exist is a missing page', async ({
  request,
}) => {
  for (const path of ['money/ukendt-spil', 'free/ukendt-spil', 'gratis/vikingernes-guld']) {
    expect((await request.get(`/spilleautomater/${path}`)).status()).toBe(404)
  }
})
