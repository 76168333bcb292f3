import type { HistoryLine, StretchLine, TransactionLine } from '@nordlys/contracts'
import {
  dateOf,
  formatCount,
  formatKroner,
  formatShortDate,
  formatTime,
  type Ore,
} from '@nordlys/core'
import type { StatusTone } from '@nordlys/ui'
import { roundAddress } from '../../ground/links/round-address.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { effectOf, movedOf } from './history-line.ts'
import { shownStatus } from './payment-status.ts'
import { roundTitle } from './round-title.ts'

/** A line of the list in words: the server makes it, and a browser only draws. */
export interface HistoryRow {
  key: string
  /** For programs, in ISO form. */
  at: string
  time: string
  name: string
  href: string
  /** Leads to the player's campaigns, which are not for every standing. */
  isOfCampaigns?: true
  details: string[]
  tag: { tone: StatusTone; text: string }
  amount: Ore
  effect: ReturnType<typeof effectOf>
  /** Beside the amount. */
  notes: string[]
}

/** The list of a stretch's rounds. */
export function stretchAddress({ first, last }: StretchLine['numbers']): string {
  return `/min-konto/transaktioner?runder=${first}-${last}`
}

interface HistoryWords {
  titles: Readonly<Record<string, string>>
  /** Where the rounds of a stretch are listed. */
  stretchHref: (numbers: StretchLine['numbers']) => string
}

export function historyRows(
  t: Translate,
  lines: readonly TransactionLine[],
  words: HistoryWords,
): HistoryRow[] {
  return lines.map((line) => ({
    key: `${line.kind} ${line.id}`,
    at: line.at.toISOString(),
    time: momentText(t, line.at),
    ...whatIs(t, line, words),
    tag: tagOf(t, line),
    amount: movedOf(line),
    effect: effectOf(line),
    notes: notesOf(t, line),
  }))
}

function momentText(t: Translate, at: Date): string {
  return t('transactions.moment', { date: formatShortDate(at), time: formatTime(at) })
}

type What = Pick<HistoryRow, 'name' | 'href' | 'details' | 'isOfCampaigns'>

function whatIs(t: Translate, line: TransactionLine, { titles, stretchHref }: HistoryWords): What {
  switch (line.kind) {
    case 'stretch':
      return {
        name: stretchName(t, line, titles),
        href: stretchHref(line.numbers),
        details: [stretchDetail(t, line)],
      }
    case 'round':
      return {
        name: t(nameOfRound(line)),
        href: roundAddress(line.id),
        details: [roundDetail(t, line, titles)],
      }
    case 'jackpot':
      return {
        name: t('transactions.jackpot_round'),
        href: roundAddress(line.roundId),
        details: [t('transactions.jackpot_won')],
      }
    case 'bonus': {
      const detail = line.reason ? (`bonus_ends.${line.reason}` as const) : undefined
      return {
        name: t('transactions.bonus'),
        href: '/min-konto/kampagne',
        isOfCampaigns: true,
        details: [t(detail ?? `transactions.bonus_${line.change}`)],
      }
    }
    default:
      return paymentWhat(t, line)
  }
}

/** The heading of a stretch, as its rounds have it too. */
export function stretchName(
  t: Translate,
  { gameId, rounds }: Pick<StretchLine, 'gameId' | 'rounds'>,
  titles: HistoryWords['titles'],
): string {
  const count = formatCount(rounds)
  return t('transactions.stretch', {
    game: titles[gameId] ?? gameId,
    rounds: rounds === 1 ? t('transactions.one_round') : t('transactions.some_rounds', { count }),
  })
}

/** Dates only where it began on another day than it ended. */
function stretchDetail(t: Translate, { beganAt, at, stakeOre, winOre }: StretchLine): string {
  const isOneDay = dateOf(beganAt) === dateOf(at)
  const moment = (of: Date) => (isOneDay ? formatTime(of) : momentText(t, of))
  return t('transactions.stretch_detail', {
    ...{ from: moment(beganAt), to: moment(at) },
    ...{ stake: formatKroner(stakeOre), win: formatKroner(winOre) },
  })
}

