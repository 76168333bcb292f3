import type { ClientHand } from '@nordlys/contracts'
import { importAgain } from '@nordlys/core'
import { element } from '../../frame/element.ts'
import type { Page } from '../../frame/panel.ts'
import type { Checking, Verdict } from './check-hand.ts'
import { tableTexts } from './table-texts.ts'

interface CheckParts extends Checking {
  /** The hand that was played last. */
  last(): ClientHand | undefined
  /** Of a game without choices: its seed is drawn after the bets, and nothing was committed to. */
  readonly drawn?: { readonly lead: string; readonly holds: string }
}

/** "Kontrollér runden": the browser works commitment and cards out itself. */
export function checkPage({ last, drawn, ...parts }: CheckParts): Page {
  const verdicts: Readonly<Record<Verdict, string>> = {
    holds: drawn?.holds ?? tableTexts.checkHolds,
    fails: drawn ? tableTexts.checkFailsDrawn : tableTexts.checkFails,
    unable: tableTexts.checkUnable,
    'other-rules': tableTexts.checkOtherRules,
  }
  return {
    name: 'check',
    title: tableTexts.check,
    fill(into) {
      const hand = last()
      if (!hand?.end) {
        into.append(element('p', {}, tableTexts.checkNone))
        return
      }
      const verdict = element('p', { class: 'check-verdict', role: 'status' })
      into.append(
        element('p', {}, drawn?.lead ?? tableTexts.checkLead),
        verdict,
        facts(hand, hand.end.seed),
      )
      void verdictOn(hand, parts).then((found) => {
        verdict.dataset.verdict = found
        verdict.textContent = verdicts[found]
      })
    },
  }
}

/** How it is worked out is no weight before the first bet. */
async function verdictOn(hand: ClientHand, parts: Checking): Promise<Verdict> {
  const script = await importAgain(() => import('./check-hand.ts'), 'checkHand').catch(
    () => undefined,
  )
  return script ? script.checkHand(hand, parts) : 'unable'
}

function facts({ round, commitment }: ClientHand, seed: string): HTMLElement {
  const row = (name: string, value: string) =>
    element('div', {}, element('dt', {}, name), element('dd', { translate: 'no' }, value))
  return element(
    'dl',
    { class: 'check-facts' },
    row(tableTexts.checkRound, round),
    ...(commitment === undefined
      ? [row(tableTexts.checkSeedDrawn, seed)]
      : [row(tableTexts.checkCommitment, commitment), row(tableTexts.checkSeed, seed)]),
  )
}
