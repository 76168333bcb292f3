import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  isWalletMessageGenuine,
  settleRoundsMax,
  tellLaterRequest,
  walletHeaders,
  walletPaths,
} from '@nordlys/contracts'
import { TestClock } from '@nordlys/core'
import { expect, test } from 'vitest'
import { connectWallet } from './wallet.ts'

const secret = 'a secret of this test'
const clock = new TestClock(new Date('2026-11-30T19:00:00Z'))

test('[LV22] a later moment goes out signed, in one message', async () => {
  const heard: { count: number; tellFrom: Date }[] = []
  await using platform = createServer(async (request, response) => {
    const body = await text(request)
    const path = request.url ?? ''
    const header = (name: string) => String(request.headers[name])
    const timestamp = header(walletHeaders.timestamp)
    const message = { timestamp, signature: header(walletHeaders.signature), path, body }
    expect(path).toBe(walletPaths.tellLater)
    expect(isWalletMessageGenuine(secret, message, clock.now().getTime())).toBe(true)
    const { keys, tellFrom } = tellLaterRequest.parse(JSON.parse(body))
    heard.push({ count: keys.length, tellFrom })
    response.end('{"ok":true}')
  })
  await once(platform.listen(0, '127.0.0.1'), 'listening')
  const { port } = platform.address() as AddressInfo
  const platformUrl = `http://127.0.0.1:${port}`
  const wallet = connectWallet({ platformUrl, secret, clock, timeoutMs: 5_000 })
  const tellFrom = new Date('2026-11-30T19:00:12.500Z')
  const keys = Array.from({ length: settleRoundsMax }, (_, number) => `key ${number}`)
  await wallet.tellLater(keys, tellFrom)
  expect(heard).toEqual([{ count: settleRoundsMax, tellFrom }])
  platform.closeAllConnections()
})
