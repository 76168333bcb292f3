import { expect, test } from 'vitest'
import { plans } from './plans.ts'
import { type Planned, runPlan } from './schedule.ts'

interface Timed extends Planned {
  seconds: number
}

/** Runs a plan on a clock that only moves when nothing else is left to do; tells when each step ran. */
async function timesOf(plan: readonly Timed[], atOnce: number): Promise<Record<string, string>> {
  const running = new Map<() => void, number>()
  const times: Record<string, string> = {}
  let now = 0
  let isDone = false
  const run = runPlan(plan, atOnce, async ({ name, seconds }) => {
    const from = now
    await new Promise<void>((resolve) => running.set(resolve, now + seconds))
    times[name] = `${from}-${now}`
    return {}
  }).finally(() => {
    isDone = true
  })
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve))
    const [first] = [...running].toSorted(([, one], [, other]) => one - other)
    if (!first) continue
    const [end, at] = first
    now = at
    running.delete(end)
    end()
  }
  await run
  return times
}

test('two cores: the next of the plan starts as soon as one ends', async () => {
  const plan = [
    { name: 'build', seconds: 6 },
    { name: 'types', seconds: 8 },
    { name: 'lint', seconds: 2 },
    { name: 'unit', seconds: 5 },
  ]
  expect(await timesOf(plan, 2)).toEqual({
    build: '0-6',
    types: '0-8',
    lint: '6-8',
    unit: '8-13',
  })
})

test('one core: the steps run one after the other', async () => {
  const plan = [
    { name: 'build', seconds: 6 },
    { name: 'lint', seconds: 2 },
  ]
  expect(await timesOf(plan, 1)).toEqual({ build: '0-6', lint: '6-8' })
})

test('a step waits for those it names, and lets others pass meanwhile', async () => {
  const plan = [
    { name: 'build', seconds: 6 },
    { name: 'browser', seconds: 9, after: ['build'] },
    { name: 'lint', seconds: 2 },
  ]
  expect(await timesOf(plan, 2)).toEqual({ build: '0-6', lint: '0-2', browser: '6-15' })
})

test('a step the plan does not hold is not waited for', async () => {
  const plan = [{ name: 'unit', seconds: 3, after: ['build'] }]
  expect(await timesOf(plan, 2)).toEqual({ unit: '0-3' })
})

test('results stand in the order of the plan, whichever step ended first', async () => {
  const plan = [{ name: 'slow' }, { name: 'quick' }]
  const results = await runPlan(plan, 2, async ({ name }) => {
    if (name === 'slow') await new Promise((resolve) => setImmediate(resolve))
    return { name }
  })
  expect(results).toEqual(plan)
})

test('steps that wait for each other are refused, not waited for', async () => {
  const plan = [
    { name: 'hen', after: ['egg'] },
    { name: 'egg', after: ['hen'] },
  ]
  await expect(runPlan(plan, 2, async () => ({}))).rejects.toThrow('hen would wait for ever')
})

test('the browser waits for the database tests, and stands beside servers that start and die', async () => {
  const seconds: Record<string, number> = { unit: 60, database: 120, browser: 300, servers: 50 }
  const all = (plans.all ?? []).map((step) => ({ ...step, seconds: seconds[step.name] ?? 3 }))
  const times = await timesOf(all, 2)
  const [, databaseEnd] = (times.database ?? '').split('-')
  expect(times.servers).toBe(`${databaseEnd}-${Number(databaseEnd) + 50}`)
  expect(times.browser).toBe(`${databaseEnd}-${Number(databaseEnd) + 300}`)
})

test('the deep run does one thing at a time, in its order', async () => {
  const deep = (plans.deep ?? []).map((step) => ({ ...step, seconds: 10 }))
  const starts = deep.map((_step, place) => `${place * 10}-${place * 10 + 10}`)
  expect(Object.values(await timesOf(deep, 2))).toEqual(starts)
})

test('everything static belongs to the quick run and to the whole', () => {
  for (const plan of [plans.quick, plans.all]) {
    const names = (plan ?? []).map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['format', 'lint', 'types', 'tidy', 'unused', 'rows', 'unit']),
    )
  }
})
