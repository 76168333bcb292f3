import type { Translate } from '../../ground/text/texts.ts'
import type { LimitId } from './limit-address.ts'

/** The words that name a limit in a sentence: "din daglige tabsgrænse", "en daglig tabsgrænse". */
export function namesOf(t: Translate, { kind, period }: LimitId) {
  return {
    which: t(`limit_words.which_${period}`),
    one: t(`limit_words.one_${period}`),
    kind: t(`limit_words.kind_${kind}`),
  }
}
