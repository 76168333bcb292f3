import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock, systemRandom } from '@nordlys/core'
import { expect, test } from 'vitest'
import { outsideFetch } from './outside-error.ts'
import { createRofus } from './rofus.ts'

/** A party that answers every request with so many letters, and with more for as long as it is read. */
async function talkative(letters: number) {
  const server = createServer((_request, response) => {
    response.write('a'.repeat(letters))
    const more = () => {
      if (!response.destroyed) response.write('a'.repeat(1_024), more)
    }
    if (letters > 10) more()
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('[FLT-54] an answer is read up to its bound; one that goes on is nonsense at once', async () => {
  await using short = await talkative(10)
  const bounds = { timeoutMs: 30_000, answerBytesMax: 10 }
  expect(await outsideFetch('party', short.url, bounds)).toEqual({
    status: 200,
    text: 'a'.repeat(10),
  })
  await using endless = await talkative(11)
  await expect(outsideFetch('party', endless.url, bounds)).rejects.toMatchObject({
    reason: 'nonsense',
  })
})

test('[FLT-54] ROFUS that answers without end is nonsense, not slow', async () => {
  await using endless = await talkative(11)
  const config = { baseUrl: new URL(endless.url), user: 'a', password: 'b', timeoutMs: 30_000 }
  const rofus = createRofus(config, systemClock, systemRandom)
  await expect(rofus.checkExclusion('0101901234')).rejects.toMatchObject({ reason: 'nonsense' })
})
