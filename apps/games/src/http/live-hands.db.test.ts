import { kroner } from '@nordlys/core'
import { byteOf } from '@nordlys/game-math'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { LiveServer, type TestLine } from '../../test/live-server.ts'

const table = 'faelles-blackjack'
let server: LiveServer
let other: LiveServer
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  server = stack.use(await LiveServer.open(database.url))
  other = stack.use(await LiveServer.open(database.url, server))
})

const isOf = (type: string, round: number) => (each: TestLine['heard'][number]) =>
  each.type === type && 'round' in each && each.round === round

test('[LV15][LV39][LV42] at two copies both players share a hand, and each is paid their own', async () => {
  const [anna, bo] = [
    await server.lineOf(server.player('anna', kroner(100), table), table),
    await other.lineOf(other.player('bo', kroner(100), table), table),
  ]
  const lines = [anna, bo]
  const betting = () =>
    lines.map(({ heard }) => {
      const last = heard.findLast((each) => each.type === 'phase' || each.type === 'state')
      return last && 'phase' in last && last.phase === 'betting' ? last.round : undefined
    })
  await server.until(() => {
    const [one, two] = betting()
    return one !== undefined && one === two
  })
  const [round = 0] = betting()
  for (const line of lines) line.say({ type: 'bet', round, bets: [['hand', 1_000]] })
  // Time stands meanwhile: little may be left of the betting.
  await Promise.all(lines.map((line) => line.told('slip')))
  await server.until(() => lines.every(({ heard }) => heard.some(isOf('booked', round))))
  const steps = new Set<number>()
  await server.until(() => {
    const phase = bo.heard.findLast(({ type }) => type === 'phase')
    if (phase?.type === 'phase' && phase.step !== undefined && !steps.has(phase.step)) {
      steps.add(phase.step)
      for (const line of lines) {
        const choice = byteOf(line === bo && phase.step === 0 ? 'hit' : 'stand')
        line.say({ type: 'choose', round, step: phase.step, choice })
      }
    }
    return lines.every(({ heard }) => heard.some(isOf('paid', round)))
  })
  await server.until(() => lines.every(({ heard }) => heard.some(isOf('result', round))))
  const cards = (line: TestLine) => line.heard.filter(isOf('card', round))
  expect(cards(anna).length).toBeGreaterThan(1)
  expect(cards(bo)).toEqual(cards(anna))
  for (const [line, copy, ref] of [
    [anna, server, 'ref-anna'],
    [bo, other, 'ref-bo'],
  ] as const) {
    const paid = line.heard.find(isOf('paid', round))
    const payoutOre = paid?.type === 'paid' ? paid.payoutOre : -1
    expect(Number(copy.table.wallet.balanceOf(ref))).toBe(9_000 + payoutOre)
  }
  for (const line of lines) line.close()
})
