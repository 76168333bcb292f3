import { kroner, minuteMs, ore, type PlayerId, systemRandom, timeKey } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { beginPlay, defineGame, GroupCommit } from '../../ledger/index.ts'
import type { PaymentEmail } from '../base/payments-context.ts'
import { TestPayments } from '../base/test-payments.ts'
import { tellOfFulfilledBonuses } from '../index.ts'

let world: TestPayments
let commits: GroupCommit
const letters: PaymentEmail[] = []
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  commits = stack.use(await GroupCommit.open({ databaseUrl: world.ownerUrl, clock: world.clock }))
  world.context.enqueueEmail = async (_tx, letter) => void letters.push(letter)
})

/** Stakes so much, so often, and wins `win` of it back each time. */
async function play(player: PlayerId, rounds: number, win: number): Promise<void> {
  const at = world.clock.now()
  const playSession = timeKey(world.clock, systemRandom)
  const until = new Date(at.getTime() + 60 * minuteMs)
  await world.db
    .transaction()
    .execute((tx) => beginPlay(tx, { playerId: player, playSession, until, at }))
  const definition = await defineGame(world.db, 'ab'.repeat(32), 'a-game')
  for (let round = 0; round < rounds; round += 1) {
    const settled = await commits.settle({
      key: timeKey(world.clock, systemRandom),
      playerId: player,
      playSession,
      input: '00000000-0000-0000-0000-000000000001',
      stakeOre: kroner(10),
      winOre: kroner(win),
      definition,
      seed: systemRandom.bytes(32),
    })
    expect(settled).toMatchObject({ ok: true })
  }
}

const tell = () => tellOfFulfilledBonuses(world.context, world.clock.now())

test('[BONUS-02] who has met the requirement is written once that the money is theirs', async () => {
  const player = await world.player(ore(0))
  await world.giveBonus(player, 20)
  await play(player, 19, 10)
  await tell()
  expect(letters).toEqual([])
  await play(player, 1, 10)
  await Promise.all([tell(), tell()])
  await tell()
  expect(letters).toHaveLength(1)
  const [letter] = letters
  expect(letter?.subject).not.toMatch(/kr|\d/)
  expect(letter?.text.replaceAll('\u00a0', ' ')).toContain(
    'De 20 kr., der var tilbage af den, er nu kontanter, som du kan udbetale.',
  )
  expect(letter?.text).not.toMatch(/spil (?:videre|nu|igen)/i)
})

test('[BONUS-02] nobody is written of a bonus that ended otherwise', async () => {
  letters.length = 0
  const player = await world.player(ore(0))
  await world.giveBonus(player, 20)
  await play(player, 2, 0)
  await tell()
  expect(letters).toEqual([])
})
