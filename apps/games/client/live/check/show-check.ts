import { amountText } from '../../frame/amounts.ts'
import { element } from '../../frame/element.ts'
import { tableTexts } from '../../tables/shared/table-texts.ts'
import { checkLiveRound, type LiveChecking, type LiveVerdict } from './check-live-round.ts'
import { checkTexts as texts } from './check-texts.ts'
import type { CheckWords } from './check-words.ts'

type LiveFound = LiveVerdict | 'unable' | 'other-rules'

/** The browser works a round out itself, and says what it found and what that proves. [PROOF-03] */
export function showCheck(checking: LiveChecking, words: CheckWords): readonly HTMLElement[] {
  const verdict = element('div', { class: 'check-verdict', role: 'status' })
  void checkLiveRound(checking).then((found) => {
    const { isGood, sentences } = wordsOf(found, { ...checking, words })
    verdict.dataset.verdict = isGood ? 'holds' : 'fails'
    verdict.replaceChildren(...sentences.map((each) => element('p', {}, each)))
  })
  return [
    element('p', {}, texts.lead),
    verdict,
    element('p', {}, words.proves),
    element('p', {}, words.provesNot),
    facts(checking),
  ]
}

/** What was found, a sentence each; good unless something that was worked out does not fit. */
export function wordsOf(
  found: LiveFound,
  { slip, words }: Pick<LiveChecking, 'slip'> & { words: CheckWords },
) {
  if (found === 'unable') return { isGood: false, sentences: [tableTexts.checkUnable] }
  if (found === 'other-rules') return { isGood: false, sentences: [tableTexts.checkOtherRules] }
  const { commitment, outcome, payoutOre } = found
  const isGood = commitment !== false && outcome && found.slip !== false
  const paid = payoutOre === undefined ? [] : [texts.payout(amountText(payoutOre))]
  return {
    isGood,
    sentences: [
      commitment === undefined ? texts.late : said(texts.found.commitment, commitment),
      said(words.outcome, outcome),
      ...(found.slip === undefined ? [] : [said(texts.found.slip, found.slip)]),
      ...(slip ? paid : [texts.noBet]),
      ...(isGood ? [] : [texts.fails]),
    ],
  }
}

function said([fits, fails]: readonly [string, string], isFit: boolean): string {
  return isFit ? fits : fails
}

function facts({ round, slip }: LiveChecking): HTMLElement {
  const row = (name: string, value: string | undefined) =>
    value === undefined
      ? []
      : [element('div', {}, element('dt', {}, name), element('dd', { translate: 'no' }, value))]
  return element(
    'dl',
    { class: 'check-facts' },
    ...row(tableTexts.checkRound, String(round.round)),
    ...row(texts.commitment, round.proof?.commitment),
    ...row(tableTexts.checkSeedDrawn, round.seed),
    ...row(texts.tree, round.proof?.root),
    ...row(texts.slip, slip?.key),
  )
}
