import { expect, test } from 'vitest'
import { Agenda } from './agenda.ts'

test('a flush runs what waits, at once and once, and ends when it is done', async () => {
  const agenda = new Agenda(undefined)
  const done: string[] = []
  agenda.later(60_000, async () => {
    done.push('later')
  })
  agenda.onFlush(async () => {
    await Promise.resolve()
    done.push('held')
  })
  await agenda.flush()
  await agenda.flush()
  expect(done).toEqual(['later', 'held'])
})

test('work that fails does not keep other work from being done', async () => {
  const agenda = new Agenda(undefined)
  const done: string[] = []
  agenda.onFlush(() => Promise.reject(new Error('the party stumbles')))
  agenda.onFlush(async () => {
    done.push('after')
  })
  await agenda.flush()
  expect(done).toEqual(['after'])
})

test('closing forgets what waits and takes nothing new', async () => {
  const agenda = new Agenda(undefined)
  const done: string[] = []
  agenda.later(60_000, async () => {
    done.push('before')
  })
  await agenda.close()
  agenda.later(0, async () => {
    done.push('after')
  })
  await agenda.flush()
  expect(done).toEqual([])
  expect(agenda.ending.aborted).toBe(true)
})
