import type { ClientRound, StoredRound } from '@nordlys/contracts'
import { fromHex, kroner, ore, required, systemRandom, timeKey } from '@nordlys/core'
import { replay } from '@nordlys/game-math'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accepted, type Guest, setTable, sitDownForMoney, type Table } from '../../test/table.ts'
import { writeRoundKey } from './round-key.ts'

let table: Table
let guest: Guest

beforeEach(async () => {
  table = await setTable()
  guest = await sitDownForMoney(table, 'astrid', kroner(100))
})
afterEach(() => table[Symbol.asyncDispose]())

/** Resolves when the wallet has a message under way. */
function firstMessage(): Promise<void> {
  return expect.poll(() => table.wallet.settledGroups.length).toBe(1)
}

/** Where the reels stop when the record is replayed, spin by spin. */
async function stopsOf({ seed, stakeOre, winOre }: StoredRound): Promise<(readonly number[])[]> {
  const { definition } = required(
    await table.context.catalogue.find('vikingernes-guld'),
    'the game',
  )
  const again = replay(definition, fromHex(seed), stakeOre)
  expect(again.winOre).toBe(winOre)
  return again.outcome.spins.map(({ stops }) => stops)
}

/** The spins of a round as the client is told them. */
function spinsOf({ events }: ClientRound) {
  return events.filter((event) => event.kind === 'reels')
}

describe('a round', () => {
  test('[PROOF-03] is what its stored seed replays to', async () => {
    const { round, stakedOre, wonOre } = accepted(await guest.spin())
    const stored = required(table.wallet.storedRounds()[0], 'the round')
    expect(round.winOre).toBe(Number(stored.winOre))
    expect(spinsOf(round).map(({ stops }) => stops)).toEqual(await stopsOf(stored))
    expect(round.balanceOre).toBe(10_000 - 400 + round.winOre)
    expect([stakedOre, wonOre]).toEqual([400, round.winOre])
  })

  test('shows on the reels what the strips hold at its stops', async () => {
    const { game } = guest.opened
    const { round } = accepted(await guest.spin())
    for (const { mode, stops, grid } of spinsOf(round)) {
      for (const [reel, column] of grid.entries()) {
        const strip = required(game.strips[mode][reel], 'the strip')
        const stop = required(stops[reel], 'the stop')
        expect(column).toEqual(column.map((_, row) => strip[(stop + row) % strip.length]))
      }
    }
  })

  test('counts what the session staked and won, round by round', async () => {
    const rounds = [accepted(await guest.spin()), accepted(await guest.spin({ stakeOre: 200 }))]
    expect(rounds[1]?.stakedOre).toBe(600)
    expect(rounds[1]?.wonOre).toBe(rounds.reduce((won, { round }) => won + round.winOre, 0))
  })

  test('[GAME-04] tells the jackpots it won, and a repeat tells them again', async () => {
    table.wallet.nextJackpots = [{ nameDa: 'Mini', amountOre: ore(12_345) }]
    const key = guest.roundKey
    const { round, wonOre } = accepted(await guest.spin())
    expect(round.jackpots).toEqual([{ nameDa: 'Mini', amountOre: 12_345 }])
    expect(round.balanceOre).toBe(10_000 - 400 + round.winOre + 12_345)
    expect(wonOre).toBe(round.winOre + 12_345)
    expect(accepted(await guest.spin({ roundKey: key })).round).toEqual(round)
    expect(accepted(await guest.spin()).round).not.toHaveProperty('jackpots')
  })

  test('the next key of an answer is another, and in time order', async () => {
    const first = guest.roundKey
    await guest.spin()
    expect(guest.roundKey > first).toBe(true)
  })
})

