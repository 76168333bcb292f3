import type { AnswerOf, beginStatement, StatementLine } from '@nordlys/contracts'
import { dayMs, hourMs, minuteMs, sum, timeZone } from '@nordlys/core'

export type Statement = AnswerOf<typeof beginStatement>

/** A player's accounts as the lines go on from the opening. */
export type Standing = Statement['opening']

/** A payment that is only promised to us has moved nothing of the player's. */
export function hasMoved(line: StatementLine): boolean {
  const { cashOre, bonusOre, reservedOre, openStakesOre, debtOre, stakedOre, wonOre } = line
  const moved = [cashOre, bonusOre, reservedOre, openStakesOre, debtOre, stakedOre, wonOre]
  return moved.some((amount) => amount !== 0n)
}

/** The accounts after a line. */
export function goOn(before: Standing, line: StatementLine): Standing {
  return {
    cashOre: line.cashAfterOre,
    bonusOre: line.bonusAfterOre,
    reservedOre: sum(before.reservedOre, line.reservedOre),
    openStakesOre: sum(before.openStakesOre, line.openStakesOre),
    debtOre: sum(before.debtOre, line.debtOre),
  }
}

/** The date and the time of day in Denmark, and how far that is from UTC. */
export function momentOf(at: Date): { date: string; time: string; zone: string } {
  const aheadMs = aheadOf(at)
  const local = new Date(at.getTime() + aheadMs).toISOString()
  const hours = String(aheadMs / hourMs).padStart(2, '0')
  return { date: local.slice(0, 10), time: local.slice(11, 19), zone: `UTC+${hours}:00` }
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** One or two hours: the time on the Danish clock less the time in UTC. */
function aheadOf(at: Date): number {
  const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number)
  const shown = (hour * 60 + minute) * minuteMs
  const utc = (at.getUTCHours() * 60 + at.getUTCMinutes()) * minuteMs
  return (shown - utc + dayMs) % dayMs
}
