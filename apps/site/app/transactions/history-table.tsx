import type { HistoryLine } from '@nordlys/contracts'
import {
  formatKroner,
  formatShortDate,
  formatTime,
  negate,
  type Ore,
  subtract,
} from '@nordlys/core'
import { classNames, Link, Money, StatusTag, Table, type TableColumn } from '@nordlys/ui'
import type { Translate } from '../text/texts.ts'
import { useTexts } from '../text/use-texts.tsx'
import { PaymentStatusTag } from './payment-status-tag.tsx'

export interface HistoryTableProps {
  caption: string
  lines: readonly HistoryLine[]
  titles: Readonly<Record<string, string>>
}

/** What moved the player's money, newest first; losses are written as plainly as wins. [SCREEN-12] */
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
  if (line.kind === 'round') {
    const game = titles[line.gameId] ?? line.gameId
    const amounts = { stake: formatKroner(line.stakeOre), win: formatKroner(line.winOre) }
    return (
      <>
        <span className="s-history__what">{t('transactions.round')}</span>
        <span className="s-history__detail">
          {t('transactions.round_detail', { game, ...amounts })}
        </span>
      </>
    )
  }
  const isDeposit = line.kind === 'deposit'
  const id = encodeURIComponent(line.id)
  const href = isDeposit ? `/min-konto/indbetal?reference=${id}` : `/min-konto/udbetal#${id}`
  return (
    <>
      <Link href={href} className="s-history__what s-history__link">
        {t(`transactions.${line.kind}`)}
      </Link>
      <span className="s-history__detail">
        {t(isDeposit ? 'transactions.card' : 'transactions.nemkonto')}
      </span>
    </>
  )
}

function Status({ line }: LineProps) {
  const t = useTexts()
  if (line.kind === 'round') {
    return <StatusTag tone="neutral">{t('transactions.status_settled')}</StatusTag>
  }
  return <PaymentStatusTag kind={line.kind} status={line.status} failure={line.failure} />
}

function Amount({ line }: LineProps) {
  const t = useTexts()
  const amount = movedOf(line)
  const movedNothing =
    line.kind !== 'round' && (line.status === 'canceled' || line.status === 'reversed')
  const isIn = amount > 0n && !movedNothing
  return (
    <>
      <span
        className={classNames(
          's-history__amount',
          isIn && 's-history__amount--in',
          movedNothing && 's-history__amount--void',
        )}
      >
        <Money ore={amount} keepOre signed={!movedNothing} />
      </span>
      {line.kind === 'round' && (
        <span className="s-history__detail">
          {t('transactions.balance_after', { balance: formatKroner(line.balanceAfterOre) })}
        </span>
      )}
    </>
  )
}

/** What the line did, or would have done, to the balance. */
function movedOf(line: HistoryLine): Ore {
  if (line.kind === 'round') return subtract(line.winOre, line.stakeOre)
  return line.kind === 'deposit' ? line.amountOre : negate(line.amountOre)
}
