import { expect, test } from 'vitest'
import { contestants, type Options, readOptions } from './options.ts'

test('without options everything is measured, in nine pairs', () => {
  expect(readOptions([])).toEqual({
    ...{ chosen: new Set(contestants), pairs: 9, rounds: 1_000_000 },
  })
})

test('--only and --pairs choose, in the report’s order', () => {
  const { chosen, pairs } = readOptions(['--only', 'scale,rounds', '--pairs', '2']) as Options
  expect([...chosen]).toEqual(['rounds', 'scale'])
  expect(pairs).toBe(2)
})

test('--games chooses what is played, by mechanic or by name', () => {
  const { games } = readOptions(['--only', 'play', '--games', 'lines,hold']) as Options
  expect(games).toEqual(['lines', 'hold'])
})

test('what is not understood is refused in a sentence that tells the names', () => {
  for (const args of [
    ['--only', 'rounds,nothing'],
    ['--only'],
    ['--only', ''],
    ['--pairs', '0'],
    ['--pairs', 'many'],
    ['--pairs'],
    ['--often', '3'],
    ['rounds'],
  ]) {
    const options = readOptions(args)
    expect('problem' in options && options.problem, args.join(' ')).toContain('rounds,settle,spin')
  }
})
