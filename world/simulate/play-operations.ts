import { dayMs, hex, hourMs, ore, timeKey, timeOfKey } from '@nordlys/core'
import { authenticate, startPlay } from '../../apps/platform/src/wallet/index.ts'
import type { JournalRow } from './books.ts'
import type { RoundFact } from './facts.ts'
import { expectEqual, Failure } from './failure.ts'
import { storedAs } from './model.ts'
import type { Scene, SimulatedPlayer } from './operation.ts'

export const gameId = 'a-game'
export const definitionHash = 'ab'.repeat(32)
const stakes = [1_000, 100, 5_000, 20_000]
/** Wins in tenths of the stake. */
const wins = [0, 20, 7, 0, 60]

/** Opens a game: from then on the player may stake in it, and in no other. */
export function wantPlay(scene: Scene, player: SimulatedPlayer): void {
  if (player.isOpening) return
  player.isOpening = true
  scene.want('play', async ({ play }) => {
    const at = play.clock.now()
    const sessionEndsAt = new Date(at.getTime() + 12 * hourMs)
    const wish = { playerId: player.id, sessionId: 'login', gameId, sessionEndsAt, at }
    const { launchToken } = await startPlay(play, wish)
    const answer = await authenticate(play, launchToken)
    return () => {
      player.isOpening = false
      if (answer.ok) player.playSession = answer.playSession
      else {
        // It works for a minute, which may have passed while we asked.
        expectEqual(answer.refusal, 'token-expired', 'a fresh launch')
        wantPlay(scene, player)
      }
    }
  })
}

/** One round, asked under the same key until it is answered, each time with another draw. */
export function wantRound(scene: Scene, player: SimulatedPlayer): void {
  const { choices, clock, random, facts } = scene
  if (!player.playSession) {
    wantPlay(scene, player)
    return
  }
  const key = timeKey(clock, random)
  const fact = { key, playerId: player.id, playSession: player.playSession, asks: [] }
  const stake = choices.pick(stakes)
  facts.rounds.set(key, fact)
  askRound(scene, fact, stake)
  // A game server gone wrong: the same key for another stake.
  if (choices.happens(5)) askRound(scene, fact, stake + 100)
}

function askRound(scene: Scene, fact: RoundFact, stake: number): void {
  const { choices, random } = scene
  const stakeOre = ore(stake)
  scene.want('round', async ({ wallet }) => {
    const winOre = ore((stake * choices.pick(wins)) / 10)
    const seed = hex(random.bytes(32))
    fact.asks.push({ stakeOre, winOre, seed })
    const { key, playSession } = fact
    const asked = { key, playSession, definitionHash, stakeOre, winOre, choices: '', seed }
    const answer = await wallet.settle(asked)
    return () => hearRound(scene, fact, stake, answer)
  })
}

type SettleResult = Awaited<ReturnType<import('./copy.ts').Copy['wallet']['settle']>>

function hearRound(scene: Scene, fact: RoundFact, stake: number, answer: SettleResult): void {
  const { model, clock, counted } = scene
  const { key } = fact
  if (!answer.ok) counted(`a round was refused: ${answer.refusal}`)
  const player = scene.players.find(({ id }) => id === fact.playerId)
  const isOver = !answer.ok && answer.refusal === 'play-ended'
  if (isOver && player?.playSession === fact.playSession) {
    player.playSession = undefined
    wantPlay(scene, player)
  }
  if (!answer.ok && answer.refusal === 'key-invalid') {
    const ageMs = Math.abs(timeKeyAge(key, clock.now()))
    if (ageMs < dayMs - hourMs) throw new Failure(`round ${key} was refused for its key`)
    return
  }
  const stored = model.rounds.get(key)
  if (!stored) throw new Failure(`round ${key} was answered and is not in the books`)
  const refusal = answer.ok ? undefined : answer.refusal
  if (stored.stake !== BigInt(stake)) expectEqual(refusal, 'conflict', `round ${key}`)
  else if (answer.ok) hearSettled(scene, key, stored, answer)
  else {
    const should = [storedAs[Number(stored.refusal ?? 0)], balanceAfter(stored)]
    expectEqual([refusal, answer.balanceOre], should, `the answer of refused round ${key}`)
  }
}

function hearSettled(
  { counted }: Scene,
  key: string,
  stored: JournalRow,
  answer: Extract<SettleResult, { ok: true }>,
): void {
  counted('a round was settled')
  if (answer.repeated) counted('a repeated round was answered from the books')
  const { seed, winOre, balanceOre } = answer
  const should = [stored.seed, stored.win, balanceAfter(stored), Number(stored.at)]
  expectEqual([seed, winOre, balanceOre, answer.at.getTime()], should, `the answer of ${key}`)
}

function balanceAfter(row: { cashAfter: bigint | null; bonusAfter: bigint | null }): bigint {
  return (row.cashAfter ?? 0n) + (row.bonusAfter ?? 0n)
}

function timeKeyAge(key: string, now: Date): number {
  return now.getTime() - timeOfKey(key as Parameters<typeof timeOfKey>[0]).getTime()
}
