import { after, logFailure } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import { claimSilentRounds, type SupplierRound } from '../ledger/index.ts'
import { OutsideError } from '../outside/index.ts'
import type { Supplier, SuppliersContext } from './supplier-context.ts'
import { findPlayerRef } from './supplier-play.ts'
import { applyReport } from './supplier-report.ts'

const roundsPerTick = 20

/**
 * Asks suppliers about rounds that have been open for long, and applies the messages they should
 * have sent. A round that they do not know, or cannot answer for, stays open; after a day people
 * are notified. Returns how many were due.
 */
export async function askAboutSilentRounds(context: SuppliersContext, at: Date): Promise<number> {
  const { silentAfterMs, askAgainAfterMs } = context.settings
  const due = await claimSilentRounds(context.play.db, {
    openedBefore: after(at, -silentAfterMs),
    askedBefore: after(at, -askAgainAfterMs),
    limit: roundsPerTick,
    at,
  })
  /** One that is down is not asked again and again, each time until it times out. */
  const down = new Set<number>()
  for (const round of due) {
    const because = down.has(round.supplier) ? 'down' : await settleFromSupplier(context, round)
    if (because === 'down' || because === 'slow') down.add(round.supplier)
    if (because !== undefined) await reportOnceOld(context, round, because, at)
  }
  return due.length
}

/** Why the round is still open; undefined when it is not. */
async function settleFromSupplier(
  context: SuppliersContext,
  round: SupplierRound,
): Promise<string | undefined> {
  const supplier = context.suppliers.find((each) => each.id === round.supplier)
  if (!supplier) return 'supplier-gone'
  try {
    return await askAndApply(context, supplier, round)
  } catch (error) {
    const because = error instanceof OutsideError ? error.reason : 'crashed'
    const which = { supplier: supplier.name, roundId: round.round }
    logFailure(context.log, error, 'a silent round could not be asked about', which)
    return because
  }
}

async function askAndApply(context: SuppliersContext, supplier: Supplier, round: SupplierRound) {
  const playerRef = await findPlayerRef(context.play.db, supplier, round.playerId)
  if (playerRef === undefined) return 'player-unknown'
  const about = { roundId: round.round, gameId: round.gameId, playerRef }
  const report = await supplier.desk.readRound(about)
  return applyReport(context, supplier, { round, about, report })
}

/** In the log and in the audit lines, once a round. */
async function reportOnceOld(
  { play: { db }, log, settings }: SuppliersContext,
  round: SupplierRound,
  because: string,
  at: Date,
): Promise<void> {
  if (round.openedAt > after(at, -settings.reportAfterMs)) return
  const isRaised = await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('wallet_raised_round')
      .values({ round: round.id, raised_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    await audit(tx, {
      actor: 'system',
      playerId: round.playerId,
      action: 'round-left-open',
      details: {
        roundId: round.id,
        supplierRound: round.round,
        gameId: round.gameId,
        stakeOre: round.stakeOre,
        openedAt: round.openedAt,
        because,
      },
      at,
    })
    return true
  })
  if (!isRaised) return
  const { id: roundId, round: supplierRound } = round
  log.error({ roundId, supplierRound, because }, 'a round stays open: somebody must look at it')
}
