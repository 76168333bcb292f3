import { type LimitAmount, type LimitStanding, limitIncreaseWaitMs } from '@nordlys/contracts'
import { after, formatDate, formatTime } from '@nordlys/core'
import type { TextKey, Translate } from '../../ground/text/texts.ts'
import { amountText } from '../../parts/deposit-limits/limit-amounts.ts'
import { type ChangeRefusal, type ForeseenChange, isLastDepositLimit } from './foresee-change.ts'
import { type FormAddress, isSameLimit, type LimitId } from './limit-address.ts'
import { namesOf } from './limit-words.ts'

/** The words of the form of a limit. */
export interface FormWords {
  id: LimitId
  /** Whether it lowers a limit that is near, or changes it as the player likes. */
  said: FormAddress
  title: string
  /** The facts to know before typing, a sentence or two a line. */
  help: string[]
  label: string
  unit: string
  fieldHelp: string | undefined
  isTime: boolean
  mayRemove: boolean
}

/** Without `limits`, which cannot be read now, it says what is true of any. */
export function formWords(
  t: Translate,
  { said, id }: { said: FormAddress; id: LimitId },
  { limits, isBarred }: { limits: readonly LimitStanding[] | undefined; isBarred: boolean },
): FormWords {
  const isNew = limits !== undefined && !limitOf(id, limits)
  const isLast = limits !== undefined && isLastDepositLimit(id, limits)
  const isTime = id.kind === 'time'
  const lowers = said === 'lower'
  const title = lowers ? 'lower' : isNew ? 'set' : 'change'
  return {
    id,
    said,
    title: t(`limit_words.form_${title}`, namesOf(t, id)),
    help: lowers ? [t('limit_words.at_once')] : helpOf(t, { isNew, isLast, isBarred }),
    label: t('limit_words.amount', { per: t(`limit_words.per_${id.period}`) }),
    unit: t(isTime ? 'limit_words.minutes_unit' : 'limit_words.amount_unit'),
    fieldHelp: isTime ? t('limit_words.minutes_help') : undefined,
    isTime,
    mayRemove: !lowers && limits !== undefined && !isNew && !isLast && !isBarred,
  }
}

function helpOf(
  t: Translate,
  { isNew, isLast, isBarred }: { isNew: boolean; isLast: boolean; isBarred: boolean },
): string[] {
  if (isNew) return [t('limit_words.form_set_help')]
  if (isBarred) return [t('limit_words.form_barred_help')]
  const removal = isLast ? 'limit_words.form_last_help' : 'limit_words.form_remove_help'
  return [t('limit_words.form_change_help'), t(removal)]
}

export function limitOf(id: LimitId, limits: readonly LimitStanding[]): LimitAmount | undefined {
  return limits.find((each) => isSameLimit(each, id))?.limit
}

/** The question before a limit changes: what would change, and when. */
export interface Question {
  title: string
  lines: string[]
  yes: string
}

/** `at` is the moment of asking; who answers later has it take effect later. [LIM-03] [LIM-04] */
export function questionOf(
  t: Translate,
  id: LimitId,
  foreseen: ForeseenChange,
  at: Date,
): Question {
  const { does, from, to, waits, endsWaiting, isBelowUsed } = foreseen
  const amounts = { from: from ? amountText(t, from) : '', to: to ? amountText(t, to) : '' }
  const effectiveAt = after(at, limitIncreaseWaitMs)
  const moment = { date: formatDate(effectiveAt), time: formatTime(effectiveAt) }
  const lines = [waits ? t('limit_words.after_wait', moment) : t('limit_words.at_once')]
  if (isBelowUsed) {
    lines.push(t('limit_words.below_used'))
  }
  if (endsWaiting) lines.push(t(waits ? 'limit_words.waits_anew' : 'limit_words.takes_back'))
  return {
    title: t(`limit_words.ask_${does}`, { ...namesOf(t, id), ...amounts }),
    lines,
    yes: t(`limit_words.yes_${does}`),
  }
}

/** The sentence for a change of a limit that was not made; `now` is what it is. [ERR-07] */
export function refusalText(
  t: Translate,
  id: LimitId,
  refused: ChangeRefusal,
  now: LimitAmount | undefined,
): string {
  switch (refused.refusal) {
    case 'amount-required':
      return t(id.kind === 'time' ? 'limit_words.minutes_required' : 'limit_words.amount_required')
    case 'amount-invalid':
      return t(id.kind === 'time' ? 'limit_words.minutes_invalid' : 'limit_words.amount_invalid')
    case 'amount-too-large':
      return t('limit_words.too_large', { most: amountText(t, refused.most) })
    case 'only-lower':
      return t('limit_words.only_lower', { amount: now ? amountText(t, now) : '' })
    case 'same-as-now':
      return now
        ? t('limit_words.same_as_now', { amount: amountText(t, now) })
        : t('limit_words.none_now')
    default:
      return t(plainTexts[refused.refusal])
  }
}

/** Whether the form's field is where the player mends it; else nothing is wrong with the wish. */
export function isAboutField({ refusal }: ChangeRefusal): boolean {
  return !notAboutField.has(refusal)
}

const notAboutField: ReadonlySet<ChangeRefusal['refusal']> = new Set([
  'too-many-attempts',
  'conflict',
  'unreachable',
])

const plainTexts = {
  'last-deposit-limit': 'limit_words.last_deposit',
  'raise-while-barred': 'limit_words.barred',
  'too-many-attempts': 'limit_words.too_many',
  conflict: 'limit_words.failed',
  unreachable: 'limit_words.unreachable',
} as const satisfies Record<string, TextKey>
