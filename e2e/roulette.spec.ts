import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { tableOn } from './steps/open-table.ts'
import { listenForComplaints } from './steps/quiet-page.ts'
import { registerWithMoney } from './steps/session.ts'

const rouletteOn = (page: Page, mode: 'money' | 'free') =>
  tableOn(page, `/bordspil/${mode}/roulette-europaeisk`, 'Europæisk Roulette')
const staked = (frame: FrameLocator) => frame.locator('.meter.stake .amount')

test('[GAME-02] roulette is played for money by keyboard alone, and the number is checked', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await registerWithMoney(page, 500)
  const frame = await rouletteOn(page, 'money')
  await expectAccessible(page)
  await frame.getByRole('button', { name: /^Nummer 17, udbetaler 35 til 1/ }).focus()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const split = 'Split 17 og 20, udbetaler 17 til 1, 5 kr. placeret'
  await expect(frame.getByRole('button', { name: split })).toBeFocused()
  await expect(staked(frame)).toHaveText('10 kr.')
  await page.keyboard.press('d')
  await page.keyboard.press('Delete')
  await expect(staked(frame)).toHaveText('15 kr.')
  await page.keyboard.press(' ')
  await expect(frame.locator('.spoken')).toHaveText(/^\d+ (rød|sort|grøn)\. Du fik /)
  await expect(staked(frame)).toHaveText('0 kr.')
  await page.keyboard.press('r')
  await expect(staked(frame)).toHaveText('15 kr.')
  await frame.getByRole('tab', { name: 'Statistik' }).press('Enter')
  await frame.getByRole('button', { name: 'Gem indsatserne' }).press('Enter')
  await expect(frame.getByText('Favoritten er gemt.')).toBeVisible()
  await expectAccessible(page)
  await frame.getByRole('button', { name: 'Menu' }).click()
  await expect(
    frame.getByRole('dialog').getByText('Kuglens bane vises efter lodtrækningen'),
  ).toBeVisible()
  await frame.getByRole('tab', { name: 'Kontrollér runden' }).click()
  await expect(frame.getByText('Tallet følger af frøet, og det er det, du så.')).toBeVisible()
  const again = await rouletteOn(page, 'money')
  await again.getByRole('tab', { name: 'Statistik' }).press('Enter')
  await again.getByRole('button', { name: 'Favorit 1, 15 kr.', exact: true }).click()
  await expect(staked(again)).toHaveText('15 kr.')
  await again.getByRole('button', { name: 'Slet favorit 1' }).press('Enter')
  await expect(again.getByText('Favoritten er slettet.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('[GAME-02] French roulette is tried for fun by mouse, on the layout and on the racetrack', async ({
  page,
}) => {
  const frame = await tableOn(page, '/bordspil/free/roulette-fransk', 'Fransk Roulette')
  await frame.locator('[data-spot="corner-25-26-28-29"]').click()
  await expect(staked(frame)).toHaveText('25 kr.')
  await frame.locator('[data-spot="corner-25-26-28-29"]').click({ button: 'right' })
  await expect(staked(frame)).toHaveText('0 kr.')
  await frame.getByRole('tab', { name: 'Racerbane' }).click()
  await frame.getByRole('button', { name: /^Voisins du zéro/ }).click()
  await expect(staked(frame)).toHaveText('225 kr.')
  await frame.getByRole('button', { name: 'Spin', exact: true }).click()
  await expect(frame.locator('.last-result')).toBeVisible()
  await frame.getByRole('tab', { name: 'Statistik' }).click()
  await expect(frame.getByText('Tidligere resultater påvirker ikke det næste')).toBeVisible()
  await expect(frame.getByText('på nul får du halvdelen af enkle chancer tilbage')).toBeAttached()
})

test.describe('in motion', () => {
  // Every pixel of the wheel is drawn by the processor here: few of them, and a short throw.
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    viewport: { width: 360, height: 480 },
  })

  test('[GAME-02] a round fetches one throw of at most 2 kB, and the ball comes to rest', async ({
    page,
  }) => {
    const frame = await rouletteOn(page, 'free')
    await expect(frame.locator('.wheel canvas')).toBeVisible()
    await frame.getByRole('button', { name: /^Rød, / }).click()
    await frame.getByRole('button', { name: 'Hurtigt spin' }).click()
    const thrown = page.waitForResponse(/\/throws\/[0-9a-f]{12}\/\d{3}\.bin$/)
    await frame.getByRole('button', { name: 'Spin', exact: true }).click()
    const response = await thrown
    expect(response.status()).toBe(200)
    expect((await response.body()).length).toBeLessThanOrEqual(2_048)
    expect(response.headers()['cache-control']).toContain('immutable')
    await expect(frame.locator('.last-result')).toBeVisible()
    await expect(staked(frame)).toHaveText('0 kr.')
  })
})
