import { expect, test } from 'vitest'
import { htmlPage, testSite } from '../testing/test-site.ts'

test('[DATA-12] the theme of a version is kept by browsers, any other is asked about', async () => {
  await using site = await testSite(() => htmlPage())
  const own = await site.server.inject('/tema.css?v=1')
  expect(own.headers['content-type']).toBe('text/css; charset=utf-8')
  expect(own.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(own.body).toContain('--btn-radius:4px;')
  const old = await site.server.inject('/tema.css?v=0')
  expect(old.headers['cache-control']).toBe('no-cache')
  expect(old.body).toBe(own.body)
})
