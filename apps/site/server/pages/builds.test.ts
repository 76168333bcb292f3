import { expect, test } from 'vitest'
import { htmlPage, testSite } from '../testing/test-site.ts'

test('[API-04] the newest build is told and never stored, and what it is made of stays', async () => {
  await using site = await testSite(() => htmlPage())
  const latest = await site.server.inject('/builds/latest.json')
  expect(latest.headers['cache-control']).toBe('no-store')
  const { id } = latest.json()
  expect(id).toMatch(/^\w+$/)
  const meta = await site.server.inject(`/builds/meta/${id}.json`)
  expect(meta.headers['cache-control']).toContain('immutable')
  expect(meta.json()).toMatchObject({
    id,
    routes: [{ id: 'home', path: '/' }],
    prerendered: expect.arrayContaining(['/', '/vilkaar']),
  })
  expect((await site.server.inject('/builds/meta/another.json')).statusCode).toBe(404)
})

test('[API-04] [NET-01] the connection is probed by the head of the icon', async () => {
  await using site = await testSite(() => htmlPage())
  const probe = await site.server.inject({ method: 'HEAD', url: '/favicon.ico' })
  expect(probe.statusCode).toBe(200)
  expect(probe.rawPayload).toHaveLength(0)
})
