import { beforeEach, expect, test } from 'vitest'
import { TestTime } from '../../ground/browser/test-time.ts'
import { SessionWatch, type ValidationAnswer } from './session-watch.ts'

const valid = { status: 200, body: { result: 1, data: { userId: 7 } } }
const gone = { status: 200, body: { result: 0 } }

let time: TestTime
let sessionId: string | undefined
let isOnline: boolean
let asked: AbortSignal[]
let told: string[]
let answer: (signal: AbortSignal) => Promise<ValidationAnswer>
let watch: SessionWatch

beforeEach(() => {
  time = new TestTime()
  sessionId = 'handle'
  isOnline = true
  asked = []
  told = []
  answer = async () => valid
  watch = new SessionWatch({
    time,
    isOnline: () => isOnline,
    sessionId: () => sessionId,
    validate(_sessionId, signal) {
      asked.push(signal)
      return answer(signal)
    },
    onExpired: (id) => told.push(`expired ${id}`),
    onVanished: () => told.push('vanished'),
  })
})

test('[SES-05] the first validation comes 2 s after the start', async () => {
  watch.start()
  await time.pass(1_999)
  expect(asked).toHaveLength(0)
  await time.pass(1)
  expect(asked).toHaveLength(1)
})

test('[SES-05] then on the first interaction and whenever the tab is shown, 3 s apart at least', async () => {
  watch.start()
  watch.interacted()
  await time.pass(0)
  watch.interacted()
  watch.shown()
  await time.pass(2_999)
  expect(asked).toHaveLength(1)
  watch.interacted()
  await time.pass(1)
  expect(asked).toHaveLength(1)
  watch.shown()
  await time.pass(0)
  expect(asked).toHaveLength(2)
})

test('[SES-05] none while offline, within 5 s of a reconnect, or while another runs', async () => {
  watch.start()
  isOnline = false
  await time.pass(2_000)
  watch.shown()
  await time.pass(10_000)
  expect(asked).toHaveLength(0)
  isOnline = true
  watch.reconnected()
  await time.pass(4_999)
  watch.shown()
  expect(asked).toHaveLength(0)
  await time.pass(1)
  answer = () => new Promise(() => undefined)
  watch.shown()
  await time.pass(60_000)
  watch.shown()
  expect(asked).toHaveLength(1)
})

test.each([
  ['result 0', gone],
  ['no data', { status: 200, body: { result: 1 } }],
  ['data null', { status: 200, body: { result: 1, data: null } }],
  ['no body', { status: 200, body: undefined }],
  ['4xx', { status: 401, body: { result: 1, data: {} } }],
])(
  '[SES-02] [SES-03] [SES-06] %s is over at once, and is told 2 s later, once',
  async (_, said) => {
    answer = async () => said
    watch.start()
    await time.pass(2_000)
    expect(asked).toHaveLength(1)
    await time.pass(1_999)
    expect(told).toEqual([])
    await time.pass(1)
    expect(told).toEqual(['expired handle'])
    watch.shown()
    watch.validateNow()
    await time.pass(60_000)
    expect(told).toHaveLength(1)
    expect(asked).toHaveLength(1)
  },
)

test('[SES-06] another failure is tried again after 300 and 600 ms, and then it is over', async () => {
  answer = async () => ({ status: 503, body: undefined })
  watch.start()
  await time.pass(2_000)
  await time.pass(299)
  expect(asked).toHaveLength(1)
  await time.pass(1)
  expect(asked).toHaveLength(2)
  await time.pass(599)
  expect(asked).toHaveLength(2)
  await time.pass(1)
  expect(asked).toHaveLength(3)
  await time.pass(2_000)
  expect(told).toEqual(['expired handle'])
  expect(asked).toHaveLength(3)
})

test('[SES-06] a connection that fails once costs nothing', async () => {
  answer = () => Promise.reject(new TypeError('no connection'))
  watch.start()
  await time.pass(2_000)
  answer = async () => valid
  await time.pass(10_000)
  expect(asked).toHaveLength(2)
  expect(told).toEqual([])
})

test('[SES-04] a newer validation cancels an older one, whose answer no longer counts', async () => {
  let answerOld: (said: ValidationAnswer) => void = () => undefined
  answer = () => new Promise((resolve) => (answerOld = resolve))
  watch.start()
  await time.pass(2_000)
  answer = async () => valid
  watch.validateNow()
  expect(asked[0]?.aborted).toBe(true)
  answerOld(gone)
  await time.pass(10_000)
  expect(asked).toHaveLength(2)
  expect(told).toEqual([])
})

test('[SES-04] a newer validation takes back an end that was not told yet', async () => {
  answer = async () => gone
  watch.start()
  await time.pass(3_000)
  answer = async () => valid
  watch.validateNow()
  await time.pass(10_000)
  expect(told).toEqual([])
})

test('[SES-08] a cookie that is gone is told once, and nothing is asked any more', async () => {
  watch.start()
  await time.pass(2_000)
  sessionId = undefined
  watch.look()
  watch.look()
  watch.shown()
  await time.pass(10_000)
  expect(told).toEqual(['vanished'])
  expect(asked).toHaveLength(1)
})

test('[SES-01] without a token there is no login to validate', async () => {
  sessionId = undefined
  watch.start()
  watch.interacted()
  await time.pass(10_000)
  expect(asked).toHaveLength(0)
  expect(told).toEqual([])
})

test('an ended watch asks and tells nothing', async () => {
  answer = async () => gone
  const end = watch.start()
  await time.pass(2_500)
  end()
  await time.pass(10_000)
  expect(told).toEqual([])
})
