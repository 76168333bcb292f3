import { sessionIdleMs } from '@nordlys/contracts'
import { dayMs } from '@nordlys/core'
import type { Account } from './books.ts'

const idleMs = BigInt(sessionIdleMs)

/**
 * The same with what else was committed in one step: a statement that waited for the player's row
 * goes on as soon as it is free, and finds another session, bar or limit than there was before.
 */
export function refusalAmid(
  account: Account,
  next: Account,
  asked: Parameters<typeof refusalOf>[1],
): string | undefined {
  const refusal = refusalOf(account, asked)
  const { playSession, playUntil, playedAt, barredUntil } = next
  const isLimitSet = next.lossLimit !== account.lossLimit
  const isPlaySet = playSession !== account.playSession || playUntil !== account.playUntil
  if (!refusal || !(isLimitSet || isPlaySet || barredUntil !== account.barredUntil)) return refusal
  const lossRoom = isLimitSet ? null : account.lossRoom
  const amid = { ...account, playSession, playUntil, barredUntil, lossRoom }
  return refusalOf(isPlaySet ? { ...amid, playedAt } : amid, asked)
}

/** What a stake of a session finds in its way at a moment, in the order it is checked. */
export function refusalOf(
  account: Account,
  asked: {
    playSession: string
    stake: bigint
    roundStake: bigint
    isGamble?: boolean
    at: bigint
  },
): string | undefined {
  const { playSession, stake, roundStake, isGamble, at } = asked
  const isPlaying =
    account.playSession === playSession && account.playUntil > at && account.playedAt > at - idleMs
  if (!isPlaying) return 'play-ended'
  if (account.barredUntil > at) return 'play-blocked'
  const { cash, bonus, bonusId, stakeMax, lossRoom } = fallenDue(account, at)
  if (cash + bonus < stake) return 'too-little-money'
  if (stakeMax !== null && roundStake > stakeMax) return 'stake-too-high-for-bonus'
  if (lossRoom !== null && stake > lossRoom) return 'loss-limit'
  // It would be wagered without a risk worth the name.
  return isGamble && (bonusId !== null || bonus > 0n) ? 'gamble-with-bonus' : undefined
}

/** The account as it is once what is due at a moment was done: an expired bonus is gone. */
export function fallenDue(account: Account, at: bigint): Account {
  const due = { ...account }
  if (due.bonusExpiresAt !== null && due.bonusExpiresAt <= at) endBonus(due, 0n)
  if (due.lossUntil !== null && due.lossUntil <= at) {
    Object.assign(due, { lossRoom: due.lossLimit, lossSince: at, lossUntil: at + BigInt(dayMs) })
  }
  return due
}

/** The bonus is over; `left` of it stays where it is to be moved from. */
export function endBonus(account: Account, left: bigint): void {
  Object.assign(account, {
    bonus: left,
    bonusId: null,
    bonusExpiresAt: null,
    wagerLeft: 0n,
    stakeMax: null,
  })
}

/** A stake takes cash first; says what of it came from the bonus. */
export function takeStake(account: Account, stake: bigint, at: bigint): bigint {
  Object.assign(account, fallenDue(account, at))
  const fromBonus = stake > account.cash ? stake - account.cash : 0n
  account.cash -= stake - fromBonus
  account.bonus -= fromBonus
  account.wagerLeft = account.wagerLeft > stake ? account.wagerLeft - stake : 0n
  if (account.lossRoom !== null) account.lossRoom -= stake
  account.playedAt = at
  return fromBonus
}

export function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
