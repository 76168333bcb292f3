import { expect, test } from 'vitest'
import { parseResult } from './dieharder.ts'
import { reportOf, tally } from './report.ts'
import { RoundStream } from './round-stream.ts'

const passed = parseResult('   diehard_runs|   0|    100000|     100|0.45903590|  PASSED  ')

test('a line of results is read, and every other line is left', () => {
  expect(passed).toEqual({
    name: 'diehard_runs',
    size: 0,
    samples: 100_000,
    pSamples: 100,
    pValue: 0.4590359,
    assessment: 'PASSED',
  })
  const heading = '        test_name   |ntup| tsamples |psamples|  p-value |Assessment'
  expect(parseResult(heading)).toBeUndefined()
  expect(parseResult('stdin_input_raw|  7.65e+06  |1530342362|')).toBeUndefined()
})

test('the report says whether the battery was whole, and which generator was tested', () => {
  if (!passed) throw new Error('no result')
  const run = {
    at: new Date('2026-01-02T03:04:05Z'),
    commands: ['dieharder -g 200 -d 15'],
    isWhole: false,
    bytes: 2 ** 31,
    seconds: 180,
    results: [passed, { ...passed, assessment: 'WEAK' }],
  }
  const text = reportOf(run, 'the digest')
  expect(text).toContain('Run on 2026-01-02, 3 minutes at most, 2.0 GiB of words.')
  expect(text).toContain('A part of the battery')
  expect(text).toContain('`dieharder -g 200 -d 15`')
  expect(text).toContain('`the digest`')
  expect(text).toContain('| diehard_runs | 0 | 100000 | 100 | 0.45903590 | PASSED |')
  expect(tally(run.results)).toBe('1 PASSED, 1 WEAK, 0 FAILED')
  expect(reportOf({ ...run, isWhole: true }, '')).toContain('The whole battery')
})

test('[PROOF-04] the stream is what rounds draw: words of new seeds all the time', () => {
  let drawn = 0
  const entropy = {
    bytes(length: number) {
      drawn += length
      return Uint8Array.from({ length }, (_, index) => (drawn + index * 7) % 251)
    },
  }
  const stream = new RoundStream(entropy)
  const [first, second] = [stream.next(), stream.next()]
  expect(first).toHaveLength(65_536)
  expect(stream.bytes).toBe(131_072)
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(false)
  const rounds = Array.from({ length: 256 }, (_, round) =>
    Buffer.from(first.subarray(round * 256, (round + 1) * 256)).toString('hex'),
  )
  expect(new Set(rounds).size).toBe(256)
})
