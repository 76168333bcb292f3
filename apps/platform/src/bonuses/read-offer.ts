import type { OutcomeOf, readBonusOffer as offerCall } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { type CodeAsked, judgeCode } from './judge-code.ts'
import { foldCode, presentOffer } from './offers.ts'

/** The terms of a code, for the player to read before they deposit. [PAY-10] */
export async function readBonusOffer(
  db: Db,
  asked: CodeAsked,
): Promise<OutcomeOf<typeof offerCall>> {
  if (foldCode(asked.code) === '') return { ok: false, refusal: 'bonus-code-required' }
  const judged = await judgeCode(db, asked)
  if (!judged.ok) return judged
  return { ok: true, offer: presentOffer(judged.offer, asked.at) }
}
