import { type GameRefusal, gamePaths, type SpinAnswer } from '@nordlys/contracts'
import { fromHex, invariant, kroner, ore, required } from '@nordlys/core'
import { gambleHash, gambleOf, playGamble } from '@nordlys/game-math'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { releaseOf } from '../../test/releases.ts'
import {
  accepted,
  type Guest,
  setTable,
  sitDownForFun,
  sitDownForMoney,
  type Table,
} from '../../test/table.ts'
import { readRoundKey, writeRoundKey } from './round-key.ts'

const terms = { maxSteps: 3, capBets: 200 }
const withGambles = () => ({ gamble: terms })

let table: Table
let guest: Guest

beforeEach(async () => {
  table = await setTable({ offered: await releaseOf(1, withGambles) })
  guest = await sitDownForMoney(table, 'astrid', kroner(10_000))
})
afterEach(() => table[Symbol.asyncDispose]())

/** Spins until a win may be gambled. */
async function win(player = guest): Promise<SpinAnswer> {
  for (let spins = 0; spins < 400; spins += 1) {
    table.clock.advance({ seconds: 1 })
    const answer = accepted(await player.spin())
    if (answer.gamble) return answer
  }
  throw new Error('four hundred spins without a win')
}

/** Gambles win after win until one comes out as wished for. */
async function gambleUntil(isWon: boolean, player = guest): Promise<SpinAnswer> {
  for (let attempts = 0; attempts < 60; attempts += 1) {
    await win(player)
    const answer = accepted(await player.gamble('black'))
    if (answer.round.winOre > 0 === isWon) return answer
  }
  throw new Error('sixty gambles alike')
}

type Told = SpinAnswer | GameRefusal

const booked = () => required(table.wallet.storedRounds().at(-1), 'a round')
const hashOf = (choice: 'red' | 'black') =>
  gambleHash(gambleOf(guest.opened.game.definitionHash, choice))

describe('[S51] what is offered', () => {
  test('after a win its amount, after nothing none', async () => {
    let won = 0
    for (let spins = 0; spins < 60; spins += 1) {
      table.clock.advance({ seconds: 1 })
      const { round, gamble } = accepted(await guest.spin())
      if (round.winOre === 0) expect(gamble).toBeUndefined()
      else won += 1
      if (gamble) expect(gamble).toEqual({ stakeOre: round.winOre, step: 1, maxSteps: 3 })
    }
    expect(won).toBeGreaterThan(0)
  })

  test('never in a game that has none', async () => {
    await using other = await setTable({ offered: await releaseOf(1) })
    const player = await sitDownForMoney(other, 'bjarne', kroner(10_000))
    for (let spins = 0; spins < 40; spins += 1) {
      other.clock.advance({ seconds: 1 })
      expect(accepted(await player.spin())).not.toHaveProperty('gamble')
    }
    expect(await player.gamble('red')).toEqual({ ok: false, refusal: 'gamble-not-offered' })
  })

  test('no more once the steps are used', async () => {
    for (;;) {
      const { round, gamble } = await gambleUntil(true)
      // A win that doubles past the cap is offered no further step.
      if (!gamble) continue
      const second = accepted(await guest.gamble('black'))
      if (second.round.winOre === 0) continue
      expect(second.round).toMatchObject({ stakeOre: round.winOre, winOre: round.winOre * 2 })
      if (!second.gamble) continue
      expect(second.gamble).toEqual({ stakeOre: round.winOre * 2, step: 3, maxSteps: 3 })
      const third = accepted(await guest.gamble('black'))
      expect(third.gamble).toBeUndefined()
      expect(await guest.gamble('black')).toEqual({ ok: false, refusal: 'gamble-not-offered' })
      return
    }
  })

  test('and no more than the cap when it is doubled', async () => {
    await using tight = await setTable({
      offered: await releaseOf(1, () => ({ gamble: { maxSteps: 5, capBets: 4 } })),
    })
    const player = await sitDownForMoney(tight, 'bjarne', kroner(10_000))
    const seen = { within: 0, above: 0 }
    for (let spins = 0; spins < 150; spins += 1) {
      tight.clock.advance({ seconds: 1 })
      const { round, gamble } = accepted(await player.spin())
      const isWithin = round.winOre > 0 && round.winOre * 2 <= 4 * 400
      expect(gamble !== undefined).toBe(isWithin)
      if (isWithin) seen.within += 1
      else if (round.winOre > 0) seen.above += 1
      if (!isWithin && round.winOre > 0) {
        expect(await player.gamble('red')).toMatchObject({ refusal: 'gamble-not-offered' })
      }
    }
    expect(Math.min(seen.within, seen.above)).toBeGreaterThan(0)
  })
})

