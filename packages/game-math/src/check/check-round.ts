import { checkGamble } from './check-gamble.ts'
import { checkJackpots } from './check-jackpots.ts'
import { checkSlot } from './check-slot.ts'
import { checkSums } from './check-sums.ts'
import { checkTable } from './check-table.ts'
import type { Bench, Checked, Finding, RoundRecord } from './record.ts'

/**
 * Plays a round again from its facts and nothing else, and holds every figure that follows from others
 * against what they give. It says nothing of moments and balances: those are bookings, which the facts of
 * one round cannot prove. [PROOF-03]
 */
export async function checkRound(record: RoundRecord, bench: Bench): Promise<Checked> {
  const sums = checkSums(record)
  if (record.state === 'open') return { kind: 'open', findings: sums }
  if (record.kind === 'supplier' || record.state === 'rolled-back') {
    return { kind: 'sums', findings: sums }
  }
  const played = await playAgain(record, bench)
  if (!played) return { kind: 'unable', findings: sums }
  return { kind: 'played', findings: [...played, ...sums] }
}

/** Undefined where it cannot be played here. */
async function playAgain(record: RoundRecord, bench: Bench): Promise<Finding[] | undefined> {
  if (record.seed === undefined || record.played === undefined) return undefined
  switch (record.kind) {
    case 'gamble':
      return checkGamble(record, bench)
    case 'table':
      return checkTable(record, bench)
    default: {
      const findings = await checkSlot(record, bench)
      const jackpots = await checkJackpots(record, bench)
      return findings && jackpots && [...findings, ...jackpots]
    }
  }
}

/** Whether everything that could be held against something else agrees. */
export function agrees({ findings }: Checked): boolean {
  return findings.every((each) => each.agrees)
}
