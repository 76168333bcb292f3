import { expect, test } from '@playwright/test'

test.use({
  javaScriptEnabled: false,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
})

test('[SCREEN-06] Internet Explorer is led to what it can read, without script and header', async ({
  page,
}) => {
  await page.goto('/spilleautomater')
  await expect(page).toHaveURL('/unsupported')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Din browser er for gammel til siden',
  )
  await expect(page.getByText('Internet Explorer understøttes ikke længere.')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(font).toContain('Arial')
})