describe('[S51] a gamble', () => {
  test.each(['red', 'black'] as const)(
    'on %s is a round that its seed replays to',
    async (choice) => {
      const { gamble, balanceOre, stakedOre, wonOre } = { ...(await win()), balanceOre: 0 }
      expect(balanceOre).toBe(0)
      const answer = accepted(await guest.gamble(choice))
      const stored = booked()
      const stake = required(gamble, 'the offer').stakeOre
      expect(stored).toMatchObject({ definitionHash: hashOf(choice), stakeOre: BigInt(stake) })
      const again = playGamble(choice, fromHex(stored.seed), stored.stakeOre)
      expect(stored.winOre).toBe(again.winOre)
      expect(answer.round).toMatchObject({
        stakeOre: stake,
        winOre: Number(again.winOre),
        events: [],
        gamble: { choice, card: again.card },
      })
      expect([answer.stakedOre, answer.wonOre]).toEqual([
        stakedOre + stake,
        wonOre + Number(again.winOre),
      ])
    },
  )

  test('moves the balance by the win, up or down, and nothing else', async () => {
    for (const isWon of [true, false]) {
      const before = await gambleUntil(isWon)
      const { stakeOre, winOre, balanceOre } = before.round
      expect(winOre).toBe(isWon ? stakeOre * 2 : 0)
      expect(balanceOre).toBe(Number(booked().balanceAfterOre))
    }
  })

  test('stakes what the key carries, whatever the client names', async () => {
    const { gamble } = await win()
    const asked = accepted(await guest.gamble('red', { stakeOre: 1_000_000 }))
    expect(asked.round.stakeOre).toBe(gamble?.stakeOre)
  })

  test('on a colour that is none is no request', async () => {
    await win()
    const { roundKey, playToken } = guest
    const { definitionHash } = guest.opened.game
    for (const choice of ['green', '', null, 'gamble red']) {
      const asked = { roundKey, choice, definitionHash }
      expect((await table.ask(gamePaths.gamble, asked, playToken)).status).toBe(400)
    }
  })

  test('is fair: about half of many win, on either colour', { timeout: 60_000 }, async () => {
    // Chance is real here, so there is more money than bad luck can take.
    const rich = await sitDownForMoney(table, 'carla', kroner(1_000_000))
    let [played, won] = [0, 0]
    while (played < 120) {
      await win(rich)
      const { round } = accepted(await rich.gamble(played % 2 === 0 ? 'red' : 'black'))
      played += 1
      if (round.winOre > 0) won += 1
    }
    expect(Math.abs(won - played / 2)).toBeLessThan(5 * Math.sqrt(played) * 0.5)
  })
})

describe('[LED-05] exactly once', () => {
  test('a win is spent on the gamble or on the spin, not on both', async () => {
    await win()
    const { roundKey } = guest
    accepted(await guest.gamble('red'))
    expect(await guest.spin({ roundKey })).toMatchObject({ refusal: 'conflict' })
    await win()
    const second = guest.roundKey
    accepted(await guest.spin())
    expect(await guest.gamble('red', { roundKey: second })).toMatchObject({ refusal: 'conflict' })
  })

  test('a lost answer is told as it was settled, never drawn anew, and goes on as before', async () => {
    await win()
    const { roundKey } = guest
    const rounds = table.wallet.storedRounds().length
    table.wallet.settledToLose = 1
    expect(await guest.gamble('red')).toEqual({ ok: false, refusal: 'wallet-down', roundKey })
    expect(table.wallet.storedRounds()).toHaveLength(rounds + 1)
    const told = accepted(await guest.gamble('red', { roundKey }))
    for (let asked = 0; asked < 5; asked += 1) {
      const again = accepted(await guest.gamble('red', { roundKey }))
      expect(again).toMatchObject({ repeated: true, round: told.round })
      expect(again.gamble).toEqual(told.gamble)
      if (told.gamble) expect(again.roundKey).toBe(told.roundKey)
    }
    expect(told).toMatchObject({ repeated: true, round: { winOre: Number(booked().winOre) } })
    expect(table.wallet.storedRounds()).toHaveLength(rounds + 1)
    expect(await guest.gamble('black', { roundKey })).toMatchObject({ refusal: 'conflict' })
  })

  test('a win that is told again is offered by the same key, not by one more', async () => {
    for (;;) {
      const before = guest.roundKey
      table.clock.advance({ seconds: 1 })
      const told = accepted(await guest.spin())
      table.clock.advance({ seconds: 1 })
      const again = accepted(await guest.spin({ roundKey: before }))
      expect(again.gamble).toEqual(told.gamble)
      if (told.gamble) {
        expect(again.roundKey).toBe(told.roundKey)
        return
      }
      guest.roundKey = told.roundKey
    }
  })

  test('both at once on two copies: one is played, the other refused', async () => {
    await using beside = await setTable({ offered: await releaseOf(1, withGambles), beside: table })
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const won = await win()
      const asked = { roundKey: won.roundKey, definitionHash: guest.opened.game.definitionHash }
      const rounds = table.wallet.storedRounds().length
      const answers = await Promise.all([
        table.ask<Told>(gamePaths.gamble, { ...asked, choice: 'red' }, guest.playToken),
        beside.ask<Told>(gamePaths.spin, { ...asked, stakeOre: 400 }, guest.playToken),
      ])
      const [played, ...more] = answers.flatMap(({ body }) => (body.ok ? [body] : []))
      expect(more).toEqual([])
      expect(table.wallet.storedRounds()).toHaveLength(rounds + 1)
      guest.roundKey = required(played, 'the one that was played').roundKey
    }
  })

  test('what a key carries cannot be changed, nor a key of another play be used', async () => {
    const won = await win()
    const [key, staked, wonSoFar, , ...rest] = won.roundKey.split('.')
    const forged = [key, staked, wonSoFar, '999999', ...rest].join('.')
    expect(await guest.gamble('red', { roundKey: forged })).toEqual({
      ok: false,
      refusal: 'key-invalid',
    })
    const other = await sitDownForMoney(table, 'bjarne', kroner(100))
    expect(await other.gamble('red', { roundKey: won.roundKey })).toEqual({
      ok: false,
      refusal: 'key-invalid',
    })
    const { tokenSecret } = table.context
    const issued = readRoundKey(tokenSecret, 'play-astrid', won.roundKey)
    invariant(issued?.offer, 'a key with an offer')
    expect(writeRoundKey(tokenSecret, 'play-astrid', issued)).toBe(won.roundKey)
    expect(won.roundKey.length).toBeLessThan(150)
  })
})

