import { expect, test } from 'vitest'
import { storedImage } from './test-neighbours.ts'
import { htmlPage, testSite } from './test-site.ts'

test('[CONTENT-06] pictures come through the site’s own address, and may run nothing', async () => {
  await using site = await testSite(() => htmlPage())
  const found = await site.server.inject('/billeder/nordlys.webp')
  expect(found.statusCode).toBe(200)
  expect(found.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=60',
    'x-content-type-options': 'nosniff',
  })
  expect(found.headers['content-security-policy']).toContain('sandbox')
  expect(found.rawPayload).toEqual(storedImage)
  const again = await site.server.inject({
    url: '/billeder/nordlys.webp',
    headers: { 'if-none-match': String(found.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
})

test('[CONTENT-06] where the store has none it is white', async () => {
  await using site = await testSite(() => htmlPage())
  const missing = await site.server.inject('/billeder/ukendt.webp')
  expect(missing.statusCode).toBe(404)
  expect(missing.headers['content-type']).toBe('image/png')
  expect(missing.rawPayload.subarray(1, 4).toString()).toBe('PNG')
})

test.each([
  '/billeder/..%2Fversion',
  '/billeder/https:%2F%2Fevil.example%2Fa.png',
  '/billeder/nordlys.exe',
  '/billeder/%2e%2e%2fread.png',
  '/billeder/nordlys.webp%3Fa=b',
])('[CONTENT-06] %s leads to nothing but white', async (url) => {
  await using site = await testSite(() => htmlPage())
  const answer = await site.server.inject(url)
  expect(answer.statusCode).toBe(404)
  const asked = [...site.neighbours.asked.keys()].filter((path) => path.includes('/images/'))
  expect(asked).toEqual([])
})
