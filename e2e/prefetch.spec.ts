import { expect, type Page, test } from '@playwright/test'
import { listenForComplaints } from './steps/quiet-page.ts'
import { tellOfRequests } from './steps/still-clock.ts'

const names = ['Jackpots', 'Nye vindere', 'Kampagner', 'Log ind', 'Opret konto', 'Nyheder']

test('[NAV-06] pointing at links fetches the files of 4 pages at a time, and never data', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  const data: string[] = []
  page.on('request', (request) => request.url().includes('.data') && data.push(request.url()))
  const held: (() => void)[] = []
  await page.goto('/')
  await expect.poll(() => page.evaluate(knowsPages)).toBe(true)
  await page.route(/\/assets\/page-[^/]*\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  for (const name of names) await pointAt(page, name)
  await expect.poll(() => held.length).toBe(4)
  await tellOfRequests(page)
  expect(held).toHaveLength(4)
  held[0]?.()
  await expect.poll(() => held.length).toBe(5)
  held[1]?.()
  await expect.poll(() => held.length).toBe(6)
  for (const go of held) go()
  await expect(page.locator('link[rel="modulepreload"][href*="/assets/page-"]')).toHaveCount(1)
  expect(data).toEqual([])
  expect(complaints).toEqual([])
})

async function pointAt(page: Page, name: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  await link.dispatchEvent('pointerover')
}

/** The router learns of the routes that a page's links lead to shortly after the page is shown. */
function knowsPages(): boolean {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: object }
  return JSON.stringify(manifest ?? {}).includes('"nyheder"')
}
