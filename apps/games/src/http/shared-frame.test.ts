import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { SharedFrame } from './shared-frame.ts'

test('[LV13] a shared frame is heard as its text, between frames of the library', async () => {
  const frames = new SharedFrame()
  const texts = ['{}', 'æ'.repeat(62), 'x'.repeat(125), 'x'.repeat(126), 'ø'.repeat(32_000)]
  expect(frames.of('a')).toBe(frames.of('a'))
  await using server = createServer()
  const lines = new WebSocketServer({ server, perMessageDeflate: false })
  lines.on('connection', (line, { socket }) => {
    for (const text of texts) {
      socket.write(frames.of(text))
      line.send(text)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  await new Promise<void>((resolve) => {
    client.on('message', (data) => {
      heard.push(String(data))
      if (heard.length === 2 * texts.length) resolve()
    })
  })
  expect(heard).toEqual(texts.flatMap((text) => [text, text]))
  client.terminate()
})
