import { livePaths, walletHeaders } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { LiveServer, liveTable, type TestLine } from '../../../test/live-server.ts'
import { copyPath } from './copy-frames.ts'

let databaseUrl: string
openForFile(async (stack) => {
  databaseUrl = stack.use(await testDatabase()).url
})

const isBetting = (line: TestLine) => {
  const last = line.heard.findLast((each) => each.type === 'phase' || each.type === 'state')
  return last?.type === 'phase' && last.phase === 'betting'
}
const roundOf = (line: TestLine) =>
  required(
    line.heard.findLast((each) => each.type === 'phase'),
    'a phase',
  ).round
const eventsOf = (line: TestLine) =>
  line.heard.filter((each) => 'n' in each && each.type !== 'state')

test('[LV15] players at another copy see the same events and bet at the same table', async () => {
  await using one = await LiveServer.open(databaseUrl)
  const here = await one.line()
  await one.until(() => isBetting(here))
  await using two = await LiveServer.open(databaseUrl, one)
  const there = await two.line()
  await one.until(() => there.heard.some(({ type }) => type === 'state'))
  const playToken = two.player('of-another-copy')
  const [bettor, second] = [await two.lineOf(playToken), await one.lineOf(playToken)]
  await bettor.told('own')
  await second.told('own')
  await one.until(() => isBetting(here) && isBetting(there))
  const round = roundOf(here)
  bettor.say({ type: 'bet', round, bets: [['red', 1_000]] })
  expect(await bettor.told('slip')).toMatchObject({ round, stakeOre: 1_000 })
  expect(await second.told('slip')).toMatchObject({ round, stakeOre: 1_000 })
  const third = await two.lineOf(playToken)
  expect(await third.told('own')).toMatchObject({ slips: [{ round, status: 'placed' }] })
  await one.until(() =>
    [here, there].every((line) =>
      line.heard.some((each) => each.type === 'result' && each.round === round),
    ),
  )
  expect(await bettor.told('booked')).toMatchObject({ round, stakeOre: 1_000 })
  const seen = eventsOf(there)
  const same = eventsOf(here).filter((each) => seen.some((other) => other.n === each.n))
  expect(seen.filter((each) => same.some((other) => other.n === each.n))).toEqual(same)
  expect(same.length).toBeGreaterThan(4)
})

test('[LV11][LV15] a copy that ends hands its tables over, and lines at the other go on', async () => {
  const one = await LiveServer.open(databaseUrl)
  const here = await one.line()
  await one.until(() => here.heard.some(({ type }) => type === 'state' || type === 'phase'))
  await using two = await LiveServer.open(databaseUrl, one)
  const there = await two.line()
  await one.until(() => there.heard.some(({ type }) => type === 'state'))
  const before = required(
    there.heard.findLast((each) => 'epoch' in each),
    'an event',
  )
  await one[Symbol.asyncDispose]()
  await two.until(() =>
    there.heard.some((each) => each.type === 'state' && each.epoch !== before.epoch),
  )
  const types = there.heard.map(({ type }) => type)
  expect(types.lastIndexOf('away')).toBeGreaterThan(types.indexOf('state'))
  await two.until(() => isBetting(there))
})

test('[SEC-54] nobody but a copy of ours gets the stream between copies', async () => {
  await using server = await LiveServer.open(databaseUrl)
  const ask = (headers: Record<string, string>) =>
    fetch(`${server.url}${copyPath}/${liveTable}`, { headers }).then(({ status }) => status)
  expect(await ask({})).toBe(403)
  const timestamp = String(server.time.now())
  expect(
    await ask({ [walletHeaders.timestamp]: timestamp, [walletHeaders.signature]: 'ab'.repeat(32) }),
  ).toBe(403)
  expect(livePaths.line).not.toBe(copyPath)
})
