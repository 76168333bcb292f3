import { gambleChoices, type SettleRound } from '@nordlys/contracts'
import { dayMs, hex, hourMs, type Ore, ore, type TimeKey, timeKey, timeOfKey } from '@nordlys/core'
import type { JournalRow } from './books.ts'
import type { RoundFact, SpinOf } from './facts.ts'
import { expectEqual, Failure } from './failure.ts'
import { wantBonus } from './guard-operations.ts'
import { storedAs } from './model.ts'
import type { Scene, SimulatedPlayer } from './operation.ts'
import { definitionHash, wantPlay } from './play-operations.ts'

const stakes = [1_000, 100, 5_000, 20_000]

/** What a key is spent on. */
export interface Wager {
  definitionHash: string
  choices: string
  stakeOre: Ore
  isGamble: boolean
  /** What may be won, in tenths of what the outcome is drawn for. */
  wins: readonly number[]
  /** Of a promised spin. */
  spin?: SpinOf
}

export function spinFor(stakeOre: Ore): Wager {
  return { definitionHash, choices: '', stakeOre, isGamble: false, wins: [0, 20, 7, 0, 60] }
}

const gambles = [
  { definitionHash: 'cd'.repeat(32), choices: gambleChoices.red },
  { definitionHash: 'ce'.repeat(32), choices: gambleChoices.black },
] as const

function gambleFor(stakeOre: Ore, colour: (typeof gambles)[number]): Wager {
  return { ...colour, stakeOre, isGamble: true, wins: [0, 20] }
}

/** One round, asked under the same key until it is answered, each time with another draw. */
export function wantRound(scene: Scene, player: SimulatedPlayer): void {
  const { choices } = scene
  if (!player.playSession) {
    wantPlay(scene, player)
    return
  }
  const fact = newRound(scene, player.id, player.playSession)
  const stake = choices.pick(stakes)
  offerGamble(scene, fact, spinFor(ore(stake)))
  // A game server gone wrong: the same key for another stake.
  if (choices.happens(5)) offerGamble(scene, fact, spinFor(ore(stake + 100)))
}

/** A round whose win may be gambled. */
function offerGamble(scene: Scene, fact: RoundFact, wager: Wager): void {
  askRound(scene, fact, wager, (wonOre) => {
    if (wonOre > 0n && scene.choices.happens(70)) wantGamble(scene, fact, wonOre)
  })
}

/**
 * What a round has won is staked once more, with the key that followed it. The key is spent once: now
 * and then it is spent on the other colour or on a spin, too.
 */
function wantGamble(scene: Scene, { playerId, playSession }: RoundFact, wonOre: Ore): void {
  const { choices } = scene
  const fact = newRound(scene, playerId, playSession)
  const [colour, other] = choices.happens(50) ? gambles : [gambles[1], gambles[0]]
  // A bonus that comes meanwhile stops it, or comes after it.
  if (choices.happens(30)) wantBonus(scene, { id: playerId })
  offerGamble(scene, fact, gambleFor(wonOre, colour))
  if (choices.happens(25)) {
    const isSpin = choices.happens(50)
    offerGamble(scene, fact, isSpin ? spinFor(wonOre) : gambleFor(wonOre, other))
  }
  if (choices.happens(8)) wantForgedGamble(scene, fact, gambleFor(wonOre, colour))
}

/** A game server gone wrong: a gamble wins twice its stake or nothing, and no other is ever booked. */
function wantForgedGamble(scene: Scene, { key, playSession }: RoundFact, wager: Wager): void {
  const winOre = ore(wager.stakeOre * 3n)
  scene.want('round of too much', async ({ wallet }) => {
    const seed = hex(scene.random.bytes(32))
    const answer = await wallet.settle(settleRound({ key, playSession }, wager, winOre, seed))
    return () => {
      expectEqual(answer.ok ? 'ok' : answer.refusal, 'key-invalid', 'a gamble of too much')
      scene.counted('a gamble of too much was refused')
    }
  })
}

export function newRound(
  { clock, random, facts }: Scene,
  playerId: RoundFact['playerId'],
  play: string,
) {
  const key = timeKey(clock, random)
  const fact: RoundFact = { key, playerId, playSession: play, asks: [], isFollowed: false }
  facts.rounds.set(key, fact)
  return fact
}

function settleRound(
  { key, playSession }: Pick<RoundFact, 'key' | 'playSession'>,
  { definitionHash, stakeOre, choices, spin }: Wager,
  winOre: Ore,
  seed: string,
): SettleRound {
  const round = { key, playSession, definitionHash, stakeOre, winOre, choices, seed }
  return spin ? { ...round, valueOre: spin.valueOre } : round
}