type RoundLine = Extract<HistoryLine, { kind: 'round' }>

function nameOfRound({ isGamble, isSpin }: RoundLine) {
  if (isGamble) return 'transactions.gamble'
  return isSpin ? 'transactions.promised_spin' : 'transactions.round_again'
}

/**
 * Of an open round, the stake is shown as what it is: held, and nobody's yet. A pending one has no payout to
 * show. [LV20]
 */
function roundDetail(t: Translate, line: RoundLine, titles: HistoryWords['titles']): string {
  const words = { game: roundTitle(t, line, titles), stake: formatKroner(line.stakeOre) }
  if (line.isPending) return t('transactions.pending_round_detail', words)
  const isOpen = line.state === 'open'
  return t(isOpen ? 'transactions.open_round_detail' : 'transactions.round_detail', {
    ...words,
    win: formatKroner(line.winOre),
  })
}

const methodNames = { card: 'transactions.card', mobile_pay: 'transactions.mobile_pay' } as const

type PaymentLine = Extract<HistoryLine, { kind: 'deposit' | 'withdrawal' }>

function paymentWhat(t: Translate, line: PaymentLine): What {
  const isDeposit = line.kind === 'deposit'
  const id = encodeURIComponent(line.id)
  const way = line.last4
    ? t('transactions.card_ends', { last4: line.last4 })
    : t(isDeposit ? methodNames[line.method ?? 'card'] : 'transactions.nemkonto')
  const taken = line.takenOre !== undefined && {
    taken: formatKroner(line.takenOre),
    amount: formatKroner(line.amountOre),
  }
  return {
    name: t(`transactions.${line.kind}`),
    href: isDeposit ? `/min-konto/indbetal?reference=${id}` : `/min-konto/udbetal#${id}`,
    details: [
      way,
      ...(taken ? [t('transactions.part_taken_back', taken)] : []),
      ...(line.waitsFor ?? []).map((wait) => t(`transactions.waits_${wait}`)),
    ],
  }
}

const roundStates = {
  pending: { tone: 'info', text: 'transactions.status_round_pending' },
  open: { tone: 'info', text: 'transactions.status_open' },
  settled: { tone: 'neutral', text: 'transactions.status_settled' },
  'rolled-back': { tone: 'neutral', text: 'transactions.status_rolled_back' },
} as const

/** The outcome of a bonus looks different from a payment that was carried out. [BONUS-03] */
const bonusStates = {
  implemented: { tone: 'bonus', text: 'transactions.status_implemented' },
  'bonus-void': { tone: 'neutral', text: 'transactions.status_bonus_void' },
} as const

function tagOf(t: Translate, line: TransactionLine): HistoryRow['tag'] {
  const shown = statusOf(line)
  return { tone: shown.tone, text: t(shown.text) }
}

function statusOf(line: TransactionLine) {
  if ('isPending' in line && line.isPending) return roundStates.pending
  switch (line.kind) {
    case 'stretch':
      return roundStates[line.openStakesOre === undefined ? 'settled' : 'open']
    case 'round':
      return roundStates[line.state]
    case 'bonus':
      return bonusStates[line.status]
    case 'jackpot':
      return { tone: 'success', text: 'transactions.status_implemented' } as const
    default:
      return shownStatus(line)
  }
}

function notesOf(t: Translate, line: TransactionLine): string[] {
  if (effectOf(line) === 'waiting') return [t('transactions.not_booked')]
  if (line.kind !== 'round' && line.kind !== 'stretch') return []
  const { balanceAfterOre } = line
  const open = line.kind === 'stretch' ? line.openStakesOre : undefined
  return [
    ...(open === undefined ? [] : [t('transactions.open_stakes', { amount: formatKroner(open) })]),
    ...(balanceAfterOre === undefined
      ? []
      : [t('transactions.balance_after', { balance: formatKroner(balanceAfterOre) })]),
  ]
}