describe('a repeated key', () => {
  test('[LED-05] gets the stored round, and the money moves once', async () => {
    const key = guest.roundKey
    const first = accepted(await guest.spin())
    const second = accepted(await guest.spin({ roundKey: key }))
    expect(second.round).toEqual(first.round)
    expect(second.repeated).toBe(true)
    expect([second.stakedOre, second.wonOre]).toEqual([first.stakedOre, first.wonOre])
    expect(table.wallet.storedRounds()).toHaveLength(1)
  })

  test('[LED-05] a lost answer is told as it was settled, never a new draw', async () => {
    table.wallet.answersToLose = 1
    const key = guest.roundKey
    const lost = await guest.spin()
    expect(lost).toEqual({ ok: false, refusal: 'wallet-down', roundKey: key })
    const stored = required(table.wallet.storedRounds()[0], 'the round')
    const told = accepted(await guest.spin())
    expect(told.repeated).toBe(true)
    expect(spinsOf(told.round).map(({ stops }) => stops)).toEqual(await stopsOf(stored))
    expect(told.round.winOre).toBe(Number(stored.winOre))
    expect(told.round.balanceOre).toBe(Number(stored.balanceAfterOre))
    expect(table.wallet.storedRounds()).toHaveLength(1)
  })

  test('with another stake is a conflict, and the next key works', async () => {
    const key = guest.roundKey
    await guest.spin()
    const other = await guest.spin({ roundKey: key, stakeOre: 200 })
    expect(other).toMatchObject({ ok: false, refusal: 'conflict' })
    expect(guest.roundKey).not.toBe(key)
    accepted(await guest.spin())
  })
})

describe('what is refused', () => {
  test('in the order of the contract: changed game, stake, key', async () => {
    const wrong = { definitionHash: '0'.repeat(64), stakeOre: 401, roundKey: 'forged' }
    const { definitionHash } = guest.opened.game
    expect(await guest.spin(wrong)).toEqual({ ok: false, refusal: 'game-changed' })
    expect(await guest.spin({ ...wrong, definitionHash })).toEqual({
      ok: false,
      refusal: 'stake-invalid',
    })
    expect(await guest.spin({ roundKey: 'forged' })).toEqual({ ok: false, refusal: 'key-invalid' })
    expect(table.wallet.settledGroups).toEqual([])
  })

  test.each([0, -400, 1, 401, 1_000_000_000])('a stake of %i øre', async (stakeOre) => {
    expect(await guest.spin({ stakeOre })).toMatchObject({ refusal: 'stake-invalid' })
  })

  test('a key issued to another player, and one signed with another secret', async () => {
    const other = await sitDownForMoney(table, 'bjarne', kroner(100))
    const roundKey = other.roundKey
    expect(await guest.spin({ roundKey })).toEqual({ ok: false, refusal: 'key-invalid' })
    const issued = { key: timeKey(table.clock, systemRandom), stakedOre: 0, wonOre: 0 }
    const forged = writeRoundKey('another secret', 'play-astrid', issued)
    expect(await guest.spin({ roundKey: forged })).toEqual({ ok: false, refusal: 'key-invalid' })
  })

  test('a key whose totals were changed', async () => {
    const roundKey = guest.roundKey.replace('.0.0.', '.0.999.')
    expect(await guest.spin({ roundKey })).toEqual({ ok: false, refusal: 'key-invalid' })
  })

  test('more than the balance, with the balance and a key that works afterwards', async () => {
    const poor = await sitDownForMoney(table, 'carl', kroner(1))
    const refused = await poor.spin()
    expect(refused).toMatchObject({ refusal: 'too-little-money', balanceOre: 100 })
    accepted(await poor.spin({ stakeOre: 100 }))
  })

  test('a play that has ended', async () => {
    const player = table.wallet.addPlayer('dorte', 'vikingernes-guld', kroner(10))
    const { launchToken } = player
    const { body } = await table.ask<{ playToken: string; roundKey: string }>('/api/open', {
      mode: 'money',
      launchToken,
    })
    player.hasEnded = true
    const { definitionHash } = guest.opened.game
    const asked = { roundKey: body.roundKey, stakeOre: 400, definitionHash }
    const spun = await table.ask('/api/spin', asked, body.playToken)
    expect(spun.body).toMatchObject({ ok: false, refusal: 'play-ended' })
  })

  test('a token that is missing, changed or half a day old', async () => {
    const { roundKey } = guest
    const asked = { roundKey, stakeOre: 400, definitionHash: guest.opened.game.definitionHash }
    const refusal = async (token?: string) => {
      const { status, body } = await table.ask<{ refusal: string }>('/api/spin', asked, token)
      return [status, body.refusal]
    }
    expect(await refusal()).toEqual([401, 'token-unknown'])
    accepted(await guest.spin())
    expect(await refusal(`e30${guest.playToken}`)).toEqual([401, 'token-unknown'])
    expect(await refusal(`${guest.playToken.slice(0, -3)}AAA`)).toEqual([401, 'token-unknown'])
    table.clock.advance({ hours: 12 })
    expect(await refusal(guest.playToken)).toEqual([401, 'token-expired'])
  })

  test('a launch token used twice, or never given', async () => {
    const open = (launchToken: string) => table.ask('/api/open', { mode: 'money', launchToken })
    expect((await open('launch-astrid')).body).toEqual({ ok: false, refusal: 'token-used' })
    expect((await open('x'.repeat(200))).body).toEqual({ ok: false, refusal: 'token-unknown' })
    expect((await open('x'.repeat(201))).status).toBe(400)
  })

  test('another spin while the first is under way', async () => {
    const release = table.wallet.hold()
    const first = guest.spin()
    await firstMessage()
    expect(await guest.spin({ stakeOre: 20 })).toEqual({ ok: false, refusal: 'too-many-attempts' })
    release()
    accepted(await first)
  })

  test('[FLT-81] and no repeat of one under way: a hundred are one round, and hear its answer', async () => {
    const before = table.wallet.storedRounds().length
    const release = table.wallet.hold()
    const { roundKey } = guest
    const asked = Array.from({ length: 100 }, () => guest.spin({ roundKey }))
    await firstMessage()
    release()
    const answers = await Promise.all(asked)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    for (const answer of answers) accepted(answer)
    expect(table.wallet.storedRounds().length).toBe(before + 1)
    // The hundred count as one.
    accepted(await guest.spin())
  })

  test('more than twenty spins in a second', async () => {
    const refused: string[] = []
    for (let spin = 0; spin < 22; spin += 1) {
      const outcome = await guest.spin({ stakeOre: 20 })
      if (!outcome.ok) refused.push(outcome.refusal)
    }
    expect(refused).toEqual(['too-many-attempts', 'too-many-attempts'])
    table.clock.advance({ seconds: 1 })
    accepted(await guest.spin({ stakeOre: 20 }))
  })
})

