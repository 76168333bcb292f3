import { type ActiveBonus, closeWageringNotice, readWageringNotice } from '@nordlys/contracts'
import { formatKroner } from '@nordlys/core'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { callPlatform, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { type Translate, translator } from '../../ground/text/texts.ts'
import { wageringWords } from '../../parts/bonus/wagering-words.ts'
import type { WageringNotice } from './wagering-calls.ts'

const unkept = { headers: { 'cache-control': 'no-store' } }

/** The progress of the player's bonus, and when it is shown. [BONUS-02] */
export async function loader({ context }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const outcome = await callPlatform(scope, readWageringNotice, {})
  if (!outcome.ok || !outcome.notice) return Response.json({}, unkept)
  const { dueInMs, toldAt, bonus } = outcome.notice
  const t = translator(textsOf(scope, 'wagering', 'wagering_popup', 'bonus'))
  const notice = dueInMs === 0 && { notice: noticeOf(t, toldAt, bonus) }
  return Response.json({ due: { dueInMs, ...notice } }, unkept)
}

/** The player has seen the notice of that moment. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const wish = closeWageringNotice.request.safeParse({ toldAt: form.get('toldAt') })
  if (!wish.success) throw data('not a notice', { status: 400 })
  const outcome = await callPlatform(scopeOf(context), closeWageringNotice, wish.data)
  return Response.json(outcome.ok ? { dueInMs: outcome.dueInMs } : {}, unkept)
}

function noticeOf(t: Translate, toldAt: Date, bonus: ActiveBonus): WageringNotice {
  const { share, percent, progress, missing, stakeMax, daysLeft } = wageringWords(t, bonus, toldAt)
  return {
    toldAt: toldAt.toISOString(),
    title: t('wagering_popup.title'),
    lead: t('wagering_popup.lead'),
    wholePercent: Math.floor(share * 100),
    percent,
    progress,
    label: t('wagering.title'),
    facts: [
      { label: t('wagering.missing'), value: missing },
      { label: t('bonus.left'), value: formatKroner(bonus.leftOre) },
      { label: t('wagering.stake_max'), value: stakeMax },
      { label: t('wagering_popup.ends'), value: daysLeft },
    ],
    ways: {
      goOn: t('wagering_popup.go_on'),
      end: t('wagering.end'),
      terms: t('wagering.terms'),
    },
  }
}
