import { importAgain } from '@nordlys/core'
import { amountText } from '../frame/amounts.ts'
import { element } from '../frame/element.ts'
import type { Page } from '../frame/panel.ts'
import { tableTexts } from '../tables/shared/table-texts.ts'
import type { LiveChecking, LiveVerdict } from './check/check-live-round.ts'
import type { KindWords } from './live-kind.ts'
import { texts } from './texts.ts'

/** "Kontrollér runden": the browser works the last round out itself, and says what that proves. [PROOF-03] */
export function checkLivePage(
  last: () => LiveChecking | undefined,
  words: KindWords['check'],
): Page {
  return {
    name: 'check',
    title: texts.check,
    fill(into) {
      const checking = last()
      if (!checking) {
        into.append(element('p', {}, texts.checkNone))
        return
      }
      const verdict = element('div', { class: 'check-verdict', role: 'status' })
      into.append(
        element('p', {}, texts.checkLead),
        verdict,
        element('p', {}, words.proves),
        element('p', {}, words.provesNot),
        facts(checking),
      )
      void verdictOn(checking).then((found) => {
        const { isGood, sentences } = wordsOf(found, { ...checking, words })
        verdict.dataset.verdict = isGood ? 'holds' : 'fails'
        verdict.replaceChildren(...sentences.map((words) => element('p', {}, words)))
      })
    },
  }
}

type Found = LiveVerdict | 'unable' | 'other-rules'

/** How it is worked out is no weight before the first bet. */
async function verdictOn(checking: LiveChecking): Promise<Found> {
  const script = await importAgain(
    () => import('./check/check-live-round.ts'),
    'checkLiveRound',
  ).catch(() => undefined)
  return script ? script.checkLiveRound(checking) : 'unable'
}

/** What was found, a sentence each; good unless something that was worked out does not fit. */
export function wordsOf(
  found: Found,
  { slip, words }: Pick<LiveChecking, 'slip'> & { words: KindWords['check'] },
) {
  if (found === 'unable') return { isGood: false, sentences: [tableTexts.checkUnable] }
  if (found === 'other-rules') return { isGood: false, sentences: [tableTexts.checkOtherRules] }
  const { commitment, outcome, payoutOre } = found
  const isGood = commitment !== false && outcome && found.slip !== false
  const paid = payoutOre === undefined ? [] : [texts.checkPayout(amountText(payoutOre))]
  return {
    isGood,
    sentences: [
      commitment === undefined ? texts.checkLate : said(texts.checks.commitment, commitment),
      said(words.outcome, outcome),
      ...(found.slip === undefined ? [] : [said(texts.checks.slip, found.slip)]),
      ...(slip ? paid : [texts.checkNoBet]),
      ...(isGood ? [] : [texts.checkFails]),
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
    ...row(texts.checkCommitment, round.proof?.commitment),
    ...row(tableTexts.checkSeedDrawn, round.seed),
    ...row(texts.checkTree, round.proof?.root),
    ...row(texts.checkSlip, slip?.key),
  )
}
