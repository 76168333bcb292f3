import { formatKroner, type Ore } from '@nordlys/core'
import type { Logger } from 'pino'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import type { Raised } from './differences.ts'
import type { ReconciliationContext } from './reconciliation-context.ts'

/** A party whose list is gone would differ in everything: that many are reported one by one. */
const toldMax = 20

const kinds: Readonly<Record<Raised['kind'], string>> = {
  'missing-here': 'står ikke i vores bøger',
  'missing-there': 'står ikke på partens liste',
  'booked-twice': 'er bogført to gange',
  'listed-twice': 'står to gange på partens liste',
  player: 'er bogført på en anden spiller',
  state: 'har en anden status',
  amount: 'har et andet beløb',
  'no-list': 'har ikke givet en liste, vi kan læse',
}

/** Raises differences once: the audit line of each and one e-mail, in the transaction that keeps them. */
export async function announce(
  context: ReconciliationContext,
  tx: Tx,
  { party, raised, at }: { party: string; raised: readonly Raised[]; at: Date },
): Promise<void> {
  if (raised.length === 0) return
  for (const { differenceId, reference, kind, oursOre, theirsOre } of raised.slice(0, toldMax)) {
    const details = { party, differenceId, reference: `ref-${reference}`, kind, oursOre, theirsOre }
    await audit(tx, { actor: 'system', action: 'reconciliation-difference-raised', details, at })
  }
  const untold = raised.length - toldMax
  if (untold > 0) {
    const details = { party, untold }
    await audit(tx, { actor: 'system', action: 'reconciliation-differences-raised', details, at })
  }
  await context.enqueueEmail(tx, {
    subject: `Afstemning: ${raised.length} nye afvigelser hos ${party}`,
    text: [
      `Afstemningen med ${party} har fundet ${raised.length} nye afvigelser.`,
      'Intet er rettet i bøgerne.',
      '',
      ...raised.slice(0, toldMax).map(sentence),
      ...(untold > 0 ? [`… og ${untold} flere.`] : []),
    ].join('\n'),
  })
}

function sentence({ differenceId, reference, kind, oursOre, theirsOre }: Raised): string {
  return `${differenceId}: ${reference} ${kinds[kind]} (vi ${told(oursOre)}, de ${told(theirsOre)})`
}

function told(amount: bigint | null): string {
  return amount === null ? 'intet' : formatKroner(amount as Ore)
}

/** Into the program's log once the differences are kept. */
export function logRaised(log: Logger, party: string, raised: readonly Raised[]): void {
  if (raised.length === 0) return
  const told = raised.slice(0, toldMax).map(({ differenceId, reference, kind, ...amounts }) => ({
    differenceId: differenceId.toString(),
    reference,
    kind,
    oursOre: amounts.oursOre?.toString(),
    theirsOre: amounts.theirsOre?.toString(),
  }))
  log.error({ party, count: raised.length, told }, 'the books differ from an outside party’s list')
}
