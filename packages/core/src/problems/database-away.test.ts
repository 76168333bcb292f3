import { expect, test } from 'vitest'
import { isDatabaseAway, whyAway } from './database-away.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  '57P01', // is shut down
  '57P02', // has crashed
  '57P03', // is starting up
  '53300', // too many connections
  '55000', // takes no connections
  '25006', // has become the copy that only reads
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
])('[FLT-23] %s is a database that cannot be asked now', (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(true)
  expect(whyAway(withCode(code))).toEqual({ because: code })
})

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Postgres connection has been discarded',
])('[FLT-23] the driver’s "%s" is one too', (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true)
})

test.each(['22012', '23505', '40001', '42P01', '22021'])(
  '[FLT-23] %s is an answer of a database that is there',
  (code) => expect(isDatabaseAway(withCode(code))).toBe(false),
)

test('[FLT-23] a bug of ours is no database that is away', () => {
  expect(isDatabaseAway(new Error('a round without an outcome'))).toBe(false)
  expect(isDatabaseAway('ECONNREFUSED')).toBe(false)
})
