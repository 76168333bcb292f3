import { type Call, decodeOutcome, encodeOutcome, type OutcomeOf } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Tx } from '../db/index.ts'
import { inputHash } from '../ledger/index.ts'

interface Request<C extends Call> {
  call: C
  playerId: PlayerId
  idempotencyKey: string
  /** All that was asked for: the key with anything else is a conflict. */
  asked: readonly string[]
}

/**
 * Answers a request as it was answered the first time, refusals included, or makes that first
 * answer now. One that is too many leaves no row, and is judged again when it comes again. The
 * caller holds the player's limits, so that two of one key are one after the other.
 */
export async function answerOnce<C extends Call>(
  tx: Tx,
  { call, playerId, idempotencyKey, asked }: Request<C>,
  answer: () => Promise<OutcomeOf<C>>,
): Promise<OutcomeOf<C> | { ok: false; refusal: 'conflict' }> {
  const hash = inputHash(asked)
  const known = await tx
    .selectFrom('limits_change_request')
    .select(['input_hash', 'answer'])
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (known && known.input_hash !== hash) return { ok: false, refusal: 'conflict' }
  if (known) return decodeOutcome(call, known.answer)
  const outcome = await answer()
  if (!outcome.ok && outcome.refusal === 'too-many-attempts') return outcome
  await tx
    .insertInto('limits_change_request')
    .values({
      player_id: playerId,
      idempotency_key: idempotencyKey,
      input_hash: hash,
      answer: JSON.stringify(encodeOutcome(call, outcome)),
    })
    .execute()
  return outcome
}
