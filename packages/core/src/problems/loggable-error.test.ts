import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loggableError, loggingSafely } from './loggable-error.ts'

test('a log tells which rule a row broke and never what stood in the row', () => {
  const lines: string[] = []
  const logger = pino({}, { write: (line) => lines.push(line) })
  const error = Object.assign(new Error('violates unique constraint "one_per_email"'), {
    code: '23505',
    detail: 'Key (email)=(anna@example.dk) already exists.',
    where: 'Anna Nielsen',
  })
  loggingSafely(logger).error({ err: error }, 'crashed')
  expect(lines.join('')).toContain('one_per_email')
  expect(lines.join('')).toContain('23505')
  expect(lines.join('')).not.toMatch(/anna/i)
})

test('[FLT-23] a database that is away has no stack in a log, a bug has one', () => {
  const away = Object.assign(new Error('the database system is starting up'), { code: '57P03' })
  expect(loggableError(away)).not.toHaveProperty('stack')
  expect(loggableError(away)).toMatchObject({ code: '57P03' })
  expect(loggableError(new Error('a bug'))).toHaveProperty('stack')
})

test('[FLT-73] nothing that hangs on an error is told, nor a value that a message quotes', () => {
  const client = { secretKey: 4711, connectionParameters: { password: 'hidden' } }
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), { client })
  expect(loggableError(lost)).toEqual({ type: 'Error', message: lost.message })
  const quoting = Object.assign(new Error('invalid input syntax for type uuid: "010190-1234"'), {
    code: '22P02',
  })
  const cause = new Error('outer', { cause: Object.assign(quoting, { client }) })
  expect(loggableError(cause)).toMatchObject({ cause: { code: '22P02', type: 'Error' } })
  expect(JSON.stringify(loggableError(cause))).not.toMatch(/010190|hidden|4711/)
  expect(loggableError({ client })).toEqual({ message: '[object Object]' })
})
