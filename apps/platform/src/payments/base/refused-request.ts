import { type Ore, ore, type PlayerId } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'

interface AskedRequest {
  playerId: PlayerId
  idempotencyKey: string
  inputHash: string
  at: Date
}

interface Refused {
  ok: false
  refusal: string
}

/**
 * The refusal this very request got before, or a conflict when its key was refused for another
 * wish; undefined when the key is new. [LED-02]
 */
export async function findRefused(
  tx: Tx,
  asked: AskedRequest,
): Promise<Refused | { ok: false; refusal: 'conflict' } | undefined> {
  const row = await tx
    .selectFrom('wallet_refused_request')
    .select(['input_hash', 'answer'])
    .where('player_id', '=', asked.playerId)
    .where('idempotency_key', '=', asked.idempotencyKey)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.input_hash !== asked.inputHash) return { ok: false, refusal: 'conflict' }
  return revive(row.answer)
}

/** Keeps a refusal, in the transaction that made it, for every repeat. */
export async function keepRefused(tx: Tx, asked: AskedRequest, refused: Refused): Promise<void> {
  await tx
    .insertInto('wallet_refused_request')
    .values({
      player_id: asked.playerId,
      idempotency_key: asked.idempotencyKey,
      input_hash: asked.inputHash,
      answer: JSON.stringify(refused, (_name, value) =>
        typeof value === 'bigint' ? value.toString() : value,
      ),
      at: asked.at,
    })
    .execute()
}

/** JSON has neither øre nor moments: their fields, which end in `Ore` and `At`, are kept as text. */
function revive(kept: Record<string, unknown>): Refused {
  const fields = Object.entries(kept).map(([name, value]): [string, unknown] => {
    if (name.endsWith('At')) return [name, new Date(String(value))]
    return [name, name.endsWith('Ore') ? (ore(String(value)) satisfies Ore) : value]
  })
  return { ...Object.fromEntries(fields), ok: false, refusal: String(kept.refusal) }
}
