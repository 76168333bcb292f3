import { lettersAPage, type RequestOf, readLetter, readLetters } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { forgetOldLetters, keepLetter } from '../letters/index.ts'
import { TestPayments } from '../payments/base/test-payments.ts'
import { heldCondition } from '../personal-data/index.ts'
import { registerLetterCalls } from './letter-calls.ts'
import { OwnCalls } from './test-own-calls.ts'

let world: TestPayments
let calls: OwnCalls

openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  calls = stack.use(new OwnCalls(world.clock, (edge) => registerLetterCalls(edge, world)))
})

function write(playerId: PlayerId, key: string) {
  const at = world.clock.now()
  const letter = { subject: `Emne ${key}`, text: `Tekst ${key}`, templateId: 'payment' }
  return keepLetter(world.db, { playerId, key, at, ...letter })
}

async function listOf(page: number) {
  const answer = (await calls.ask(readLetters, { page })).json()
  return readLetters.answer.parse(answer)
}

const read = async (request: RequestOf<typeof readLetter>) =>
  (await calls.ask(readLetter, request)).json()

test('[LT2] a player reads their letters ten a page, newest first, and nobody else’s', async () => {
  const [own, other] = [await world.player(), await world.player()]
  await write(other, 'foreign')
  for (let number = 1; number <= lettersAPage + 1; number += 1) await write(own, `own-${number}`)
  await write(own, 'own-1')
  calls.asking = { playerId: own, loggedInAt: world.clock.now() }

  const first = await listOf(1)
  expect(first.total).toBe(11)
  const subjects = ({ letters }: typeof first) => letters.map(({ subject }) => subject)
  expect(subjects(first)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Emne own-${n}`))
  const last = await listOf(2)
  expect(subjects(last)).toEqual(['Emne own-1'])
  expect(subjects(await listOf(3))).toEqual([])

  const number = last.letters[0]?.number ?? 0
  expect(await read({ number })).toMatchObject({ ok: true, letter: { text: 'Tekst own-1' } })
  expect(await read({ number: 999_999 })).toMatchObject({ ok: false, refusal: 'unknown' })
  calls.asking = { playerId: other, loggedInAt: world.clock.now() }
  expect(await read({ number })).toMatchObject({ ok: false, refusal: 'unknown' })
  calls.asking = undefined
  expect(await read({ number })).toMatchObject({ ok: false, refusal: 'session-expired' })
})

test('[LT3] a letter is forgotten after two years, and not before', async () => {
  const player = await world.player()
  await write(player, 'old')
  calls.asking = { playerId: player, loggedInAt: world.clock.now() }
  world.clock.advance({ days: 730, ms: -1 })
  await forgetOldLetters(world.db, world.clock.now(), heldCondition)
  expect((await listOf(1)).total).toBe(1)
  world.clock.advance({ ms: 1 })
  await forgetOldLetters(world.db, world.clock.now(), heldCondition)
  expect((await listOf(1)).total).toBe(0)
})
