import type { SupplierAboutRound, SupplierWireAnswer } from '@nordlys/contracts'
import { listMovements, type SupplierMovement, type SupplierRound } from '../ledger/index.ts'
import type { SupplierListed, SupplierRoundReport } from '../outside/index.ts'
import type { Supplier, SuppliersContext } from './supplier-context.ts'
import { takeEndRound, takeRollback, takeWin } from './supplier-messages.ts'

interface Reported {
  round: SupplierRound
  about: SupplierAboutRound
  report: SupplierRoundReport
}

/**
 * Does what a supplier's report of an open round says, as its own messages would have: each under
 * its own number, so that a message that still comes finds itself done. Nothing that a player has
 * been paid is taken back here. Gives why the round is still open; undefined when it is not.
 */
export async function applyReport(
  context: SuppliersContext,
  supplier: Supplier,
  reported: Reported,
): Promise<string | undefined> {
  const { state } = reported.report
  const ours = await listMovements(context.play.db, reported.round.id)
  if (state === 'open') return 'open'
  if (state === 'settled') return settle(context, supplier, reported, ours)
  if (live(ours, 'win').length > 0) return `${state}-but-won`
  return takeBackAll(context, supplier, reported.about, live(ours, 'bet'))
}

async function settle(
  context: SuppliersContext,
  supplier: Supplier,
  { about, report }: Reported,
  ours: readonly SupplierMovement[],
): Promise<string | undefined> {
  const counted = report.transactions.filter(
    ({ state }) => state === 'accepted' || state === 'pending',
  )
  const ownBets = live(ours, 'bet')
  const bets = counted.filter(({ kind }) => kind === 'bet')
  if (bets.length === 0 || !bets.every((bet) => isAmong(ownBets, bet))) return 'other-stakes'
  const ownWins = live(ours, 'win')
  const missing = counted.filter((each) => each.kind === 'win' && !isAmong(ownWins, each))
  for (const { transactionId, amountOre: winOre } of missing) {
    const refused = refusalOf(await takeWin(context, supplier, { ...about, transactionId, winOre }))
    if (refused !== undefined) return refused
  }
  // A stake that the supplier does not count was given up by it: the player has it back.
  const givenUp = ownBets.filter(({ tx }) => !bets.some((bet) => bet.transactionId === tx))
  // With the message that was a win, too, its win would be taken back.
  if (givenUp.some(({ tx }) => ownWins.some((win) => win.tx === tx))) return 'settled-but-won'
  const stuck = await takeBackAll(context, supplier, about, givenUp)
  if (stuck !== undefined) return stuck
  const transactionId = `silent~end~${about.roundId}`
  return refusalOf(await takeEndRound(context, supplier, { ...about, transactionId }))
}

function isAmong(ours: readonly SupplierMovement[], listed: SupplierListed): boolean {
  const { transactionId, amountOre } = listed
  return ours.some((each) => each.tx === transactionId && each.amountOre === amountOre)
}

async function takeBackAll(
  context: SuppliersContext,
  supplier: Supplier,
  about: SupplierAboutRound,
  bets: readonly SupplierMovement[],
): Promise<string | undefined> {
  for (const { tx: rolledBackId } of bets) {
    const transactionId = `silent~${rolledBackId}`
    const message = { ...about, rolledBackId, transactionId }
    const refused = refusalOf(await takeRollback(context, supplier, message))
    if (refused !== undefined) return refused
  }
  return undefined
}

function refusalOf(answer: SupplierWireAnswer): string | undefined {
  return answer.ok ? undefined : answer.refusal
}

function live(ours: readonly SupplierMovement[], kind: 'bet' | 'win'): SupplierMovement[] {
  return ours.filter((each) => each.kind === kind && each.state === 'accepted')
}
