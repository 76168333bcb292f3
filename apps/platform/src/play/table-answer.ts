import { type TableAnswer, tableRefusals } from '@nordlys/contracts'
import type { TableRoundAnswer } from '../ledger/index.ts'

/** The books' answer on a round at a table, as the wallet's messages give it. */
export function tableAnswer(
  key: string,
  { outcome, balanceOre, repeated }: TableRoundAnswer,
): TableAnswer {
  if (outcome === 'ok' && balanceOre !== undefined) return { ok: true, key, balanceOre, repeated }
  // A stake that was taken back before it came is none of a round that goes on.
  const told = outcome === 'rolled-back' ? 'round-ended' : outcome
  const refusal = tableRefusals.find((each) => each === told)
  if (!refusal) throw new Error(`the books answered ${outcome} to a round at a table`)
  return { ok: false, key, refusal, ...(balanceOre !== undefined && { balanceOre }) }
}
