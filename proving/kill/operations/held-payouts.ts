import {
  approvePayout,
  askDocuments,
  type Caller,
  type OutcomeOf,
  refusePayout,
} from '@nordlys/contracts'
import { invariant, systemRandom } from '@nordlys/core'
import { expect } from 'vitest'
import { deskAs } from '../../../world/seed/desk-as.ts'
import type { MoneyScene } from '../money-scene.ts'
import { rowsOf } from '../rows.ts'
import { type Operation, oneMessage } from './operation.ts'
import { withdraw, withdrawalInBooks } from './withdrawals.ts'

/** An employee lets a withdrawal go on that another one asked documents for. */
export const payoutApproved = ending('a payout is approved', {
  decide: (desk, withdrawalId) => desk.call(approvePayout, { withdrawalId }),
  decision: 'approved',
  becomes: { status: 'pending', booked: ['withdrawal-reserved'] },
})

/** The same employee gives the money back instead. */
export const payoutRefused = ending('a payout is refused', {
  decide: (desk, withdrawalId) =>
    desk.call(refusePayout, { withdrawalId, reason: 'documents-missing' }),
  decision: 'refused',
  becomes: { status: 'canceled', booked: ['withdrawal-released', 'withdrawal-reserved'] },
})

interface Ending {
  decide: (desk: Caller, withdrawalId: string) => Promise<OutcomeOf<typeof approvePayout>>
  decision: 'approved' | 'refused'
  becomes: Awaited<ReturnType<typeof withdrawalInBooks>>
}

function ending(name: string, { decide, decision, becomes }: Ending): Operation {
  return oneMessage(name, async (scene) => {
    const withdrawalId = await withdraw(scene)
    const asker = await employee(scene)
    const asked = { withdrawalId, documentTypes: ['identity'] }
    const outcome = await asker.call(askDocuments, asked)
    // What was asked for and refused holds the player's next withdrawal, too.
    const isAsked = outcome.ok || outcome.refusal === 'already-asked'
    invariant(isAsked, 'documents are asked for')
    const other = await employee(scene)
    const say = () => decide(other, withdrawalId)
    return {
      say,
      async verify(answer) {
        expect(answer).toEqual({ ok: true, isEnded: true })
        expect(await say()).toEqual(answer)
        expect(await withdrawalInBooks(scene, withdrawalId)).toEqual(becomes)
        expect(await endsOf(scene, withdrawalId)).toEqual([
          { decision, open: decision === 'approved' ? 0 : 1, lines: 1 },
        ])
      },
    }
  })
}

/** The check's end, the count of open ones in the withdrawal, and how often the end is noted. */
function endsOf({ databaseUrl }: MoneyScene, withdrawalId: string) {
  return rowsOf(
    databaseUrl,
    `SELECT decision, open_checks AS open,
       (SELECT count(*)::int FROM audit_line WHERE action IN ('payout-approved', 'payout-refused')
         AND details ->> 'withdrawalId' = $1) AS lines
     FROM wallet_payout_check JOIN wallet_withdrawal USING (withdrawal_id) WHERE withdrawal_id = $1`,
    [withdrawalId],
  )
}

/** A new one each time, since the credential is answered once; names are of letters alone. */
function employee({ urls, secrets }: MoneyScene): Promise<Caller> {
  const letters = [...systemRandom.bytes(20)].map((byte) => String.fromCodePoint(97 + (byte % 26)))
  return deskAs(`Ida ${letters.join('')}`, {
    baseUrl: urls.platform,
    credential: secrets.deskCredential,
  })
}
