import {
  cancelLimitChange,
  changeLimit,
  type LimitStanding,
  type RefusalOf,
  readLimits,
} from '@nordlys/contracts'
import { systemRandom, timeKey } from '@nordlys/core'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { type RequestScope, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { type TextKey, translator } from '../../ground/text/texts.ts'
import { isAboutField, limitOf, type Question, questionOf, refusalText } from './change-words.ts'
import { type ChangeRefusal, foreseeChange, mayOnlyLower, type Wish } from './foresee-change.ts'
import {
  type FormAddress,
  type LimitId,
  limitAddress,
  limitParameters,
  readForm,
  readLimitName,
} from './limit-address.ts'

/** The answer to a form of a limit, when it did not lead on to what was done. */
export type ChangeAnswer =
  /**
   * To be confirmed. An earlier fault `failed` is shown; sent again under its key it is done once.
   */
  | { act: 'ask'; id: LimitId; wish: Wish; question: Question; key: string; failed?: string }
  /** To be mended, with the wish as it was typed. */
  | { act: 'mend'; id: LimitId; wish: Wish; problem: string; isAboutField: boolean }
  | { act: 'not-taken-back'; id: LimitId; problem: string }

type Answered = Promise<ChangeAnswer | Response | undefined>

/** A form of a limit; undefined when the address names none. */
export async function changeAction({ context, request, url }: ActionFunctionArgs): Answered {
  const scope = scopeOf(context)
  const taken = readLimitName(url.searchParams.get(limitParameters.takeBack))
  const asked = readForm(url.searchParams)
  if (!asked && !taken) return undefined
  const form = await request.formData()
  if (taken) return takeBack(scope, url, taken, form)
  return asked && change({ scope, url, ...asked, wish: readWish(form) }, form)
}

interface Change {
  scope: RequestScope
  url: URL
  id: LimitId
  said: FormAddress
  wish: Wish
}

/** Nothing changes before the player has seen when it takes effect. [LIM-03] [LIM-04] */
async function change(asked: Change, form: FormData): Answered {
  const { scope, url, id, wish } = asked
  if (!form.has('confirmed')) return askFirst(asked, timeKey(scope.clock, systemRandom))
  const idempotencyKey = keyOf(form)
  const outcome = await orElse(scope, unreachable, () =>
    ask(scope, url, changeLimit, { ...id, to: wish, idempotencyKey }),
  )
  if (outcome.ok) return redirect(limitAddress('changed', id), 303)
  // An unanswered request may have been done: it is repeated as the same wish.
  const isRepeat = outcome.refusal === 'unreachable'
  return askFirst(asked, isRepeat ? idempotencyKey : timeKey(scope.clock, systemRandom), outcome)
}

/** The question, or what is wrong with the wish; `refused` is why it was not done already. */
async function askFirst(
  asked: Change,
  key: string,
  refused?: ChangeRefusal,
): Promise<ChangeAnswer> {
  const { scope, url, id, said, wish } = asked
  const t = translator(textsOf(scope, 'limit_words'))
  const limits = await limitsNow(scope, url)
  const mend = (why: ChangeRefusal): ChangeAnswer => {
    const problem = refusalText(t, id, why, limits && limitOf(id, limits))
    return { act: 'mend', id, wish, problem, isAboutField: isAboutField(why) }
  }
  if (refused && isAboutField(refused)) return mend(refused)
  if (!limits) return mend(refused ?? { ok: false, refusal: 'unreachable' })
  const { standing } = await requirePlayer(scope, url)
  const foreseen = foreseeChange({
    id,
    wish,
    limits,
    onlyLowers: said === 'lower',
    isBarred: mayOnlyLower(standing),
  })
  if (!foreseen.ok) return mend(foreseen)
  const question = questionOf(t, id, foreseen, scope.clock.now())
  const failed = refused && { failed: refusalText(t, id, refused, foreseen.from) }
  return { act: 'ask', id, wish, question, key, ...failed }
}

async function limitsNow(scope: RequestScope, url: URL): Promise<LimitStanding[] | undefined> {
  const read = await orElse(scope, unreachable, () => ask(scope, url, readLimits, {}))
  return read.ok ? read.limits : undefined
}

/** Taking back makes play stricter, so it is not asked about once more. [LIM-04] */
async function takeBack(scope: RequestScope, url: URL, id: LimitId, form: FormData): Answered {
  const outcome = await orElse(scope, unreachable, () =>
    ask(scope, url, cancelLimitChange, { ...id, idempotencyKey: keyOf(form) }),
  )
  if (outcome.ok) return redirect(limitAddress('takenBack', id), 303)
  const t = translator(textsOf(scope, 'limit_words'))
  return { act: 'not-taken-back', id, problem: t(notTakenBack[outcome.refusal]) }
}

const notTakenBack = {
  'nothing-waits': 'limit_words.nothing_waits',
  'too-many-attempts': 'limit_words.too_many',
  conflict: 'limit_words.not_taken_back',
  unreachable: 'limit_words.not_taken_back',
} as const satisfies Record<
  Exclude<RefusalOf<typeof cancelLimitChange>['refusal'], 'session-expired'> | 'unreachable',
  TextKey
>

const unreachable = { ok: false, refusal: 'unreachable' } as const

function keyOf(form: FormData): string {
  return String(form.get('key') ?? '').slice(0, 100)
}

function readWish(form: FormData): Wish {
  if (form.has('none')) return { none: true }
  return { amount: String(form.get('amount') ?? '').slice(0, 40) }
}
