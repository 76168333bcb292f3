import { expect, test } from 'vitest'
import { Gathered } from './gathered.ts'
import { LedgerBusyError } from './lane.ts'

interface Message {
  name: string
  player: number
}

const message = (name: string, player = Number(name.slice(1))): Message => ({ name, player })

/** Books what it is given, batch by batch, when it is let go on. */
class Books {
  readonly batches: string[][] = []
  readonly alone: string[] = []
  /** What the next batch leaves out. */
  leftOut: readonly string[] = []
  /** How the next batch fails. */
  failure: Error | undefined
  #gates: (() => void)[] = []
  isHeld = false

  readonly gathered = new Gathered<Message, string>({
    names: ({ name, player }) => [name, player],
    place: ({ player }) => player,
    together: async (batch) => {
      this.batches.push(batch.map(({ name }) => name))
      if (this.isHeld) await new Promise<void>((resolve) => this.#gates.push(resolve))
      const { failure, leftOut } = this
      this.failure = undefined
      if (failure) throw failure
      const booked = batch.filter(({ name }) => !leftOut.includes(name))
      return new Map(booked.map((each) => [each, `${each.name} together`]))
    },
    alone: async ({ name }) => {
      this.alone.push(name)
      return `${name} alone`
    },
  })

  ask(...names: string[]): Promise<string[]> {
    return Promise.all(names.map((name) => this.gathered.ask(message(name))))
  }

  goOn(): void {
    this.isHeld = false
    for (const open of this.#gates.splice(0)) open()
  }
}

const failed = (code: string) => Object.assign(new Error(code), { code })

test('what arrives while a batch is under way goes out together as the next one, sorted', async () => {
  const books = new Books()
  books.isHeld = true
  const first = books.ask('m1')
  await expect.poll(() => books.batches).toEqual([['m1']])
  const others = books.ask('m4', 'm2', 'm3')
  books.goOn()
  expect(await first).toEqual(['m1 together'])
  expect(await others).toEqual(['m4 together', 'm2 together', 'm3 together'])
  expect(books.batches).toEqual([['m1'], ['m2', 'm3', 'm4']])
})

test('two messages of one player, or of one name, are never in one batch', async () => {
  const books = new Books()
  const asked = [message('a', 1), message('b', 1), message('a', 2), message('c', 3)]
  await Promise.all(asked.map((each) => books.gathered.ask(each)))
  expect(books.batches).toEqual([
    ['a', 'c'],
    ['b', 'a'],
  ])
})

test('what a batch leaves out is asked alone, and has its own answer', async () => {
  const books = new Books()
  books.leftOut = ['m2']
  expect(await books.ask('m1', 'm2', 'm3')).toEqual(['m1 together', 'm2 alone', 'm3 together'])
})

test.each(['23505', '40P01', '23514', '22003'])(
  'all of a batch that fails with %s are asked alone',
  async (code) => {
    const books = new Books()
    books.failure = failed(code)
    expect(await books.ask('m1', 'm2')).toEqual(['m1 alone', 'm2 alone'])
    expect(await books.ask('m3')).toEqual(['m3 together'])
  },
)

test('a lost connection answers nobody of the batch, and the next one goes on', async () => {
  const books = new Books()
  books.failure = failed('57P01')
  const asked = ['m1', 'm2'].map((name) => books.gathered.ask(message(name)))
  const answers = await Promise.allSettled(asked)
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(books.alone).toEqual([])
  expect(await books.ask('m3')).toEqual(['m3 together'])
})

test('a batch carries 500, and whoever would wait too long is turned away at once', async () => {
  const books = new Books()
  books.isHeld = true
  const names = Array.from({ length: 20_000 }, (_, place) => `m${place}`)
  const all = books.ask(...names)
  await expect.poll(() => books.batches.length).toBe(1)
  const more = books.ask(...Array.from({ length: 500 }, (_, place) => `m${20_000 + place}`))
  await expect(books.gathered.ask(message('m30000'))).rejects.toBeInstanceOf(LedgerBusyError)
  books.goOn()
  expect(await all).toHaveLength(20_000)
  await more
  expect(books.batches.map((batch) => batch.length)).toEqual(Array.from({ length: 41 }, () => 500))
})
