import type { OpenDay } from '@nordlys/contracts'
import { useShell } from '../../ground/shell/use-shell.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { useNow } from '../clock/clock-context.tsx'
import { openState } from './open-state.ts'

/** When StopSpillet answers, on the phone and in the chat: its page sends the group `helpline`. */
export function StopSpilletHours() {
  const t = useTexts()
  const { authorities, renderedAt } = useShell()
  // Good enough until the clock has the server's time.
  const at = useNow() ?? renderedAt
  const { phone, chat } = authorities.stopSpilletHours
  return (
    <span>
      {t('helpline.phone')}: {openWords(t, phone, at)}. {t('helpline.chat')}:{' '}
      {openWords(t, chat, at)}. {t('helpline.holidays')}
    </span>
  )
}

function openWords(t: Translate, days: readonly OpenDay[], at: Date): string {
  const state = openState(days, at)
  if (!state) return t('helpline.closed')
  if (state.isOpen) return t('helpline.open', { hour: String(state.untilHour) })
  const hour = String(state.fromHour)
  if (state.isToday) return t('helpline.opens_today', { hour })
  return t('helpline.opens', { day: t(`helpline.day_${state.day}`), hour })
}
