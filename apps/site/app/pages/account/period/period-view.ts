import type { AnswerOf, readSummary, SummaryPart } from '@nordlys/contracts'
import {
  formatAmount,
  formatDate,
  formatKroner,
  type Ore,
  subtract,
  sum,
  timeZone,
  zeroOre,
} from '@nordlys/core'
import type { Translate } from '../../../ground/text/texts.ts'
import { type ChartBar, chartOf } from './chart-of.ts'
import { inWords } from './in-words.ts'
import { type PeriodName, periodHref, periods } from './period.ts'

type Summary = AnswerOf<typeof readSummary>

/** The figures of a period in words and places: the server makes them, and a browser only draws. */
export interface PeriodView {
  title: string
  waysLabel: string
  ways: { href: string; text: string; isChosen: boolean }[]
  sums: { label: string; value: string; mark?: ChartBar['kind'] | 'result' }[]
  picture: {
    label: string
    lines: { top: number; amount: string; isZero: boolean }[]
    bars: ChartBar[]
    points: string
    dates: string[]
  }
  table: { label: string; empty: string; columns: string[]; rows: { cells: string[] }[] }
}

/** As above. A loss is a loss: its sign and its word, in the colour of all other amounts. */
export function periodView(t: Translate, name: PeriodName, summary: Summary): PeriodView {
  return {
    title: t(`figures.title_${name}`),
    waysLabel: t('figures.periods'),
    ways: periods.map((each) => ({
      href: periodHref(each),
      text: t(`figures.period_${each}`),
      isChosen: each === name,
    })),
    sums: sumsOf(t, summary),
    picture: pictureOf(t, summary.parts),
    table: tableOf(t, summary),
  }
}

function sumsOf(t: Translate, summary: Summary): PeriodView['sums'] {
  const [deposited, withdrawn, staked, won, result] = cellsOf(t, summary)
  return [
    { label: t('figures.deposited'), value: deposited, mark: 'deposited' },
    { label: t('figures.withdrawn'), value: withdrawn, mark: 'withdrawn' },
    { label: t('figures.staked'), value: staked },
    { label: t('figures.won'), value: won },
    { label: t('figures.result'), value: result, mark: 'result' },
    { label: t('figures.time'), value: inWords(t, summary.playMs) },
  ]
}

/** Deposited less what was taken back, withdrawn, staked, won with jackpots, and the result in words. */
function cellsOf(t: Translate, figures: SummaryPart) {
  const { depositedOre, takenBackOre, withdrawnOre, stakedOre, resultOre } = figures
  return [
    formatKroner(subtract(depositedOre, takenBackOre)),
    formatKroner(withdrawnOre),
    formatKroner(stakedOre),
    formatKroner(sum(figures.wonOre, figures.jackpotsOre)),
    resultIn(t, resultOre),
  ] as const
}

function resultIn(t: Translate, resultOre: Ore): string {
  if (resultOre === zeroOre) return formatKroner(resultOre)
  if (resultOre < zeroOre) return `${formatKroner(resultOre)} ${t('figures.lost')}`
  return `+${formatKroner(resultOre)} ${t('figures.gained')}`
}

/** So many dates stand below the picture, the first part's among them. */
const datesShown = 5

function pictureOf(t: Translate, parts: readonly SummaryPart[]): PeriodView['picture'] {
  const { lines, bars, result } = chartOf(parts)
  const zero = lines.find(({ amountOre }) => amountOre === zeroOre)?.top ?? 100
  const step = Math.max(1, Math.ceil((parts.length - 1) / (datesShown - 1)))
  return {
    label: t('figures.picture'),
    lines: lines.map(({ top, amountOre }) => ({
      top,
      amount: formatAmount(amountOre),
      isZero: amountOre === zeroOre,
    })),
    bars,
    points: [[0, zero], ...result].join(' '),
    dates: parts
      .filter((_, place) => place % step === 0)
      .map(({ from }) => shortDates.format(from)),
  }
}

const shortDates = new Intl.DateTimeFormat('da-DK', { timeZone, day: 'numeric', month: 'short' })

/** A part in which nothing moved has no row. The last row is the whole period. */
function tableOf(t: Translate, summary: Summary): PeriodView['table'] {
  const names = ['from', 'deposited', 'withdrawn', 'staked', 'won', 'result'] as const
  const moved = summary.parts.filter(hasMoved)
  // On one line also where other first cells may break: a phone moves the table sideways.
  const dateOf = ({ from }: SummaryPart) => formatDate(from).replaceAll(' ', '\u00a0')
  const rows = moved.map((part) => ({ cells: [dateOf(part), ...cellsOf(t, part)] }))
  const whole = { cells: [t('figures.in_all'), ...cellsOf(t, summary)] }
  return {
    label: t('figures.as_table'),
    empty: t('figures.nothing'),
    columns: names.map((name) => t(`figures.${name}`)),
    rows: moved.length === 0 ? [] : [...rows, whole],
  }
}

function hasMoved(part: SummaryPart): boolean {
  const { depositedOre, takenBackOre, withdrawnOre, stakedOre, wonOre, jackpotsOre } = part
  const moved = [depositedOre, takenBackOre, withdrawnOre, stakedOre, wonOre, jackpotsOre]
  return moved.some((amount) => amount !== zeroOre)
}