/** `then` follows once, however often it is told that the round was settled. */
export function askRound(
  scene: Scene,
  fact: RoundFact,
  wager: Wager,
  then: (wonOre: Ore) => void = () => undefined,
): void {
  const { choices, random } = scene
  const { definitionHash, stakeOre, isGamble, wins, spin } = wager
  const name = isGamble ? 'round of a gamble' : spin ? 'round of a promise' : 'round'
  scene.want(name, async ({ wallet }) => {
    const winOre = ore(((spin?.valueOre ?? stakeOre) * BigInt(choices.pick(wins))) / 10n)
    const seed = hex(random.bytes(32))
    fact.asks.push({ definitionHash, isGamble, stakeOre, winOre, seed, spin })
    const answer = await wallet.settle(settleRound(fact, wager, winOre, seed))
    return () => hearRound(scene, { fact, wager, then }, answer)
  })
}

type SettleResult = Awaited<ReturnType<import('./copy.ts').Copy['wallet']['settle']>>

interface Asked {
  fact: RoundFact
  wager: Wager
  then: (wonOre: Ore) => void
}

function hearRound(scene: Scene, asked: Asked, answer: SettleResult): void {
  const { model, clock, counted } = scene
  const { fact, wager } = asked
  const { key } = fact
  const name = wager.isGamble ? 'gamble' : wager.spin ? 'promised spin' : 'round'
  if (!answer.ok) counted(`a ${name} was refused: ${answer.refusal}`)
  const player = scene.players.find(({ id }) => id === fact.playerId)
  const isOver = !answer.ok && answer.refusal === 'play-ended'
  if (isOver && player?.playSession === fact.playSession) {
    player.playSession = undefined
    wantPlay(scene, player)
  }
  if (!answer.ok && answer.refusal === 'key-invalid') {
    const ageMs = Math.abs(clock.now().getTime() - timeOfKey(key as TimeKey).getTime())
    if (ageMs < dayMs - hourMs) throw new Failure(`${name} ${key} was refused for its key`)
    return
  }
  const stored = model.rounds.get(key)
  if (!stored) throw new Failure(`${name} ${key} was answered and is not in the books`)
  const refusal = answer.ok ? undefined : answer.refusal
  const isOther = stored.stake !== wager.stakeOre || stored.definition !== wager.definitionHash
  if (isOther) expectEqual(refusal, 'conflict', `${name} ${key}`)
  else if (answer.ok) hearSettled(scene, asked, stored, answer)
  else {
    const should = [storedAs[Number(stored.refusal ?? 0)], balanceAfter(stored)]
    expectEqual([refusal, answer.balanceOre], should, `the answer of refused ${name} ${key}`)
  }
}

function hearSettled(
  scene: Scene,
  { fact, wager, then }: Asked,
  stored: JournalRow,
  answer: Extract<SettleResult, { ok: true }>,
): void {
  const { counted } = scene
  const name = stored.isGamble ? 'gamble' : wager.spin ? 'promised spin' : 'round'
  counted(`a ${name} was settled`)
  if (answer.repeated) counted(`a repeated ${name} was answered from the books`)
  const { seed, winOre, balanceOre } = answer
  const should = [stored.seed, stored.win, balanceAfter(stored), Number(stored.at)]
  const { key } = fact
  expectEqual([seed, winOre, balanceOre, answer.at.getTime()], should, `the answer of ${key}`)
  if (wager.spin) expectLeft(scene, fact, wager.spin, answer)
  // However often it is told, its win is offered under one key.
  if (fact.isFollowed) return
  fact.isFollowed = true
  then(winOre)
}

/** What a spin left of its grant; a repeat is told what is left now, which others may have played since. */
function expectLeft(
  { model }: Scene,
  { key }: RoundFact,
  { grantId }: SpinOf,
  { repeated, spinsLeft }: Extract<SettleResult, { ok: true }>,
): void {
  const most = Number(model.spins.leftAfter.get(key))
  const least = repeated ? Number(model.spins.find(grantId)?.left) : most
  if (spinsLeft !== undefined && least <= spinsLeft && spinsLeft <= most) return
  throw new Failure(`spin ${key} left ${spinsLeft} and not ${least} to ${most}`)
}

function balanceAfter(row: { cashAfter: bigint | null; bonusAfter: bigint | null }): bigint {
  return (row.cashAfter ?? 0n) + (row.bonusAfter ?? 0n)
}
