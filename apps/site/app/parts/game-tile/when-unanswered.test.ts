import { expect, test } from 'vitest'
import { whenUnanswered } from './when-unanswered.ts'

test('an answer is itself, and a failure or a lost connection is no answer', async () => {
  expect(await whenUnanswered(async () => 'tiles')).toBe('tiles')
  for (const thrown of [new TypeError('fetch failed'), new Response(null, { status: 503 })]) {
    expect(await whenUnanswered(() => Promise.reject(thrown))).toEqual({ isUnanswered: true })
  }
})

test('where the server leads elsewhere is followed', async () => {
  const redirect = Response.redirect('https://nordlys.example/log-ind')
  await expect(whenUnanswered(() => Promise.reject(redirect))).rejects.toBe(redirect)
})
