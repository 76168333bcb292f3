import type { AnswerOf, readSummary, SummaryPart } from '@nordlys/contracts'
import {
  formatAmount,
  formatDate,
  formatKroner,
  hourMs,
  minuteMs,
  type Ore,
  subtract,
  sum,
  timeZone,
  zeroOre,
} from '@nordlys/core'
import { Money } from '@nordlys/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Translate } from '../../../ground/text/texts.ts'
import { type ChartBar, chartOf } from './chart-of.ts'
import type { PeriodName } from './period.ts'

type Summary = AnswerOf<typeof readSummary>

/** The figures of a period as markup: sums, picture and table. It costs a browser no script. */
export function periodMarkup(t: Translate, name: PeriodName, summary: Summary): string {
  return renderToStaticMarkup(
    <>
      <Sums t={t} summary={summary} />
      <Picture t={t} parts={summary.parts} />
      <details className="s-period__more">
        <summary>{t('figures.as_table')}</summary>
        <Table t={t} name={name} summary={summary} />
      </details>
    </>,
  )
}

interface PartsProps {
  t: Translate
  parts: readonly SummaryPart[]
}

/** A loss is a loss: its sign and its word, in the colour of all other amounts. */
function Sums({ t, summary }: { t: Translate; summary: Summary }) {
  const deposited = subtract(summary.depositedOre, summary.takenBackOre)
  const won = sum(summary.wonOre, summary.jackpotsOre)
  return (
    <dl className="n-facts s-period__sums">
      <Sum label={t('figures.deposited')} amount={deposited} mark="deposited" />
      <Sum label={t('figures.withdrawn')} amount={summary.withdrawnOre} mark="withdrawn" />
      <Sum label={t('figures.staked')} amount={summary.stakedOre} />
      <Sum label={t('figures.won')} amount={won} />
      <div>
        <dt>
          <span className="s-period__mark s-period__mark--result" aria-hidden />
          {t('figures.result')}
        </dt>
        <dd>
          <Money ore={summary.resultOre} signed /> {wordOf(t, summary.resultOre)}
        </dd>
      </div>
      <div>
        <dt>{t('figures.time')}</dt>
        <dd>{timeIn(t, summary.playMs)}</dd>
      </div>
    </dl>
  )
}

function Sum({ label, amount, mark }: { label: string; amount: Ore; mark?: ChartBar['kind'] }) {
  return (
    <div>
      <dt>
        {mark && <span className={`s-period__mark s-period__mark--${mark}`} aria-hidden />}
        {label}
      </dt>
      <dd>
        <Money ore={amount} />
      </dd>
    </div>
  )
}

function wordOf(t: Translate, resultOre: Ore): string {
  if (resultOre === zeroOre) return ''
  return t(resultOre < zeroOre ? 'figures.lost' : 'figures.gained')
}

function timeIn(t: Translate, ms: number): string {
  const [hours, minutes] = [Math.floor(ms / hourMs), Math.floor((ms % hourMs) / minuteMs)]
  const inMinutes = t('unit.minutes', { count: String(minutes) })
  return hours === 0 ? inMinutes : `${t('unit.hours', { count: String(hours) })} ${inMinutes}`
}

/** So many dates stand below the picture, the first part's and the last's among them. */
const datesShown = 5

/** The table has the same figures and is read aloud in its place. */
function Picture({ t, parts }: PartsProps) {
  const { lines, bars, result } = chartOf(parts)
  const points = [[0, result.length === 0 ? 0 : zeroTop(lines)], ...result]
  return (
    <div className="s-period__picture" role="img" aria-label={t('figures.picture')}>
      <div className="s-period__plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {lines.map(({ top, amountOre }) => (
            <line
              key={top}
              className={amountOre === zeroOre ? 's-period__zero' : 's-period__line'}
              {...{ x1: 0, x2: 100, y1: top, y2: top }}
            />
          ))}
          {bars.map(({ kind, left, top, width, height }) => (
            <rect
              key={left}
              className={`s-period__bar--${kind}`}
              {...{ x: left, y: top, width, height }}
            />
          ))}
          <polyline className="s-period__result" points={points.map(String).join(' ')} />
        </svg>
        {lines.map(({ top, amountOre }) => (
          <span key={top} className="s-period__amount" style={{ top: `${top}%` }}>
            {formatAmount(amountOre)}
          </span>
        ))}
      </div>
      <div className="s-period__dates">
        {shownDates(parts).map((part) => (
          <span key={part.from.getTime()}>{shortDate(part.from)}</span>
        ))}
      </div>
    </div>
  )
}

function zeroTop(lines: readonly { top: number; amountOre: Ore }[]): number {
  return lines.find(({ amountOre }) => amountOre === zeroOre)?.top ?? 100
}

function shownDates(parts: readonly SummaryPart[]): SummaryPart[] {
  const step = Math.max(1, Math.ceil((parts.length - 1) / (datesShown - 1)))
  return parts.filter((_, place) => place % step === 0)
}

const shortDates = new Intl.DateTimeFormat('da-DK', {
  timeZone,
  day: 'numeric',
  month: 'short',
})
const shortDate = (at: Date) => shortDates.format(at)

/** Where nothing moved, a part has no row: it would say nothing. */
function Table({ t, name, summary }: { t: Translate; name: PeriodName; summary: Summary }) {
  const parts = summary.parts.filter(hasMoved)
  if (parts.length === 0) return <p className="n-small n-text-2">{t('figures.nothing')}</p>
  return (
    // Wider than a phone: it is moved on its own, and by the keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that is moved must be reached
    <section className="s-period__table" aria-label={t(`figures.title_${name}`)} tabIndex={0}>
      <table className="n-small">
        <thead>
          <tr>
            <th scope="col">{t('figures.from')}</th>
            <th scope="col">{t('figures.deposited')}</th>
            <th scope="col">{t('figures.withdrawn')}</th>
            <th scope="col">{t('figures.staked')}</th>
            <th scope="col">{t('figures.won')}</th>
            <th scope="col">{t('figures.result')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Row key={part.from.getTime()} t={t} title={formatDate(part.from)} figures={part} />
          ))}
        </tbody>
        <tfoot>
          <Row t={t} title={t('figures.in_all')} figures={summary} />
        </tfoot>
      </table>
    </section>
  )
}

function hasMoved(part: SummaryPart): boolean {
  const { depositedOre, takenBackOre, withdrawnOre, stakedOre, wonOre, jackpotsOre } = part
  const moved = [depositedOre, takenBackOre, withdrawnOre, stakedOre, wonOre, jackpotsOre]
  return moved.some((amount) => amount !== zeroOre)
}

function Row({ t, title, figures }: { t: Translate; title: string; figures: SummaryPart }) {
  const { depositedOre, takenBackOre, withdrawnOre, stakedOre, resultOre } = figures
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{formatKroner(subtract(depositedOre, takenBackOre))}</td>
      <td>{formatKroner(withdrawnOre)}</td>
      <td>{formatKroner(stakedOre)}</td>
      <td>{formatKroner(sum(figures.wonOre, figures.jackpotsOre))}</td>
      <td>
        <Money ore={resultOre} signed /> {wordOf(t, resultOre)}
      </td>
    </tr>
  )
}
