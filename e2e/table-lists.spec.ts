import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { goActing } from './steps/page-start.ts'
import { listenForComplaints } from './steps/quiet-page.ts'

const tiles = (page: Page) => page.getByRole('article')

test('[ROUTE-09] [GAME-02] a table is found by kind and by search, and its page tells what it is', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await goActing(page, '/bordspil')
  const shelf = page.getByRole('region', { name: 'Blackjack' })
  await expect(shelf.getByRole('article')).toHaveCount(2)
  await expect(shelf.getByRole('article').first()).toContainText('Fra 10 kr.')
  await expect(shelf.getByRole('article').first()).toContainText('RTP 99,61 %')
  await expect(page.getByRole('region', { name: 'Roulette' }).getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Videopoker', exact: true }).first().click()
  await expect(page).toHaveURL('/bordspil/video-poker')
  await expect(tiles(page)).toHaveCount(5)

  await goActing(page, '/spilleautomater/soeg')
  await page.getByRole('searchbox', { name: 'Søg efter spil' }).fill('deuces')
  await expect(tiles(page)).toHaveCount(1)
  await expect(tiles(page).getByRole('link').first()).toHaveAttribute(
    'href',
    '/bordspil/money/deuces-wild',
  )

  await goActing(page, '/spilleautomater/money/blackjack')
  await expect(page).toHaveURL('/bordspil/money/blackjack')
  await expect(page.getByRole('main')).toContainText('99,61 % med grundstrategi')
  await expect(page.getByRole('main')).toContainText('Styret af computer · ingen dealer')
  await expect(page.getByRole('main')).toContainText('10 kr. til 5.000 kr.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Se spillets matematik' }).click()
  await expect(page).toHaveURL('/bordspil/matematik/blackjack')
  await expect(page.getByRole('heading', { name: 'Regler og tal for Blackjack' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Husets fordel' })).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})
