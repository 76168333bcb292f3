import { pino } from 'pino'
import { expect, test } from 'vitest'
import { WalletDown } from '../wallet/index.ts'
import { logFailure } from './log-failure.ts'

const said = 'a hand could not be ended'

test.each([
  [
    'a database that shuts down',
    Object.assign(new Error('terminating'), { code: '57P01' }),
    '57P01',
  ],
  ['a wallet without an answer', new WalletDown('/tables: no answer'), '/tables: no answer'],
])('[FLT-23] %s is a warning with its reason, and no bug in a log', (_what, error, because) => {
  expect(logged(error)).toMatchObject({ level: 40, msg: said, round: 'r', because })
  expect(logged(error)).not.toHaveProperty('err')
})

test('anything else is an error with its stack', () => {
  expect(logged(new Error('a bug'))).toMatchObject({
    level: 50,
    msg: said,
    round: 'r',
    err: { message: 'a bug', stack: expect.stringContaining('log-failure.test.ts') },
  })
})

function logged(error: Error): unknown {
  const lines: string[] = []
  logFailure({ logger: pino({ base: {} }, { write: (line) => lines.push(line) }) }, error, said, {
    round: 'r',
  })
  return JSON.parse(lines.join(''))
}
