import type { BonusStatus, HistoryLine } from '@nordlys/contracts'
import { formatKroner, formatShortDate, formatTime } from '@nordlys/core'
import { classNames, Link, Money, StatusTag, Table, type TableColumn } from '@nordlys/ui'
import { roundAddress } from '../../ground/links/round-address.ts'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { effectOf, movedOf } from './history-line.ts'
import { PaymentStatusTag } from './payment-status-tag.tsx'
import './history.css'

export interface HistoryTableProps {
  caption: string
  lines: readonly HistoryLine[]
  titles: Readonly<Record<string, string>>
}

/** The moves of the player's money, newest first; losses are as plain as wins. [SCREEN-12] */
export function HistoryTable({ caption, lines, titles }: HistoryTableProps) {
  const t = useTexts()
  return (
    <Table
      caption={caption}
      columns={columnsOf(t, titles)}
      rows={lines}
      rowKey={({ kind, id }) => `${kind} ${id}`}
    />
  )
}

function columnsOf(
  t: Translate,
  titles: HistoryTableProps['titles'],
): readonly TableColumn<HistoryLine>[] {
  return [
    {
      heading: t('transactions.time'),
      corner: 'bottom-start',
      cell: ({ at }) => (
        <time dateTime={at.toISOString()} className="s-history__time">
          {t('transactions.moment', { date: formatShortDate(at), time: formatTime(at) })}
        </time>
      ),
    },
    {
      heading: t('transactions.type'),
      corner: 'top-start',
      cell: (line) => <What line={line} titles={titles} />,
    },
    {
      heading: t('transactions.status'),
      corner: 'bottom-end',
      cell: (line) => <Status line={line} />,
    },
    {
      heading: t('transactions.amount'),
      corner: 'top-end',
      atEnd: true,
      cell: (line) => <Amount line={line} />,
    },
  ]
}

interface LineProps {
  line: HistoryLine
}

function What({ line, titles }: LineProps & Pick<HistoryTableProps, 'titles'>) {
  const t = useTexts()
  const isShown = useIsShown()
  if (isPayment(line)) return <PaymentName line={line} />
  const round = roundOf(line)
  const name = round === undefined ? t('transactions.bonus') : t(nameOfRound(line))
  const href = round === undefined ? '/min-konto/kampagne' : roundAddress(round)
  return (
    <>
      {round !== undefined || isShown('own-campaigns') ? (
        <Link href={href} className="s-history__what s-history__link">
          {name}
        </Link>
      ) : (
        <span className="s-history__what">{name}</span>
      )}
      <span className="s-history__detail">{detailOf(t, line, titles)}</span>
    </>
  )
}

/** The round that a line is of; a jackpot is its round's. */
function roundOf(line: HistoryLine): string | undefined {
  if (line.kind === 'jackpot') return line.roundId
  return line.kind === 'round' ? line.id : undefined
}

function nameOfRound(line: HistoryLine) {
  if (line.kind === 'jackpot') return 'transactions.jackpot_round'
  if (line.kind === 'round' && line.isGamble) return 'transactions.gamble'
  if (line.kind === 'round' && line.isSpin) return 'transactions.promised_spin'
  return 'transactions.round_again'
}

const methodNames = { card: 'transactions.card', mobile_pay: 'transactions.mobile_pay' } as const

type PaymentLine = Extract<HistoryLine, { kind: 'deposit' | 'withdrawal' }>

function isPayment(line: HistoryLine): line is PaymentLine {
  return line.kind === 'deposit' || line.kind === 'withdrawal'
}

function PaymentName({ line }: { line: PaymentLine }) {
  const t = useTexts()
  const isDeposit = line.kind === 'deposit'
  const id = encodeURIComponent(line.id)
  const href = isDeposit ? `/min-konto/indbetal?reference=${id}` : `/min-konto/udbetal#${id}`
  return (
    <>
      <Link href={href} className="s-history__what s-history__link">
        {t(`transactions.${line.kind}`)}
      </Link>
      <span className="s-history__detail">
        {line.last4
          ? t('transactions.card_ends', { last4: line.last4 })
          : t(isDeposit ? methodNames[line.method ?? 'card'] : 'transactions.nemkonto')}
      </span>
      {line.takenOre !== undefined && (
        <span className="s-history__detail">
          {t('transactions.part_taken_back', {
            taken: formatKroner(line.takenOre),
            amount: formatKroner(line.amountOre),
          })}
        </span>
      )}
      {line.waitsFor?.map((wait) => (
        <span key={wait} className="s-history__detail">
          {t(`transactions.waits_${wait}`)}
        </span>
      ))}
    </>
  )
}

/** Of an open round, the stake is shown as what it is: held, and nobody's yet. */
function detailOf(
  t: Translate,
  line: Exclude<HistoryLine, PaymentLine>,
  titles: HistoryTableProps['titles'],
): string {
  if (line.kind === 'jackpot') return t('transactions.jackpot_won')
  if (line.kind === 'bonus') {
    return t(line.reason ? `bonus_ends.${line.reason}` : `transactions.bonus_${line.change}`)
  }
  const game = titles[line.gameId] ?? line.gameId
  const amounts = { stake: formatKroner(line.stakeOre), win: formatKroner(line.winOre) }
  const isOpen = line.state === 'open'
  return t(isOpen ? 'transactions.open_round_detail' : 'transactions.round_detail', {
    game,
    ...amounts,
  })
}

const roundStates = {
  open: { tone: 'info', text: 'transactions.status_open' },
  settled: { tone: 'neutral', text: 'transactions.status_settled' },
  'rolled-back': { tone: 'neutral', text: 'transactions.status_rolled_back' },
} as const

function Status({ line }: LineProps) {
  const t = useTexts()
  switch (line.kind) {
    case 'round': {
      const { tone, text } = roundStates[line.state]
      return <StatusTag tone={tone}>{t(text)}</StatusTag>
    }
    case 'bonus':
      return <BonusStatusTag status={line.status} />
    case 'jackpot':
      return <StatusTag tone="success">{t('transactions.status_implemented')}</StatusTag>
    default:
      return <PaymentStatusTag kind={line.kind} status={line.status} failure={line.failure} />
  }
}

/** The outcome of a bonus looks different from a payment that was carried out. [BONUS-03] */
function BonusStatusTag({ status }: { status: BonusStatus }) {
  const t = useTexts()
  return status === 'bonus-void' ? (
    <StatusTag tone="neutral">{t('transactions.status_bonus_void')}</StatusTag>
  ) : (
    <StatusTag tone="bonus">{t('transactions.status_implemented')}</StatusTag>
  )
}

function Amount({ line }: LineProps) {
  const t = useTexts()
  const effect = effectOf(line)
  return (
    <>
      <span
        className={classNames(
          's-history__amount',
          effect === 'in' && 's-history__amount--in',
          effect === 'void' && 's-history__amount--void',
          effect === 'waiting' && 's-history__amount--waiting',
        )}
      >
        <Money ore={movedOf(line)} signed={effect === 'in' || effect === 'out'} />
      </span>
      {effect === 'waiting' && (
        <span className="s-history__detail">{t('transactions.not_booked')}</span>
      )}
      {line.kind === 'round' && line.balanceAfterOre !== undefined && (
        <span className="s-history__detail">
          {t('transactions.balance_after', { balance: formatKroner(line.balanceAfterOre) })}
        </span>
      )}
    </>
  )
}
