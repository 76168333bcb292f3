import { supplierName } from '@nordlys/contracts'
import { negate, type Ore, type PlayerId, required, sum, zeroOre } from '@nordlys/core'
import type pg from 'pg'
import type { Asked, Lost } from './lost.ts'
import { lineKey, messageKey, type SupplierLine } from './supplier-lists.ts'
import { type Movement, readMovements, readSeenBefore } from './supplier-movements.ts'

const notBooked = 'not booked'
const notTakenBack = 'not taken back'

/**
 * The messages that suppliers count and the books lack, and those that suppliers have rolled back and the
 * books still count, in the suppliers' order. A line that waits for our answer was acknowledged to
 * nobody: its supplier repeats it. A difference that reconciliation had found before the moment was not
 * lost with it, and stays with people.
 */
export async function lostMessages(client: pg.Client, asked: Asked): Promise<Lost[]> {
  const { messages } = asked.outside
  const books = await readMovements(client, messages)
  const seenBefore = await readSeenBefore(client, messages)
  const lost = [...linesByMessage(messages)].flatMap(([key, lines]): Lost[] => {
    const { supplier, playerRef, gameId, roundId, at } = required(lines[0], `the lines of ${key}`)
    const playerId = asked.findPlayer(playerRef, supplier)
    const faults = lines.map((line) => faultOf(line, books.get(lineKey(line)), playerId))
    if (faults.every((fault) => fault === undefined)) return []
    const isBack = faults.every((fault) => fault === notTakenBack)
    const moved = movedBy(lines)
    const common = isBack
      ? { kind: 'rollback' as const, key, playerId, amountOre: negate(moved), at: changeOf(lines) }
      : { kind: kindOf(lines), key, playerId, amountOre: moved, at }
    const decide = (because: string): Lost[] => [{ ...common, remedy: 'person', because }]
    if (playerId === undefined) return decide('no such player')
    if (!areOfOneMessage(lines)) return decide('two messages under one number')
    if (!supplierName.test(roundId)) return decide('a round without a name')
    if (lines.some((line) => seenBefore.has(lineKey(line))))
      return decide('missing before the moment')
    if (!asked.hasGame(supplier, gameId)) return decide('no such game')
    if (isBack) return [{ ...common, remedy: 'repeat-message', because: notTakenBack }]
    const isLost = faults.every((fault) => fault === notBooked)
    if (isLost) return [{ ...common, remedy: 'repeat-message', because: notBooked }]
    return decide([...new Set(faults.filter((fault) => fault !== undefined))].join('; '))
  })
  return lost.sort((a, b) => a.at.getTime() - b.at.getTime() || rankOf(a) - rankOf(b))
}

/** The lines of each message, by `messageKey`. */
export function linesByMessage(lines: readonly SupplierLine[]): Map<string, SupplierLine[]> {
  return Map.groupBy(lines, messageKey)
}

/** Whether lines of one number say the same of all but kind and amount. */
function areOfOneMessage(lines: readonly SupplierLine[]): boolean {
  const [first] = lines
  return lines.every(
    ({ playerRef, gameId, roundId }) =>
      playerRef === first?.playerRef && gameId === first.gameId && roundId === first.roundId,
  )
}

/** The books' contradiction; undefined when they agree. */
function faultOf(
  line: SupplierLine,
  booked: Movement | undefined,
  playerId: PlayerId | undefined,
): string | undefined {
  if (line.state === 'pending') return undefined
  if (line.state === 'refused') return booked?.state === 'accepted' ? 'refused there' : undefined
  const isBack = line.state === 'rolled-back'
  if (booked?.state !== 'accepted') {
    if (isBack) return undefined
    if (!booked) return notBooked
    return booked.state === 'refused' ? `refused: ${booked.outcome}` : 'rolled back'
  }
  const isSame =
    booked.playerId === playerId &&
    booked.round === line.roundId &&
    booked.amountOre === line.amountOre
  if (isSame) return isBack ? notTakenBack : undefined
  return `booked as ${booked.amountOre} øre of player ${booked.playerId} in round ${booked.round}`
}

function kindOf(lines: readonly SupplierLine[]): 'bet' | 'win' | 'bet-and-win' {
  const [first, second] = lines
  if (second) return 'bet-and-win'
  return required(first, 'a line').kind
}

/** The sum that the lines move to the player. */
function movedBy(lines: readonly SupplierLine[]): Ore {
  const moved = lines.map(({ kind, amountOre }) => (kind === 'bet' ? negate(amountOre) : amountOre))
  return sum(zeroOre, ...moved)
}

function changeOf(lines: readonly SupplierLine[]): Date {
  return new Date(Math.max(...lines.map(({ changedAt }) => changedAt.getTime())))
}

/** Of one moment, a stake comes before its win, and the win is taken back before the stake. */
function rankOf({ kind, amountOre }: Lost): number {
  if (kind === 'rollback') return amountOre < 0n ? 3 : 4
  return kind === 'win' ? 2 : 1
}
