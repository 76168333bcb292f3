import type { OwnSlip } from '@nordlys/contracts'
import { amountText } from '../frame/amounts.ts'
import { noticesAtOnce, tableNotices } from '../tables/shared/table-texts.ts'
import type { KindWords } from './live-kind.ts'
import { type LiveState, mayBet } from './round/play-state.ts'
import { type LiveNotice, ownOf } from './round/view.ts'
import { texts } from './texts.ts'

/** How one's own bet of the round stands, in words; undefined where nobody can bet. */
export function betWords(state: LiveState, laidOre: number): string | undefined {
  const { view, isWatching } = state
  if (isWatching || view.phase === undefined) return undefined
  const slip = ownOf(view, view.round)
  if (laidOre > 0 && isOnItsWay(state, slip, laidOre)) return texts.bet.sending(amountText(laidOre))
  return slip ? slipWords(state, slip) : texts.bet.none
}

function isOnItsWay(state: LiveState, slip: OwnSlip | undefined, laidOre: number): boolean {
  const { view } = state
  return view.sent.length > 0 || (mayBet(state) && slip?.stakeOre !== laidOre)
}

function slipWords({ view }: LiveState, { status, stakeOre, refusal = '' }: OwnSlip): string {
  const amount = amountText(stakeOre)
  if (status === 'booked') return texts.bet.booked(amount)
  if (status === 'refused') return texts.bet.refused(refusalWords(refusal))
  return view.phase === 'betting' ? texts.bet.placed(amount) : texts.bet.booking(amount)
}

/** The news of the table; while the line is cut, with the last known status of one's own bet. */
export function tableWords(
  state: LiveState,
  kind: Pick<KindWords, 'unsettled'>,
): string | undefined {
  const { view, line, ended } = state
  if (ended !== undefined) return refusalWords(ended)
  if (line === 'cut') return cutWords(state)
  if (view.isAway) return texts.away
  const { without, round, phase } = view
  const isNews = without && (without.round === round || phase === 'betting')
  if (isNews) return without.why === 'void' ? texts.void : kind.unsettled
  return view.isEnding ? texts.ending : undefined
}

function cutWords(state: LiveState): string {
  const { view, isWatching } = state
  const slip = ownOf(view, view.round)
  if (isWatching || !slip) return texts.cut
  return [texts.cut, texts.cutBet(slipWords(state, slip)), texts.cutRule].join(' ')
}

/** Why the last bet was not taken. */
export function noticeWords(notice: LiveNotice): string {
  if (notice.why === 'too-late') return texts.tooLate
  if (notice.why === 'refused') return refusalWords(notice.refusal)
  return texts.invalid[notice.refused] ?? texts.invalidElse
}

function refusalWords(refusal: string): string {
  const known: Readonly<Record<string, string>> = { ...tableNotices, ...noticesAtOnce }
  return known[refusal] ?? texts.notTaken
}

/** What the table waits for, beside the countdown. */
export function phaseWords(
  { view, landed, line }: LiveState,
  kind: Pick<KindWords, 'waiting' | 'spin'>,
): string {
  if (view.phase === undefined || line === 'opening') return texts.opening
  if (view.isHeld) return texts.held
  const { phase } = view
  if (phase === 'betting' || phase === 'closing' || phase === 'result') return texts[phase]
  if (view.thrown?.round !== view.round) return kind.waiting
  return view.round <= landed ? texts.result : kind.spin
}
