import type { Breach } from '../../operations/verification/money-invariants.ts'
import { type Message, supplierName, type Told } from '../kill/supplier-wire.ts'
import { compareJournal } from './compare-journal.ts'

/** What the platform must have of one number: what it answered, and what it booked for it. */
interface Line {
  outcome: string
  /** The ledger's kind of transaction and its amount; empty for what moved nothing. */
  booked: string
}

/**
 * The supplier's own books: every answer it got, and what the platform must have booked by those
 * answers alone. The messages of one round are noted in an order in which they could have come.
 */
export class SupplierBooks {
  readonly #lines = new Map<string, Line>()
  /** What is held for each round that is open, in øre. */
  readonly #held = new Map<string, number>()
  /** What can still be taken back, by number. */
  readonly #live = new Map<string, { stakeOre: number; winOre: number }>()

  note(message: Message, told: Told): void {
    // What is not kept leaves no line: what is missing may still come.
    if (told === 'round-unknown') return
    if (message.kind === 'rollback') this.#takeBack(message, told)
    else if (message.kind === 'end-round') this.#end(message.number, message.round, told)
    else this.#move(message, told)
  }

  #move(message: Extract<Message, { kind: 'bet' | 'win' | 'bet-and-win' }>, told: Told): void {
    const { kind, number, round } = message
    const isDone = told === 'ok'
    const stakeOre = isDone && kind !== 'win' ? message.stakeOre : 0
    const winOre = isDone && kind !== 'bet' ? message.winOre : 0
    if (isDone) this.#live.set(number, { stakeOre, winOre })
    this.#hold(round, stakeOre)
    if (kind === 'win') this.#write(number, told, 'win', winOre)
    else this.#write(number, told, 'bet', stakeOre)
    if (kind !== 'bet-and-win' || !isDone) return
    this.#write(`${number}~win`, told, 'win', winOre)
    if (message.endsRound) this.#end(`${number}~end`, round, told)
  }

  #takeBack({ number, target, round }: Message & { kind: 'rollback' }, told: Told): void {
    const own = number ?? `rollback~${target}`
    const taken = told === 'ok' ? this.#live.get(target) : undefined
    const { stakeOre, winOre } = taken ?? { stakeOre: 0, winOre: 0 }
    if (taken) this.#live.delete(target)
    if (told === 'transaction-unknown') this.#write(target, 'rolled-back')
    this.#hold(round, -stakeOre)
    if (stakeOre > 0 && winOre > 0) this.#write(`${own}~win`, told, 'win-rolled-back', winOre)
    if (stakeOre > 0) this.#write(own, told, 'bet-rolled-back', stakeOre)
    else this.#write(own, told, 'win-rolled-back', winOre)
  }

  #end(number: string, round: string, told: Told): void {
    this.#write(number, told, 'round-ended', this.#held.get(round) ?? 0)
    this.#held.delete(round)
  }

  #hold(round: string, stakeOre: number): void {
    this.#held.set(round, (this.#held.get(round) ?? 0) + stakeOre)
  }

  #write(number: string, outcome: string, kind = '', amountOre = 0): void {
    this.#lines.set(number, { outcome, booked: amountOre > 0 ? `${kind} ${amountOre}` : '' })
  }

  /** Compares with the platform's books, message by message and to the øre. */
  compare(databaseUrl: string): Promise<Breach[]> {
    const kept = { what: 'message of the supplier', journal: this.#lines }
    return compareJournal(kept, { databaseUrl, query }, (line, row) => {
      const booked = row.kind === null ? '' : `${row.kind} ${row.amount_ore}`
      return line.outcome === row.outcome && line.booked === booked
    })
  }
}

/** Every message, and each transaction of the supplier's kinds, with a message or without. */
const query = `
  SELECT s.supplier_tx AS key, s.outcome, m.kind, m.amount_ore FROM (
    SELECT t.txn_id, t.kind, sum(e.amount_ore) FILTER (WHERE e.amount_ore > 0) AS amount_ore
    FROM audit_txns t JOIN audit_entries e USING (txn_id)
    WHERE t.kind IN ('bet', 'win', 'bet-rolled-back', 'win-rolled-back', 'round-ended')
    GROUP BY t.txn_id, t.kind) m
  FULL JOIN (SELECT * FROM audit_supplier_txns WHERE supplier = '${supplierName}') s USING (txn_id)`
