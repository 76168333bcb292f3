import { findRoundAddress } from '../../ground/links/round-address.ts'
import type { Translate } from '../../ground/text/texts.ts'
import type { FormView } from './form-view.tsx'

/** The form for a round by its number, as a letter or a complaint names it. */
export function findView(t: Translate): FormView & { title: string } {
  const [label, help] = [t('round.find_label'), t('round.find_help')]
  return {
    title: t('round.find_title'),
    fields: [{ name: 'nummer', label, help, typed: '' }],
    buttons: [{ text: t('round.find_press'), action: findRoundAddress }],
  }
}
