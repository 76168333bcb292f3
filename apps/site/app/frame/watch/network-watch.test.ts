import { beforeEach, expect, test } from 'vitest'
import { TestTime } from '../../ground/browser/test-time.ts'
import { NetworkWatch } from './network-watch.ts'

let time: TestTime
let probes: number
let told: string[]
let probe: () => Promise<boolean>
let watch: NetworkWatch

beforeEach(() => {
  time = new TestTime()
  probes = 0
  told = []
  probe = async () => true
  watch = new NetworkWatch({
    time,
    probe() {
      probes += 1
      return probe()
    },
    onLost: () => told.push('lost'),
    onBack: () => told.push('back'),
  })
})

test('[NET-01] our server is probed every 30 s', async () => {
  watch.start()
  await time.pass(29_999)
  expect(probes).toBe(0)
  await time.pass(1)
  expect(probes).toBe(1)
  await time.pass(90_000)
  expect(probes).toBe(4)
  expect(told).toEqual([])
})

test('[NET-02] the connection is lost after 60 s of failure, and not before', async () => {
  watch.start()
  probe = async () => false
  await time.pass(30_000)
  await time.pass(59_999)
  expect(told).toEqual([])
  await time.pass(1)
  expect(told).toEqual(['lost'])
  await time.pass(120_000)
  expect(told).toEqual(['lost'])
})

test('[NET-02] one good probe begins the minute anew', async () => {
  watch.start()
  probe = async () => false
  await time.pass(60_000)
  probe = async () => true
  await time.pass(30_000)
  probe = async () => false
  await time.pass(89_999)
  expect(told).toEqual([])
  await time.pass(1)
  expect(told).toEqual(['lost'])
})

test('[NET-02] the browser’s own word that there is no connection is believed at once', async () => {
  watch.start()
  watch.offline()
  watch.offline()
  expect(told).toEqual(['lost'])
})

test('[NET-03] it is back with the first probe that is answered', async () => {
  watch.start()
  watch.offline()
  probe = async () => false
  watch.online()
  await time.pass(1_000)
  expect(told).toEqual(['lost'])
  probe = async () => true
  watch.online()
  await time.pass(0)
  expect(told).toEqual(['lost', 'back'])
})

test('an answer from before the connection was cut does not bring it back', async () => {
  let answerLate: (answers: boolean) => void = () => undefined
  probe = () => new Promise((resolve) => (answerLate = resolve))
  watch.start()
  await time.pass(30_000)
  watch.offline()
  answerLate(true)
  await time.pass(0)
  expect(told).toEqual(['lost'])
})

test('an ended watch probes and tells nothing', async () => {
  const end = watch.start()
  end()
  await time.pass(120_000)
  expect(probes).toBe(0)
})
