import { cancelLimitChange, changeLimit, type RefusalOf } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { type RequestScope, scopeOf } from '../../ground/scope/request-scope.ts'
import type { ChangeRefusal, Wish } from './foresee-change.ts'
import { type LimitId, limitAddress, limitParameters, readLimitName } from './limit-address.ts'

/** What a form of a limit led to, when it did not lead on to what was done. */
export type ChangeAnswer =
  /** To be confirmed, or mended, with the wish as it was typed. */
  | { act: 'wished'; of: LimitId; wish: Wish }
  | { act: 'refused'; of: LimitId; wish: Wish; refused: ChangeRefusal; key: string }
  | { act: 'not-taken-back'; of: LimitId; refused: TakeBackRefusal }

export type TakeBackRefusal =
  | Exclude<RefusalOf<typeof cancelLimitChange>['refusal'], 'session-expired'>
  | 'unreachable'

type Answered = Promise<ChangeAnswer | Response | undefined>

/** A form of a limit; undefined when the address names none. */
export async function changeAction({ context, request, url }: ActionFunctionArgs): Answered {
  const scope = scopeOf(context)
  const named = (said: keyof typeof limitParameters) =>
    readLimitName(url.searchParams.get(limitParameters[said]))
  const [of, taken] = [named('change'), named('takeBack')]
  if (!of && !taken) return undefined
  const form = await request.formData()
  if (taken) return takeBack(scope, url, taken, form)
  return of && change(scope, url, of, form)
}

/** Nothing changes before the player has seen when it takes effect. [LIM-03] [LIM-04] */
async function change(scope: RequestScope, url: URL, of: LimitId, form: FormData): Answered {
  const wish = readWish(form)
  if (!form.has('confirmed')) return { act: 'wished', of, wish }
  const idempotencyKey = keyOf(form)
  const refuse = (refused: ChangeRefusal): ChangeAnswer => {
    return { act: 'refused', of, wish, refused, key: idempotencyKey }
  }
  try {
    const changed = await ask(scope, url, changeLimit, { ...of, to: wish, idempotencyKey })
    if (!changed.ok) return refuse(changed)
    return redirect(limitAddress('changed', of), 303)
  } catch (error) {
    if (error instanceof Response) throw error
    scope.noteFailure(error)
    return refuse({ ok: false, refusal: 'unreachable' })
  }
}

/** Taking back makes play stricter, so it is not asked about once more. [LIM-04] */
async function takeBack(scope: RequestScope, url: URL, of: LimitId, form: FormData): Answered {
  const refuse = (refused: TakeBackRefusal): ChangeAnswer => ({
    act: 'not-taken-back',
    of,
    refused,
  })
  try {
    const idempotencyKey = keyOf(form)
    const taken = await ask(scope, url, cancelLimitChange, { ...of, idempotencyKey })
    if (!taken.ok) return refuse(taken.refusal)
    return redirect(limitAddress('takenBack', of), 303)
  } catch (error) {
    if (error instanceof Response) throw error
    scope.noteFailure(error)
    return refuse('unreachable')
  }
}

function keyOf(form: FormData): string {
  return String(form.get('key') ?? '').slice(0, 100)
}

function readWish(form: FormData): Wish {
  if (form.has('none')) return { none: true }
  return { amount: String(form.get('amount') ?? '').slice(0, 40) }
}
