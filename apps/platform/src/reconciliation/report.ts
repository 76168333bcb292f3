import { formatKroner, type Ore } from '@nordlys/core'
import type { Logger } from 'pino'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import type { Reported } from './differences.ts'
import type { ReconciliationContext } from './reconciliation-context.ts'

/** A party whose list is gone would differ in everything: that many are reported one by one. */
const toldMax = 20

const kinds: Readonly<Record<Reported['kind'], string>> = {
  'missing-here': 'står ikke i vores bøger',
  'missing-there': 'står ikke på partens liste',
  'booked-twice': 'er bogført to gange',
  'listed-twice': 'står to gange på partens liste',
  player: 'er bogført på en anden spiller',
  state: 'har en anden status',
  amount: 'har et andet beløb',
  'no-list': 'har ikke givet en liste, vi kan læse',
}

/** Reports differences once: the audit line of each and one e-mail, in the transaction that keeps them. */
export async function announce(
  context: ReconciliationContext,
  tx: Tx,
  { party, reported, at }: { party: string; reported: readonly Reported[]; at: Date },
): Promise<void> {
  if (reported.length === 0) return
  for (const { differenceId, reference, kind, oursOre, theirsOre } of reported.slice(0, toldMax)) {
    const details = { party, differenceId, reference: `ref-${reference}`, kind, oursOre, theirsOre }
    await audit(tx, { actor: 'system', action: 'reconciliation-difference-raised', details, at })
  }
  const untold = reported.length - toldMax
  if (untold > 0) {
    const details = { party, untold }
    await audit(tx, { actor: 'system', action: 'reconciliation-differences-raised', details, at })
  }
  await context.enqueueEmail(tx, {
    subject: `Afstemning: ${reported.length} nye afvigelser hos ${party}`,
    text: [
      `Afstemningen med ${party} har fundet ${reported.length} nye afvigelser.`,
      'Intet er rettet i bøgerne.',
      '',
      ...reported.slice(0, toldMax).map(sentence),
      ...(untold > 0 ? [`… og ${untold} flere.`] : []),
    ].join('\n'),
  })
}

function sentence({ differenceId, reference, kind, oursOre, theirsOre }: Reported): string {
  return `${differenceId}: ${reference} ${kinds[kind]} (vi ${told(oursOre)}, de ${told(theirsOre)})`
}

function told(amount: bigint | null): string {
  return amount === null ? 'intet' : formatKroner(amount as Ore)
}

/** Into the program's log once the differences are kept. */
export function logReported(log: Logger, party: string, all: readonly Reported[]): void {
  if (all.length === 0) return
  const told = all.slice(0, toldMax).map(({ differenceId, reference, kind, ...amounts }) => ({
    differenceId: differenceId.toString(),
    reference,
    kind,
    oursOre: amounts.oursOre?.toString(),
    theirsOre: amounts.theirsOre?.toString(),
  }))
  log.error({ party, count: all.length, told }, 'the books differ from an outside party’s list')
}
