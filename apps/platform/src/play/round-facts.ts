import type { RoundFacts, RoundJackpotFact } from '@nordlys/contracts'
import { hex, isTimeKey, type Ore, type PlayerId, required, zeroOre } from '@nordlys/core'
import { networks } from '@nordlys/game-math'
import type { Db, Tx } from '../db/index.ts'
import {
  type BookedRound,
  findBookedRound,
  findGambledRound,
  type LinkedRound,
  listGamblesOn,
  listRoundJackpots,
  type PendingRound,
  type RoundJackpot,
  readPendingRounds,
  readSpinGrants,
  shownBalance,
  wholeOf,
  wonIn,
} from '../ledger/index.ts'

/**
 * The facts of one round of the player's own, as the books have them at one moment. Undefined when it never
 * was, was refused or is another player's: nobody learns which. An open hand tells its commitment and
 * nothing that its next card follows from. [PROOF-03] [SEC-42]
 */
export async function readRoundFacts(
  db: Db,
  { playerId, roundId, at }: { playerId: PlayerId; roundId: string; at: Date },
): Promise<RoundFacts | undefined> {
  if (!isTimeKey(roundId)) return undefined
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const round = await findBookedRound(tx, { playerId, round: roundId })
      if (!round) return undefined
      const pending = await readPendingRounds(tx, { playerId, at })
      return { ...present(round, pending), ...(await aroundIt(tx, round, { playerId, at })) }
    })
}

/** A pending round tells as much as an open one, and its number. [LV20] */
function present(booked: BookedRound, pending: readonly PendingRound[]) {
  const isPending = pending.some(({ key }) => key === booked.id)
  const round = isPending ? { ...booked, ...notShown } : booked
  const notIn = (at: Date, balanceOre: Ore) =>
    shownBalance(balanceOre, wonIn(pending.filter((each) => each.at <= at)))
  const { id, gameId, kind, state, begunAt, endedAt, stake, win } = round
  const { balanceAfterOre, definitionHash, supplier, automaticFrom, liveRound } = round
  return {
    ...{ roundId: id, gameId, kind, state, begunAt, stake, win },
    ...(liveRound !== undefined && { liveRound }),
    ...(isPending && { isPending }),
    ...(endedAt && { endedAt }),
    ...(balanceAfterOre !== undefined && {
      balanceAfterOre: notIn(endedAt ?? begunAt, balanceAfterOre),
    }),
    movements: round.movements.map(({ debtOre, forfeitedOre, ...movement }) => ({
      ...movement,
      balanceAfterOre: notIn(movement.at, movement.balanceAfterOre),
      ...(debtOre !== zeroOre && { debtOre }),
      ...(forfeitedOre !== zeroOre && { forfeitedOre }),
    })),
    ...(kind !== 'supplier' && { definitionHash }),
    ...inHex('seed', round.seed),
    ...inHex('commitment', round.commitment),
    ...inHex('bets', round.bets),
    ...inHex('choices', round.choices),
    ...(automaticFrom !== undefined && { automaticFrom }),
    ...(supplier && { supplier }),
  }
}

const notShown = {
  state: 'open',
  endedAt: undefined,
  win: { cashOre: zeroOre, bonusOre: zeroOre },
  balanceAfterOre: undefined,
  seed: undefined,
} as const

function inHex<Name extends string>(name: Name, bytes: Buffer | undefined) {
  return (bytes ? { [name]: hex(bytes) } : {}) as { readonly [N in Name]?: string }
}

/** What stands beside a round in the books: promise, gambles, jackpots. */
async function aroundIt(
  tx: Tx,
  round: BookedRound,
  { playerId, at }: { playerId: PlayerId; at: Date },
): Promise<Pick<RoundFacts, 'spin' | 'standsOn' | 'gambles' | 'jackpots'>> {
  const { seq, gameId, kind, grantId } = round
  if (seq === undefined || kind === 'table') return { gambles: [], jackpots: [] }
  const placed = { playerId, gameId, seq }
  const standsOn =
    kind === 'gamble'
      ? await findGambledRound(tx, { ...placed, stakeOre: wholeOf(round.stake) })
      : undefined
  const spin = grantId === undefined ? undefined : await findPromise(tx, { playerId, grantId, at })
  const gambles = await listGamblesOn(tx, { ...placed, winOre: wholeOf(round.win) })
  return {
    ...(spin && { spin }),
    ...(standsOn && { standsOn: linked(standsOn) }),
    gambles: gambles.map(linked),
    jackpots: (await listRoundJackpots(tx, round.id)).map(presentJackpot),
  }
}

async function findPromise(
  tx: Tx,
  { grantId, ...asked }: { playerId: PlayerId; grantId: string; at: Date },
): Promise<RoundFacts['spin']> {
  const grants = await readSpinGrants(tx, asked)
  const grant = required(
    grants.find((each) => each.grantId === grantId),
    'the grant of a spin',
  )
  const { offerId, offerVersion, valueOre, count, grantedAt, expiresAt } = grant
  return { grant: grantId, offerId, offerVersion, valueOre, count, grantedAt, expiresAt }
}

function linked({ round: roundId, ...rest }: LinkedRound) {
  return { roundId, ...rest }
}

function presentJackpot({ pool, tier: place, ...won }: RoundJackpot): RoundJackpotFact {
  const network = required(
    networks.find((each) => each.pool === pool),
    `the network of pool ${pool}`,
  )
  const tier = required(network.tiers[place - 1], `tier ${pool}/${place}`)
  const { amountOre, levelMilliOre, at, wonBeforeAt, balanceAfterOre } = won
  return {
    network: { key: network.key, nameDa: network.nameDa },
    tier: { key: tier.key, nameDa: tier.nameDa },
    ...{ amountOre, at, balanceAfterOre },
    // Whole thousandths of an øre go over the wire as whole øre do.
    levelMilliOre: levelMilliOre as RoundJackpotFact['levelMilliOre'],
    ...(wonBeforeAt && { wonBeforeAt }),
  }
}
