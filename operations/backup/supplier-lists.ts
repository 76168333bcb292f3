import { after, dayMs, invariant, StartProblem, systemClock } from '@nordlys/core'
import {
  createSupplierDesk,
  OutsideError,
  type SupplierConfig,
  type SupplierListed,
} from '@nordlys/platform'

/** A bet or win in a supplier's list; a message that was both is two lines of one number. */
export interface SupplierLine extends SupplierListed {
  supplier: string
}

/**
 * Asks every game supplier for all its records of our players, over the same API as reconciliation. If a
 * line changed during the reading, its last state counts.
 */
export async function askSuppliers(suppliers: readonly SupplierConfig[]): Promise<SupplierLine[]> {
  const lists = await Promise.all(suppliers.map(readList))
  return lists.flat()
}

async function readList({ name, secret, url }: SupplierConfig): Promise<SupplierLine[]> {
  const desk = createSupplierDesk({ name, secret, baseUrl: url, clock: systemClock })
  // A supplier's clock may be ahead of ours.
  const period = { from: new Date(0), to: after(systemClock.now(), dayMs) }
  const lines = new Map<string, SupplierLine>()
  let place: string | undefined
  do {
    const page = await desk.listTransactions(period, place).catch(unanswered)
    for (const listed of page.transactions) {
      lines.set(lineKey({ ...listed, supplier: name }), { ...listed, supplier: name })
    }
    invariant(page.next === undefined || page.next !== place, `the list of ${name} goes on`)
    place = page.next
  } while (place !== undefined)
  return [...lines.values()]
}

/** Names a line among those of all suppliers. */
export function lineKey(line: Pick<SupplierLine, 'supplier' | 'transactionId' | 'kind'>): string {
  return `${messageKey(line)} ${line.kind}`
}

/** Names a message among those of all suppliers. */
export function messageKey(line: Pick<SupplierLine, 'supplier' | 'transactionId'>): string {
  return `${line.supplier} ${line.transactionId}`
}

function unanswered(error: unknown): never {
  if (!(error instanceof OutsideError)) throw error
  throw new StartProblem(`${error.message}: without its word nobody can tell what is lost.`)
}
