import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAboutSilentRounds } from './supplier-silence.ts'
import { TestSuppliers } from './test-suppliers.ts'

let world: TestSuppliers

beforeAll(async () => {
  world = await TestSuppliers.open()
})

afterAll(() => world[Symbol.asyncDispose]())

const bet = (stakeOre: number, more: object = {}) => ({ send: 'bet', stakeOre, ...more })

const lostEnd = { send: 'end-round', lost: 'request' }

const tickAfter = (by: { hours?: number; minutes?: number }) => {
  world.ledger.clock.advance(by)
  return askAboutSilentRounds(world.context, world.ledger.clock.now())
}

test('a supplier that counts its rounds and its messages from 1 gets both settled', async () => {
  const one = await world.playing()
  await world.round(one.play, [bet(300, { transactionId: '9000' }), lostEnd], { roundId: '17' })
  expect(await tickAfter({ minutes: 61 })).toBe(1)
  expect(await world.accounts(one.id)).toMatchObject({ cash: 700n, staked: 0n })
  const two = await world.playing()
  // Message 17, in another round, of which the supplier knows that it was given up.
  await world.round(
    two.play,
    [bet(300, { transactionId: '17' }), { send: 'rollback', rolledBackId: '17', lost: 'request' }],
    { roundId: '18' },
  )
  expect(await tickAfter({ minutes: 61 })).toBe(1)
  expect(await world.accounts(two.id)).toMatchObject({ cash: 1_000n, staked: 0n })
})

test('one round with a given-up bet of the round’s own name ends', async () => {
  const { id, play } = await world.playing()
  await world.round(
    play,
    [
      bet(300, { transactionId: 's2b' }),
      bet(200, { transactionId: 's2', lost: 'answer' }),
      lostEnd,
    ],
    { roundId: 's2' },
  )
  await tickAfter({ minutes: 61 })
  expect(await world.accounts(id)).toMatchObject({ cash: 700n, staked: 0n })
})

test('over the wire: rollback numbered as what it takes back', async () => {
  const { play } = await world.playing()
  const { gameId, playerRef } = play
  const answer = await world.say('/supplier/rollback', {
    roundId: 's3',
    gameId,
    playerRef,
    transactionId: 's3t',
    rolledBackId: 's3t',
  })
  expect(answer.status).toBe(200)
})
