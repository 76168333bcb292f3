import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logFailure } from './outage.ts'

const said = 'a hand could not be ended'
const away = Object.assign(new Error('terminating'), { code: '57P01' })
const silent = Object.assign(new Error('/tables: no answer'), { isOutage: true })

test.each([
  ['a database that shuts down', away, '57P01'],
  ['a wallet without an answer', silent, '/tables: no answer'],
])(
  '[FLT-23] [FLT-74] %s is a warning with its reason, and no bug in a log',
  (_what, error, because) => {
    expect(logged(error)).toMatchObject({ level: 40, msg: said, round: 'r', because })
    expect(logged(error)).not.toHaveProperty('err')
  },
)

test('anything else is an error with its stack', () => {
  expect(logged(new Error('a bug'))).toMatchObject({
    level: 50,
    msg: said,
    round: 'r',
    err: { message: 'a bug', stack: expect.stringContaining('outage.test.ts') },
  })
})

function logged(error: Error): unknown {
  const lines: string[] = []
  logFailure(pino({ base: {} }, { write: (line) => lines.push(line) }), error, said, { round: 'r' })
  return JSON.parse(lines.join(''))
}
