import { expect, test } from 'vitest'
import { TestTime } from '../../ground/browser/test-time.ts'
import { onConnectionRestored, tellConnectionRestored } from './connection-restored.ts'
import { NetworkWatch } from './network-watch.ts'
import { SessionWatch } from './session-watch.ts'

test('[SES-05] a server that answers again counts as a reconnect: none for 5 s', async () => {
  const time = new TestTime()
  const page = new EventTarget()
  let isServerThere = false
  let asked = 0
  const network = new NetworkWatch({
    time,
    probe: async () => isServerThere,
    onLost: () => undefined,
    onBack: () => tellConnectionRestored(page),
  })
  const session = new SessionWatch({
    time,
    isOnline: () => true,
    sessionId: () => 'handle',
    async validate() {
      asked += 1
      return { status: 200, body: { result: 1, data: { userId: 7 } } }
    },
    onExpired: () => undefined,
    onVanished: () => undefined,
  })
  onConnectionRestored(page, () => session.reconnected())
  session.start()
  network.start()
  await time.pass(90_000)
  expect(asked).toBe(1)
  isServerThere = true
  await time.pass(30_000)
  await time.pass(4_999)
  session.shown()
  await time.pass(0)
  expect(asked).toBe(1)
  await time.pass(1)
  session.shown()
  await time.pass(0)
  expect(asked).toBe(2)
})

test('[SES-05] the browser’s own word counts too, until nobody listens any more', () => {
  const page = new EventTarget()
  let told = 0
  const stop = onConnectionRestored(page, () => {
    told += 1
  })
  page.dispatchEvent(new Event('online'))
  tellConnectionRestored(page)
  expect(told).toBe(2)
  stop()
  page.dispatchEvent(new Event('online'))
  tellConnectionRestored(page)
  expect(told).toBe(2)
})