describe('towards the wallet', () => {
  test('rounds that arrive during a message go out together as the next one', async () => {
    const names = Array.from({ length: 30 }, (_, number) => `guest-${number}`)
    const guests = await Promise.all(names.map((n) => sitDownForMoney(table, n, kroner(10))))
    const release = table.wallet.hold()
    const first = guest.spin()
    await firstMessage()
    const others = guests.map((each) => each.spin())
    release()
    for (const outcome of await Promise.all([first, ...others])) accepted(outcome)
    const [alone, ...rest] = table.wallet.settledGroups
    expect(alone).toBe(1)
    expect(rest.reduce((total, size) => total + size, 0)).toBe(30)
    expect(rest.length).toBeLessThan(10)
  })

  test('a wallet that does not answer in time is down, and the key stays', async () => {
    await using slow = await setTable({ timeoutMs: 1_000 })
    const waiting = await sitDownForMoney(slow, 'erik', kroner(10))
    const key = waiting.roundKey
    const release = slow.wallet.hold()
    expect(await waiting.spin()).toEqual({ ok: false, refusal: 'wallet-down', roundKey: key })
    release()
    expect(accepted(await waiting.spin()).repeated).toBe(true)
    expect(slow.wallet.storedRounds()).toHaveLength(1)
  })

  test('a message signed with another secret opens nothing', async () => {
    await using stranger = await setTable({ secretOfWallet: 'another-secret-the-wallet-holds!!' })
    const { launchToken } = stranger.wallet.addPlayer('freja', 'vikingernes-guld', kroner(10))
    const { status, body } = await stranger.ask('/api/open', { mode: 'money', launchToken })
    expect([status, body]).toEqual([503, { ok: false, refusal: 'wallet-down' }])
  })
})
