import { expect, test } from 'vitest'
import { LongReads } from './long-reads.ts'

/** Time that moves by hand; a wait is over once it has passed. */
class HandTime {
  ms = 10_000
  readonly waits: { until: number; end: () => void }[] = []
  now = () => this.ms
  wait = (ms: number) =>
    new Promise<void>((end) => {
      this.waits.push({ until: this.ms + ms, end })
    })

  async advance(ms: number): Promise<void> {
    this.ms += ms
    for (const { until, end } of this.waits) if (until <= this.ms) end()
    await turns()
  }
}

/** All that waits for nothing but its turn has had it. */
const turns = () => new Promise((resolve) => setImmediate(resolve))

/** A reading that takes so long by the hand's time. */
function reading(time: HandTime, read: string[], name: string, ms: number) {
  return async () => {
    read.push(name)
    await time.advance(ms)
    return name
  }
}

test('[LED-09] parts of statements are read one at a time, in the order they were asked for', async () => {
  const [time, reads, read] = [new HandTime(), new LongReads(new HandTime()), [] as string[]]
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const first = reads.read(async () => {
    read.push('first')
    await held
  })
  const others = ['second', 'third'].map((name) => reads.read(reading(time, read, name, 0)))
  await turns()
  expect(read).toEqual(['first'])
  letGo()
  await first
  expect(await Promise.all(others)).toEqual(['second', 'third'])
  expect(read).toEqual(['first', 'second', 'third'])
})

test('[LED-09] beside play a rest follows each part, of half a second at most', async () => {
  const [time, read] = [new HandTime(), [] as string[]]
  const reads = new LongReads(time)
  reads.notePlay()
  // The reader itself is answered at once.
  expect(await reads.read(reading(time, read, 'short', 4))).toBe('short')
  const next = reads.read(reading(time, read, 'long', 400))
  await time.advance(239)
  expect(read).toEqual(['short'])
  await time.advance(1)
  expect(await next).toBe('long')
  const last = reads.read(reading(time, read, 'last', 0))
  await time.advance(499)
  expect(read).toEqual(['short', 'long'])
  await time.advance(1)
  expect(await last).toBe('last')
})

test('[LED-09] where nobody has played for a second, parts follow each other', async () => {
  const [time, read] = [new HandTime(), [] as string[]]
  const reads = new LongReads(time)
  reads.notePlay()
  await time.advance(1_001)
  await reads.read(reading(time, read, 'one', 10))
  await reads.read(reading(time, read, 'two', 10))
  expect(read).toEqual(['one', 'two'])
  expect(time.waits).toEqual([])
})

test('[LED-09] a part that cannot be read passes its turn on', async () => {
  const [time, read] = [new HandTime(), [] as string[]]
  const reads = new LongReads(time)
  await expect(reads.read(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await reads.read(reading(time, read, 'next', 0))).toBe('next')
})

test('[LED-09] [PA109] a part is long while nobody plays, and short from a message of play on', async () => {
  const [time, read] = [new HandTime(), [] as number[]]
  const reads = new LongReads(time)
  const part = () => reads.read(async (linesMax) => read.push(linesMax))
  await part()
  reads.notePlay()
  await part()
  await time.advance(1_001)
  await part()
  expect(read).toEqual([1_024, 128, 1_024])
})

test('[LED-09] [PA109] how long a part is, is decided when its turn comes', async () => {
  const [time, read] = [new HandTime(), [] as number[]]
  const reads = new LongReads(time)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const first = reads.read(() => held)
  const second = reads.read(async (linesMax) => read.push(linesMax))
  reads.notePlay()
  letGo()
  await first
  await time.advance(0)
  await second
  expect(read).toEqual([128])
})
