import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const assets = join(import.meta.dirname, '../apps/site/build/client/assets')

test('[ROUTE-24] a build for production never shows an error raw', async ({ request, baseURL }) => {
  const answer = await request.post('/registrer', {
    headers: { origin: String(baseURL), accept: 'text/html' },
    form: { intent: 'unknown' },
  })
  expect(answer.status()).toBe(400)
  const html = await answer.text()
  expect(html).not.toContain('data-raw-error')
  expect(html).toContain('Der er sket en fejl')
  expect(html).toMatch(/Oplys referencen [A-Z0-9-]+, hvis du kontakter os/)
})

test('[ROUTE-24] no file of the build can show an error raw', async () => {
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts) {
    expect([name, await readFile(join(assets, name), 'utf8')]).toEqual([
      name,
      expect.not.stringContaining('data-raw-error'),
    ])
  }
})
