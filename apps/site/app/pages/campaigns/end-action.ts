import { endBonus, type RefusalOf } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import { bonusAddress } from '../../parts/bonus/bonus-address.ts'

/** Why a bonus was not ended, and the key under which the same wish may be sent again. */
export interface EndAnswer {
  problem: 'bonus.too_many' | 'bonus.not_ended' | 'bonus.not_active'
  key: string | undefined
}

/** Ends the bonus that the form names, and no other. [BONUS-02] */
export async function endAction({
  context,
  request,
  url,
}: ActionFunctionArgs): Promise<EndAnswer | Response> {
  const scope = scopeOf(context)
  const form = await request.formData()
  const said = (name: string) => String(form.get(name) ?? '').slice(0, 100)
  const [bonusId, idempotencyKey] = [said('bonus'), said('key')]
  // An unanswered request may have been done: it is repeated as the same wish.
  const unanswered = { problem: 'bonus.not_ended', key: idempotencyKey } as const
  return orElse(scope, unanswered, async () => {
    const outcome = await ask(scope, url, endBonus, { bonusId, idempotencyKey })
    if (outcome.ok) return redirect(`${bonusAddress}?afsluttet=1`, 303)
    return { problem: problems[outcome.refusal], key: undefined }
  })
}

const problems = {
  'too-many-attempts': 'bonus.too_many',
  conflict: 'bonus.not_ended',
  'bonus-not-active': 'bonus.not_active',
} as const satisfies Record<
  Exclude<RefusalOf<typeof endBonus>['refusal'], 'session-expired'>,
  EndAnswer['problem']
>