describe('[S51] what stops it', () => {
  test('the money is gone since: refused, and the next key plays on without an offer', async () => {
    await win()
    table.wallet.withdraw('astrid')
    const refused = await guest.gamble('red')
    expect(refused).toMatchObject({ ok: false, refusal: 'too-little-money', balanceOre: 0 })
    expect(await guest.gamble('red')).toMatchObject({ refusal: 'gamble-not-offered' })
  })

  test('the play has ended', async () => {
    await win()
    table.wallet.end('astrid')
    expect(await guest.gamble('red')).toMatchObject({ ok: false, refusal: 'play-ended' })
  })

  test('the wallet is silent: the same key asks again', async () => {
    await win()
    const { roundKey } = guest
    table.wallet.answersToLose = 1
    expect(await guest.gamble('red')).toEqual({ ok: false, refusal: 'wallet-down', roundKey })
  })

  test('[FLT-81] one that is asked twelve times at one moment is one, and told to all', async () => {
    await win()
    const before = table.wallet.storedRounds().length
    const { roundKey } = guest
    const asked = Array.from({ length: 12 }, () => guest.gamble('red', { roundKey }))
    const [first, ...others] = await Promise.all(asked)
    expect(first).toMatchObject({ ok: true })
    for (const other of others) expect(other).toEqual(first)
    expect(table.wallet.storedRounds().length).toBe(before + 1)
  })

  test('another one while the first is under way', async () => {
    await win()
    const [first, second] = await Promise.all([guest.gamble('red'), guest.gamble('black')])
    const refusals = [first, second].filter((answer) => !answer.ok)
    expect(refusals).toEqual([{ ok: false, refusal: 'too-many-attempts' }])
  })
})

describe('[GAME-06] for fun', () => {
  test('it moves the play money, is told alike again, and never reaches the wallet', async () => {
    const fun = await sitDownForFun(table)
    const messages = table.wallet.paths.length
    const won = await win(fun)
    const { roundKey, playToken } = fun
    const told = accepted(await fun.gamble('red'))
    const { stakeOre, winOre, balanceOre } = told.round
    expect(stakeOre).toBe(won.round.winOre)
    expect([0, stakeOre * 2]).toContain(winOre)
    expect(balanceOre).toBe(won.round.balanceOre - stakeOre + winOre)
    Object.assign(fun, { roundKey, playToken })
    table.clock.advance({ seconds: 1 })
    const again = accepted(await fun.gamble('red'))
    expect({ ...again, roundKey: '' }).toEqual({ ...told, roundKey: '' })
    expect(table.wallet.paths).toHaveLength(messages)
  })

  test('what is not offered is refused', async () => {
    const fun = await sitDownForFun(table)
    expect(await fun.gamble('red')).toEqual({ ok: false, refusal: 'gamble-not-offered' })
  })
})

test('a lost gamble says so: nothing is offered, and the amount is gone', async () => {
  const lost = await gambleUntil(false)
  expect(lost).not.toHaveProperty('gamble')
  expect(lost.round.winOre).toBe(0)
  expect(ore(lost.round.stakeOre)).toBeGreaterThan(0n)
})
