import type { SupplierWireAnswer, SupplierWireRefusal } from '@nordlys/contracts'
import { after, hourMs, type Ore, type PlayerId, playerId, required } from '@nordlys/core'
import { endPlay } from '../ledger/index.ts'
import { replayName, startPlay } from '../play/index.ts'
import type { Supplier, SuppliersContext } from './supplier-context.ts'
import { takeBet, takeBetAndWin, takeRollback, takeWin } from './supplier-messages.ts'
import { authenticateForSupplier, playerRefOf } from './supplier-play.ts'

/** A message that its supplier counts as done, as far as the supplier's list tells of it. */
export type ToldMessage = { roundId: string } & (
  | { kind: 'bet'; transactionId: string; stakeOre: Ore }
  | { kind: 'win'; transactionId: string; winOre: Ore }
  | { kind: 'bet-and-win'; transactionId: string; stakeOre: Ore; winOre: Ore }
  /** The list has the number of what was taken back, and not the rollback's own. */
  | { kind: 'rollback'; rolledBackId: string }
)

/** Messages of one supplier about one player in one of its games, in the supplier's order. */
export interface ToldMessages {
  supplier: string
  playerId: PlayerId
  gameId: string
  messages: readonly ToldMessage[]
}

/**
 * Takes messages again that a supplier counts as done and that a restored database does not have,
 * under the supplier's own numbers. The play they belonged to may be over or unknown by now, so they
 * are booked in a play of their own, which ends with them. What would be refused now is refused, and
 * leaves no trace: the supplier's number is not used up, and a later try may fare better. Gives the
 * refusal of each, undefined for what is booked.
 */
export async function repeatMessages(
  context: SuppliersContext,
  told: ToldMessages,
): Promise<(SupplierWireRefusal | undefined)[]> {
  const { play: plays, suppliers } = context
  const supplier = required(
    suppliers.find(({ name }) => name === told.supplier),
    `the supplier ${told.supplier}`,
  )
  const at = plays.clock.now()
  const wish = { playerId: told.playerId, sessionId: replayName, gameId: told.gameId, at }
  const { launchToken } = await startPlay(plays, { ...wish, sessionEndsAt: after(at, hourMs) })
  // There is no login behind this play: it is ours, and closed below.
  const own = { ...context, play: { ...plays, lockLiveSession: async () => true } }
  const opened = await authenticateForSupplier(own, supplier, launchToken)
  if (!opened.ok) throw new Error(`a play of our own does not open: ${opened.refusal}`)
  const refusals: (SupplierWireRefusal | undefined)[] = []
  try {
    for (const message of told.messages) {
      refusals.push(await repeatOne(context, supplier, opened, message))
    }
  } finally {
    await plays.db.transaction().execute((tx) => endPlay(tx, told.playerId, plays.clock.now()))
  }
  return refusals
}

interface Opened {
  playSession: string
  playerRef: string
  gameId: string
}

/** In a transaction that only an acceptance commits. */
async function repeatOne(
  context: SuppliersContext,
  supplier: Supplier,
  opened: Opened,
  message: ToldMessage,
): Promise<SupplierWireRefusal | undefined> {
  const tx = await context.play.db.startTransaction().execute()
  try {
    const within = { ...context, play: { ...context.play, db: tx } }
    const answer = await take(within, supplier, opened, message)
    if (!answer.ok) return answer.refusal
    await tx.commit().execute()
    return undefined
  } finally {
    if (!tx.isCommitted) await tx.rollback().execute()
  }
}

function take(
  context: SuppliersContext,
  supplier: Supplier,
  { playSession, playerRef, gameId }: Opened,
  message: ToldMessage,
): Promise<SupplierWireAnswer> {
  const about = { gameId, playerRef }
  switch (message.kind) {
    case 'bet':
      return takeBet(context, supplier, { ...message, ...about, playSession })
    case 'win':
      return takeWin(context, supplier, { ...message, ...about })
    case 'bet-and-win':
      // The message does not say whether it ended the round: it is asked about like a silent one.
      return takeBetAndWin(context, supplier, {
        ...message,
        ...about,
        playSession,
        endsRound: false,
      })
    case 'rollback': {
      // A number of our own: the supplier's own rollback, should it still come, finds it done.
      const transactionId = `restored~${message.rolledBackId}`
      return takeRollback(context, supplier, { ...message, ...about, transactionId })
    }
  }
}

/**
 * Every player by the name each supplier knows them by, supplier by supplier. A name comes of our
 * own key, so every player a supplier names was named by us, whether or not the books still know
 * when.
 */
export async function playersBySupplier(
  context: SuppliersContext,
): Promise<Map<string, Map<string, PlayerId>>> {
  const { play, suppliers } = context
  const rows = await play.db.selectFrom('ledger_player').select('player').execute()
  const players = rows.map((row) => playerId(row.player))
  const namedBy = (supplier: Supplier): [string, PlayerId][] =>
    players.map((player) => [playerRefOf(play, supplier, player), player])
  return new Map(suppliers.map((supplier) => [supplier.name, new Map(namedBy(supplier))]))
}
