import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from './call.ts'

const shape = { request: z.object({}), answer: z.object({}), refusals: {} }
const named = { ...shape, name: 'do-it', path: '/v1/staff/do' }

test('[FLT-70] no contract of staff is written without its right and how many must agree', () => {
  const whole = call({ ...named, actor: { kind: 'staff', right: 'player:lock', agreement: 'two' } })
  const written = [
    // @ts-expect-error: no right.
    call({ ...named, actor: { kind: 'staff', agreement: 'one' } }),
    // @ts-expect-error: no such right.
    call({ ...named, actor: { kind: 'staff', right: 'everything', agreement: 'one' } }),
    // @ts-expect-error: nothing says whether one person will do.
    call({ ...named, actor: { kind: 'staff', right: 'player:lock' } }),
    // @ts-expect-error: no actor.
    call(named),
    // @ts-expect-error: of no program.
    call({ ...named, actor: { kind: 'program', programs: [] } }),
    // @ts-expect-error: the game server asks by signed messages.
    call({ ...named, actor: { kind: 'program', programs: ['games'] } }),
  ]
  // What is wrong is found by the compiler alone, which reads this file with the others.
  expect(written.map(({ name }) => name)).toEqual(written.map(() => whole.name))
})
