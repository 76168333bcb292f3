import type { Browser } from '@playwright/test'

export interface Shot {
  width: number
  image: Buffer
}

/** Each shot keeps its own height. */
const rowStyle = 'padding:32px;display:flex;gap:33px;align-items:flex-start;background:#555'

/** The shots of one screen side by side on one picture, narrowest first. */
export async function contactSheet(browser: Browser, shots: readonly Shot[]): Promise<Buffer> {
  await using page = await browser.newPage({ viewport: { width: 2760, height: 900 } })
  const images = shots.map(
    ({ width, image }) =>
      `<img width="${width}" src="data:image/png;base64,${image.toString('base64')}" alt="">`,
  )
  await page.setContent(`<body style="margin:0;${rowStyle}">${images.join('')}</body>`)
  // Waited for here: the page lives as long as this function.
  return await page.screenshot({ fullPage: true })
}
