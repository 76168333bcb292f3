import { kroner, timeKey } from '@nordlys/core'
import { sweepDue, sweepSpins } from '../../apps/platform/src/ledger/index.ts'
import { advancePayouts, askAboutOpenDeposits } from '../../apps/platform/src/payments/index.ts'
import { askAboutSilentRounds } from '../../apps/platform/src/suppliers/index.ts'
import { wantBonusRound } from './bonus-round.ts'
import { wantChargeback } from './chargeback.ts'
import type { Copy } from './copy.ts'
import { capture, fail, wantDeposit } from './deposit-operations.ts'
import type { Facts } from './facts.ts'
import { wantBar, wantBonus, wantLossLimit } from './guard-operations.ts'
import type { Scene, SimulatedPlayer } from './operation.ts'
import type { CardPayment, Payout } from './parties.ts'
import { wantPlay } from './play-operations.ts'
import { wantRound } from './round-operations.ts'
import { wantSpins } from './spin-operations.ts'
import { wantSupplierRound } from './supplier-operations.ts'
import { wantWithdrawal } from './withdrawal-operations.ts'

/** Somebody wants something new. */
export function wantSomething(scene: Scene): void {
  const player = scene.choices.pick(scene.players)
  scene.choices.weighted<() => void>([
    [45, () => wantRound(scene, player)],
    [24, () => wantSupplierRound(scene, player)],
    [14, () => wantBonusRound(scene)],
    [8, () => wantSpins(scene, player)],
    [22, () => wantDeposit(scene, player)],
    [14, () => wantWithdrawal(scene, player)],
    [4, () => wantBonus(scene, player)],
    [3, () => wantLossLimit(scene, player)],
    [3, () => wantBar(scene, player)],
    [2, () => wantPlay(scene, player)],
    [6, () => wantSomeChargeback(scene, player)],
  ])()
}

/** Of a card payment that was booked, or of what the player had from the beginning. */
function wantSomeChargeback(scene: Scene, player: SimulatedPlayer): void {
  const { choices, clock, random, facts, model } = scene
  const booked = facts.provider.payments.filter(({ txId }) =>
    model.movements.has(`deposit ${txId}`),
  )
  if (booked.length > 0) {
    const { playerId, amountOre, txId: reference } = choices.pick(booked)
    wantChargeback(scene, { playerId, amountOre, reference })
  } else {
    const amountOre = kroner(choices.pick([30, 400]))
    wantChargeback(scene, { playerId: player.id, amountOre, reference: timeKey(clock, random) })
  }
}

/** What falls due by the clock. */
export type Tick = readonly [
  name: string,
  tick: (copy: Copy, at: Date, facts: Facts) => Promise<unknown>,
]

export const payoutsTick: Tick = ['payouts', (copy, at) => advancePayouts(copy.payments, at)]
export const silenceTick: Tick = [
  'silent rounds',
  (copy, at) => askAboutSilentRounds(copy.suppliers, at),
]
export const ticks: readonly (readonly [number, Tick])[] = [
  [6, payoutsTick],
  [3, ['open deposits', (copy, at) => askAboutOpenDeposits(copy.payments, at)]],
  [1, ['expired bonuses', (copy, at) => sweepDue(copy.payments.db, at)]],
  [3, silenceTick],
  [2, ['expired spins', endExpiredSpins]],
]

function endExpiredSpins(copy: Copy, at: Date, facts: Facts): Promise<void> {
  facts.lookAtSpins(at)
  return sweepSpins(copy.payments.db, at)
}

/** Payments that the provider has still to decide. */
export function undecided(scene: Scene): CardPayment[] {
  return scene.facts.provider.payments.filter(
    ({ state }) => state === 'begun' || state === 'authorized',
  )
}

/** The provider takes the money of a payment, or gives it up; says which. */
export function decideCard(scene: Scene, payment: CardPayment): string {
  const isTaken = payment.state === 'authorized' && !scene.choices.happens(20)
  if (isTaken) capture(scene, payment)
  else fail(scene, payment)
  return `the provider ${isTaken ? 'takes' : 'gives up'} ${payment.name}`
}

const nextStatus = { accepted: 'sent', sent: 'settled', settled: 'returned' } as const

/** Payouts that may still become something else. */
export function onTheirWay(scene: Scene): (Payout & { status: keyof typeof nextStatus })[] {
  return [...scene.facts.bank.payouts.values()].filter(
    (payout): payout is Payout & { status: keyof typeof nextStatus } => payout.status in nextStatus,
  )
}

/** NemKonto goes one step on with a payout, or sends it back; says which. */
export function movePayout(scene: Scene, payout: ReturnType<typeof onTheirWay>[number]): string {
  const isBack = scene.choices.happens(25)
  const back = payout.status === 'accepted' ? 'rejected' : 'returned'
  const status = isBack ? back : nextStatus[payout.status]
  scene.counted(`a payout was ${status}`)
  scene.facts.bank.move(payout, status)
  return `NemKonto: ${payout.name} is ${status}`
}

/** Without faults: money that is authorised is taken, and payouts arrive. */
export function finishOutside(scene: Scene): void {
  for (const payment of scene.facts.provider.payments) {
    if (payment.state === 'authorized') capture(scene, payment)
  }
  for (const payout of onTheirWay(scene)) {
    if (payout.status !== 'settled') scene.facts.bank.move(payout, nextStatus[payout.status])
  }
}

/** How far the clock jumps, in seconds: mostly a little, sometimes back, seldom beyond a deadline. */
export const jumps: readonly (readonly [number, number])[] = [
  [30, 1],
  [50, 12],
  [16, 61],
  [2, -2],
  [3, 16 * 60],
  [1, 31 * 60],
  [3, 13 * 3600],
  [1, 25 * 3600],
]
