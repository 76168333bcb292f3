import type {
  SupplierAboutRound,
  SupplierBet,
  SupplierBetAndWin,
  SupplierEndRound,
  SupplierRollback,
  SupplierRoundStatusAnswer,
  SupplierWin,
  SupplierWireAnswer,
} from '@nordlys/contracts'
import { type PlayerId, timeKey } from '@nordlys/core'
import {
  bet,
  betAndWin,
  endInGame,
  findBookedKey,
  findSupplierRound,
  inputHash,
  listMovements,
  type RoundOfGame,
  type SupplierAnswer,
  type SupplierMessage,
  takeBack,
  winInGame,
} from '../ledger/index.ts'
import type { Supplier, SuppliersContext } from './supplier-context.ts'
import { findNamedPlayer, ownPlaySession } from './supplier-play.ts'

/**
 * The messages of a game supplier. Whether its game, its player and its round belong together is
 * looked at here and in the ledger; a stake alone needs a play session. All that the supplier chose
 * goes into the hash that a repeat is compared with. [LED-06]
 */
export async function takeBet(
  context: SuppliersContext,
  supplier: Supplier,
  asked: SupplierBet,
): Promise<SupplierWireAnswer> {
  const named = await findNamed(context, supplier, asked)
  if (!named.ok) return named
  const { transactionId: tx, playSession, stakeOre } = asked
  const input = hashOf('bet', asked, [playSession, stakeOre])
  const answer = await bet(context.play.db, {
    ...messageOf(context, supplier, tx, input),
    ...named.round,
    playSession: await playSessionOf(context, asked, named.round.playerId),
    stakeOre,
  })
  return present(context, supplier, tx, answer)
}

export async function takeWin(
  context: SuppliersContext,
  supplier: Supplier,
  asked: SupplierWin,
): Promise<SupplierWireAnswer> {
  const named = await findNamed(context, supplier, asked)
  if (!named.ok) return named
  const { transactionId: tx, winOre } = asked
  const message = messageOf(context, supplier, tx, hashOf('win', asked, [winOre]))
  const answer = await winInGame(context.play.db, { ...message, ...named.round, winOre })
  return present(context, supplier, tx, answer)
}

export async function takeBetAndWin(
  context: SuppliersContext,
  supplier: Supplier,
  asked: SupplierBetAndWin,
): Promise<SupplierWireAnswer> {
  const named = await findNamed(context, supplier, asked)
  if (!named.ok) return named
  const { transactionId: tx, playSession, stakeOre, winOre, endsRound } = asked
  const { clock, random } = context.play
  const chosen = [playSession, stakeOre, winOre, String(endsRound)]
  const answer = await betAndWin(context.play.db, {
    ...messageOf(context, supplier, tx, hashOf('bet-and-win', asked, chosen)),
    ...named.round,
    playSession: await playSessionOf(context, asked, named.round.playerId),
    stakeOre,
    winOre,
    endsRound,
    winKey: timeKey(clock, random),
    endKey: timeKey(clock, random),
  })
  return present(context, supplier, tx, answer)
}

export async function takeRollback(
  context: SuppliersContext,
  supplier: Supplier,
  asked: SupplierRollback,
): Promise<SupplierWireAnswer> {
  const named = await findNamed(context, supplier, asked)
  if (!named.ok) return named
  const { rolledBackId: target, transactionId: tx = `rollback~${target}` } = asked
  const { clock, random } = context.play
  const answer = await takeBack(context.play.db, {
    ...messageOf(context, supplier, tx, hashOf('rollback', asked, [target])),
    ...named.round,
    target,
    winKey: timeKey(clock, random),
  })
  return present(context, supplier, tx, answer)
}

export async function takeEndRound(
  context: SuppliersContext,
  supplier: Supplier,
  asked: SupplierEndRound,
): Promise<SupplierWireAnswer> {
  const named = await findNamed(context, supplier, asked)
  if (!named.ok) return named
  const { transactionId: tx } = asked
  const message = messageOf(context, supplier, tx, hashOf('end-round', asked, []))
  const answer = await endInGame(context.play.db, { ...message, ...named.round })
  return present(context, supplier, tx, answer)
}

/** The books' state of a round; of another's round as little as of none. */
export async function readRoundStatus(
  context: SuppliersContext,
  supplier: Supplier,
  asked: SupplierAboutRound,
): Promise<SupplierRoundStatusAnswer> {
  const named = await findNamed(context, supplier, asked)
  if (!named.ok) return named
  const { db } = context.play
  const round = await findSupplierRound(db, supplier.id, asked.roundId)
  const { playerId, definition } = named.round
  if (round?.playerId !== playerId || round.definition !== definition) {
    return { ok: false, refusal: 'round-unknown' }
  }
  const movements = await listMovements(db, round.id)
  return {
    ok: true,
    platformRoundId: round.id,
    state: round.state,
    stakeOre: round.stakeOre,
    winOre: round.winOre,
    transactions: movements.map(({ tx, kind, amountOre, state, key, at }) => ({
      transactionId: tx,
      kind,
      amountOre,
      state,
      ...(key !== undefined && { platformTransactionId: key }),
      at,
    })),
  }
}

type Named =
  | { ok: true; round: RoundOfGame }
  | { ok: false; refusal: 'game-unknown' | 'player-unknown' }

/** Only its own games, and only players who have opened one of them. */
async function findNamed(
  { play: { db } }: SuppliersContext,
  supplier: Supplier,
  { roundId, gameId, playerRef }: SupplierAboutRound,
): Promise<Named> {
  const definition = supplier.definitions.get(gameId)
  if (definition === undefined) return { ok: false, refusal: 'game-unknown' }
  const playerId = await findNamedPlayer(db, supplier, playerRef)
  if (playerId === undefined) return { ok: false, refusal: 'player-unknown' }
  return { ok: true, round: { round: roundId, playerId, definition } }
}

function playSessionOf(
  { play: { db } }: SuppliersContext,
  { playSession, gameId }: SupplierBet | SupplierBetAndWin,
  playerId: PlayerId,
): Promise<string> {
  return ownPlaySession(db, { playSession, gameId, playerId })
}

/** None of the parts can hold a line break, so two requests never look alike. */
function hashOf(
  kind: string,
  { roundId, gameId, playerRef }: SupplierAboutRound,
  chosen: readonly (string | bigint)[],
): string {
  return inputHash([kind, roundId, gameId, playerRef, ...chosen])
}

function messageOf(
  { play: { clock, random } }: SuppliersContext,
  supplier: Supplier,
  tx: string,
  input: string,
): SupplierMessage {
  return { supplier: supplier.id, tx, input, key: timeKey(clock, random), at: clock.now() }
}

/** Presents the stored answer, the first time as well, so that a repeat is the same to the byte. */
async function present(
  { play: { db } }: SuppliersContext,
  supplier: Supplier,
  tx: string,
  answer: SupplierAnswer,
): Promise<SupplierWireAnswer> {
  const { outcome, balanceOre, roundId } = answer
  const balance = balanceOre !== undefined && { balanceOre }
  if (outcome === 'conflict') return { ok: false, refusal: outcome }
  if (outcome !== 'ok') return { ok: false, refusal: outcome, ...balance }
  const key = await findBookedKey(db, supplier.id, tx)
  return {
    ok: true,
    ...balance,
    ...(key !== undefined && { platformTransactionId: key }),
    ...(roundId !== undefined && { platformRoundId: roundId }),
  }
}
