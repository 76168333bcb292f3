import { spinChoices, walletPaths } from '@nordlys/contracts'
import { kroner, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { endPlay, revokeLogin, setBar } from '../ledger/index.ts'
import { chooseNoticeInterval } from './choose-notice-interval.ts'
import { type Seat, TestLive } from './test-live.ts'

let live: TestLive

openForFile(async (stack) => {
  live = stack.use(await TestLive.open())
})

const seated = () => live.seat(kroner(1_000))
const wait = (seconds: number) => live.world.clock.advance({ seconds })

function inTx(work: Parameters<ReturnType<TestLive['world']['db']['transaction']>['execute']>[0]) {
  return live.world.db.transaction().execute(work)
}

type Leaving = [what: string, leave: (seat: Seat) => Promise<unknown>, otherwise: string]

const leavings: Leaving[] = [
  ['opens another game', (seat) => live.openGame(seat, 'a-slot'), 'play-ended'],
  [
    'logs out',
    ({ player, session }) =>
      inTx((tx) => revokeLogin(tx, { playerId: player, login: session.sessionId, at: live.now })),
    'logged-out',
  ],
  ['leaves the game', ({ player }) => inTx((tx) => endPlay(tx, player, live.now)), 'play-ended'],
  ['rests for half an hour', async () => wait(30 * 60), 'play-ended'],
]

test.each(leavings)(
  '[LV49] a slip that was final is booked, though its player then %s',
  async (_, leave, otherwise) => {
    const seat = await seated()
    wait(5)
    const slip = live.round(seat, 36_000)
    wait(1)
    await leave(seat)
    // One that became final only now has no play to stand on.
    expect(await live.settleOne(live.round(seat, 36_000))).toMatchObject({ refusal: otherwise })
    const tellFrom = live.inSeconds(10)
    expect(await live.settleOne({ ...slip, live: { round: 7, tellFrom } })).toMatchObject({
      ok: true,
      balanceOre: 126_000n,
    })
  },
)

test('[LV49] slips with and without a play are booked in one message, as are spins beside them', async () => {
  const seats = await Promise.all([seated(), seated(), seated()])
  wait(1)
  const rounds = seats.map((seat) => live.round(seat, 0))
  wait(1)
  await Promise.all([
    live.openGame(seats[0] as Seat, 'a-slot'),
    live.openGame(seats[2] as Seat, 'a-slot'),
  ])
  const results = await live.settle(...rounds)
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
})

test('[LV49][LIM-07] a notice that the player has come sooner by choosing stops no final slip', async () => {
  const seat = await seated()
  const { db, clock } = live.world
  wait(16 * 60)
  const slip = live.round(seat, 36_000)
  wait(1)
  const longestMs = 60 * 60_000
  await chooseNoticeInterval({ db, clock }, { playerId: seat.player, minutes: 15, longestMs })
  expect(await live.settleOne(live.round(seat, 0))).toMatchObject({ refusal: 'notice-due' })
  const tellFrom = live.inSeconds(10)
  expect(await live.settleOne({ ...slip, live: { round: 7, tellFrom } })).toMatchObject({
    ok: true,
  })
})

test('[LV49] a slip that is booked late does not have its player play on', async () => {
  const seat = await seated()
  wait(1)
  const slip = live.round(seat, 0)
  wait(3 * 3_600)
  expect(await live.settleOne(slip)).toMatchObject({ ok: true })
  const { playSession } = seat
  expect((await live.ask(walletPaths.balance, { playSession })).json()).toMatchObject({ ok: false })
})

test('[LV20][LV49] a game opened from a live table shows no win of a slip booked since', async () => {
  const seat = await live.seat(kroner(1_000), 'faelles-roulette')
  const slip = live.round(seat, 36_000, { definitionHash: 'af'.repeat(32) })
  wait(1)
  const slot = { ...seat, playSession: (await live.openGame(seat, 'a-slot')).playSession }
  const spin = { choices: spinChoices, bets: undefined, live: undefined, stakeOre: ore(1_000) }
  const of = { ...spin, definitionHash: 'ad'.repeat(32) }
  expect(await live.settleOne(live.round(slot, 0, of))).toMatchObject({ balanceOre: 99_000n })
  await live.settleOne({ ...slip, live: { round: 7, tellFrom: live.inSeconds(10) } })
  expect(await live.settleOne(live.round(slot, 0, of))).toMatchObject({ balanceOre: 88_000n })
})

test('[LV49] another player’s play, or one that had ended before, carries no slip', async () => {
  const [seat, other] = [await seated(), await seated()]
  await live.openGame(seat, 'a-slot')
  wait(1)
  expect(await live.settleOne(live.round(seat, 0))).toMatchObject({ refusal: 'play-ended' })
  expect(await live.settleOne(live.round(other, 0))).toMatchObject({ ok: true })
})

test('[LV49] a bar and money are judged when the slip is booked', async () => {
  const [barred, poor] = [await seated(), await seated()]
  const slips = [live.round(barred, 36_000), live.round(poor, 0, { stakeOre: ore(100_001) })]
  wait(1)
  await live.openGame(barred, 'a-slot')
  await live.openGame(poor, 'a-slot')
  const bar = { reason: 'pause', until: live.inSeconds(86_400), at: live.now } as const
  await inTx((tx) => setBar(tx, { playerId: barred.player, ...bar }))
  const results = await live.settle(...slips)
  expect(results).toMatchObject([{ refusal: 'play-blocked' }, { refusal: 'too-little-money' }])
})
