import { formatKroner, ore } from '@nordlys/core'
import type { Checked, CheckedFact, Finding } from '@nordlys/game-math/check/record'
import type { TextKey, Translate } from '../../../ground/text/texts.ts'

/** A checked figure in words. */
interface ToldFinding {
  key: string
  name: string
  agrees: boolean
  /** What differs; undefined where it agrees. */
  wrong: string | undefined
}

export interface ToldCheck {
  tone: 'success' | 'danger' | 'info'
  verdict: string
  findings: readonly ToldFinding[]
}

/** What a check found, as the page says it: each figure by its name, and what differs in it. */
export function tellCheck(t: Translate, checked: Checked): ToldCheck {
  const findings = checked.findings.map((each, place) => tellFinding(t, each, place))
  if (findings.some((each) => !each.agrees)) {
    return { tone: 'danger', verdict: t('round.check_differs'), findings }
  }
  const { tone, text } = verdicts[checked.kind]
  return { tone, verdict: t(text), findings }
}

const verdicts = {
  played: { tone: 'success', text: 'round.check_agrees' },
  sums: { tone: 'info', text: 'round.check_sums' },
  open: { tone: 'info', text: 'round.check_open' },
  unable: { tone: 'info', text: 'round.check_unable' },
} as const satisfies Record<Checked['kind'], { tone: ToldCheck['tone']; text: TextKey }>

const names = {
  definition: 'round.fact_definition',
  game: 'round.fact_game',
  commitment: 'round.fact_commitment',
  choices: 'round.fact_choices',
  rule: 'round.fact_rule',
  stake: 'round.fact_stake',
  'stake-parts': 'round.fact_stake_parts',
  'stake-sum': 'round.fact_stake_sum',
  raises: 'round.fact_raises',
  gambled: 'round.fact_gambled',
  win: 'round.fact_win',
  'win-parts': 'round.fact_win_parts',
  'win-sum': 'round.fact_win_sum',
  'movement-parts': 'round.fact_movement_parts',
  'jackpot-draw': 'round.fact_jackpot_draw',
  'jackpot-amount': 'round.fact_jackpot_amount',
} as const satisfies Record<CheckedFact, TextKey>

function tellFinding(t: Translate, finding: Finding, place: number): ToldFinding {
  const { fact, agrees, onPage, worked } = finding
  const shown = valueText(onPage)
  const told = { key: `${fact} ${place}`, name: t(names[fact]), agrees }
  if (agrees) return { ...told, wrong: undefined }
  const wrong =
    worked === 'none'
      ? t('round.check_wrong_none', { shown })
      : t('round.check_wrong', { shown, worked: valueText(worked) })
  return { ...told, wrong }
}

function valueText(value: Finding['onPage']): string {
  return typeof value === 'number' ? formatKroner(ore(value)) : value
}
