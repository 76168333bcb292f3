import { negate, type Ore, type PlayerId, required, sum, zeroOre } from '@nordlys/core'
import type pg from 'pg'
import type { Asked, Lost } from './lost-money.ts'
import { lineKey, messageKey, type SupplierLine } from './supplier-lists.ts'
import { type Movement, readMovements } from './supplier-movements.ts'

/** What a supplier's message was; a rollback is listed as a line that no longer counts. */
export type MessageKind = 'bet' | 'win' | 'bet-and-win' | 'rollback'

const notBooked = 'not booked'
const notTakenBack = 'not taken back'

/**
 * What suppliers count and the books lack, and what they have taken back and the books still count, in
 * the suppliers' order. A line that waits for our answer was told to nobody: its supplier repeats it.
 */
export async function lostMessages(client: pg.Client, asked: Asked): Promise<Lost[]> {
  const { messages } = asked.outside
  const books = await readMovements(client, messages)
  const lost = [...linesByMessage(messages)].flatMap(([key, lines]) => {
    const [first] = lines
    const line = required(first, `the lines of ${key}`)
    const playerId = asked.findPlayer(line.playerRef, line.supplier)
    const faults = lines.map((each) => faultOf(each, books.get(lineKey(each)), playerId))
    const found = new Set(faults.filter((fault) => fault !== undefined))
    if (found.size === 0) return []
    const [because = '', ...others] = found
    const isWhole = others.length === 0 && !faults.includes(undefined)
    const isBack = because === notTakenBack
    const kind: MessageKind = isBack ? 'rollback' : kindOf(lines)
    const amountOre = isBack ? negate(movedBy(lines)) : movedBy(lines)
    const at = isBack ? latestChange(lines) : line.at
    const common = { kind, key, playerId, amountOre, at }
    const decide = (why: string): Lost => ({ ...common, remedy: 'person', because: why })
    if (playerId === undefined) return [decide('no such player')]
    if (!asked.hasGame(line.supplier, line.gameId)) return [decide('no such game')]
    const isPlain = isWhole && (because === notBooked || isBack)
    if (!isPlain) return [decide([...found].join('; '))]
    return [{ ...common, remedy: 'repeat-message' as const, because }]
  })
  return lost.sort((a, b) => a.at.getTime() - b.at.getTime() || rankOf(a) - rankOf(b))
}

/** The lines of each message, by `messageKey`. */
export function linesByMessage(lines: readonly SupplierLine[]): Map<string, SupplierLine[]> {
  return Map.groupBy(lines, messageKey)
}

/** What the books say otherwise; undefined when they agree. */
function faultOf(
  line: SupplierLine,
  booked: Movement | undefined,
  playerId: PlayerId | undefined,
): string | undefined {
  if (line.state !== 'accepted' && line.state !== 'rolled-back') return undefined
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

/** What the lines move to the player. */
function movedBy(lines: readonly SupplierLine[]): Ore {
  const moved = lines.map(({ kind, amountOre }) => (kind === 'bet' ? negate(amountOre) : amountOre))
  return sum(zeroOre, ...moved)
}

function latestChange(lines: readonly SupplierLine[]): Date {
  return new Date(Math.max(...lines.map(({ changedAt }) => changedAt.getTime())))
}

/** Of one moment, a stake comes before its win, and the win is taken back before the stake. */
function rankOf({ kind, amountOre }: Lost): number {
  if (kind === 'rollback') return amountOre < 0n ? 3 : 4
  return kind === 'win' ? 2 : 1
}
