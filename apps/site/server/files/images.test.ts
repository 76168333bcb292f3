import { expect, test } from 'vitest'
import { storedImage } from '../testing/test-neighbours.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

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

test('[CONTENT-06] what a picture is can be asked without fetching it', async () => {
  await using site = await testSite(() => htmlPage())
  const url = '/billeder/nordlys.webp'
  const [head, whole] = [
    await site.server.inject({ method: 'HEAD', url }),
    await site.server.inject(url),
  ]
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
    expect(head.headers[name]).toBe(whole.headers[name])
  }
})

test('[CONTENT-06] where the store has none it is white', async () => {
  await using site = await testSite(() => htmlPage())
  const missing = await site.server.inject('/billeder/ukendt.webp')
  expect(missing.statusCode).toBe(404)
  expect(missing.headers['content-type']).toBe('image/png')
  expect(missing.rawPayload.subarray(1, 4).toString()).toBe('PNG')
})

async function film(headers: Record<string, string>, name = 'film.mp4') {
  await using site = await testSite(() => htmlPage())
  // Not before the answer is there may the site end.
  return await site.server.inject({ url: `/billeder/${name}`, headers })
}

test.each(['film.mp4', 'film.webm'])(
  '[DATA-15] %s comes in parts to whoever asks so',
  async (name) => {
    const whole = await film({}, name)
    expect(whole.statusCode).toBe(200)
    expect(whole.headers['accept-ranges']).toBe('bytes')
    expect(whole.rawPayload).toEqual(storedImage)
    const size = storedImage.length
    const part = await film({ range: 'bytes=0-1' }, name)
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'content-range': `bytes 0-1/${size}`,
      'content-length': '2',
      etag: whole.headers.etag,
    })
    expect(part.rawPayload).toEqual(storedImage.subarray(0, 2))
    const end = await film({ range: 'bytes=-4' }, name)
    expect(end.rawPayload).toEqual(storedImage.subarray(-4))
  },
)

test('[DATA-15] a part behind the end is refused; several at once get the whole film', async () => {
  const size = storedImage.length
  const outside = await film({ range: `bytes=${size}-` })
  expect(outside.statusCode).toBe(416)
  expect(outside.headers['content-range']).toBe(`bytes */${size}`)
  expect(outside.rawPayload).toHaveLength(0)
  const several = await film({ range: 'bytes=0-1,4-5' })
  expect(several.statusCode).toBe(200)
  expect(several.rawPayload).toEqual(storedImage)
})

test('[DATA-15] parts of one film cost the store one reading of it', async () => {
  await using site = await testSite(() => htmlPage())
  const ask = (headers: Record<string, string>) =>
    site.server.inject({ url: '/billeder/film.mp4', headers })
  const first = await ask({ range: 'bytes=0-1' })
  const next = await ask({ range: 'bytes=2-3' })
  expect([first.statusCode, next.statusCode]).toEqual([206, 206])
  expect(next.rawPayload).toEqual(storedImage.subarray(2, 4))
  expect((await ask({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  expect(site.neighbours.imagesRead).toEqual(['film.mp4'])
})

test('[DATA-15] a part of a film that has changed is the whole new one', async () => {
  const { headers } = await film({})
  const same = await film({ range: 'bytes=0-1', 'if-range': String(headers.etag) })
  expect(same.statusCode).toBe(206)
  const other = await film({ range: 'bytes=0-1', 'if-range': '"another"' })
  expect(other.statusCode).toBe(200)
})

test('[DATA-15] a picture is never sent in parts', async () => {
  const picture = await film({ range: 'bytes=0-1' }, 'nordlys.webp')
  expect(picture.statusCode).toBe(200)
  expect(picture.headers['accept-ranges']).toBeUndefined()
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
