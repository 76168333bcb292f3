import { once } from 'node:events'
import { connect } from 'node:net'
import { livePaths } from '@nordlys/contracts'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { LiveServer, liveTable } from '../../test/live-server.ts'

let server: LiveServer
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  server = stack.use(await LiveServer.open(database.url))
})

const ask = `GET ${livePaths.line}/${liveTable} HTTP/1.1\r\nHost: x\r\n`

test.each([
  ['an upgrade', `${ask}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
  ['a CONNECT', 'CONNECT x HTTP/1.1\r\nHost: x\r\n\r\n'],
])(
  '[LV46] streams with %s behind them on their connection end with it, and nothing else does',
  async (_, after) => {
    const watcher = await server.line()
    await server.until(() => watcher.heard.length > 0)
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' })
    socket.write(`${ask}Accept: text/event-stream\r\n\r\n`.repeat(5) + after)
    socket.resume()
    await Promise.race([once(socket, 'close'), once(socket, 'error')])
    const feed = server.table.live.find(liveTable)?.feed
    await server.until(() => feed?.linesCount === 1)
    const before = watcher.heard.length
    await server.until(() => watcher.heard.length > before)
    expect(feed?.linesCount).toBe(1)
    watcher.close()
    await server.until(() => feed?.linesCount === 0)
  },
)
