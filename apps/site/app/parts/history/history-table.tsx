import { classNames, Link, Money, StatusTag, Table, type TableColumn } from '@nordlys/ui'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { HistoryRow } from './history-rows.ts'
import './history.css'

/** The moves of the player's money, newest first; losses are as plain as wins. [SCREEN-12] */
export function HistoryTable({ caption, rows }: { caption: string; rows: readonly HistoryRow[] }) {
  const t = useTexts()
  const columns: readonly TableColumn<HistoryRow>[] = [
    {
      heading: t('transactions.time'),
      corner: 'bottom-start',
      cell: ({ at, time }) => (
        <time dateTime={at} className="s-history__time">
          {time}
        </time>
      ),
    },
    {
      heading: t('transactions.type'),
      corner: 'top-start',
      cell: (row) => (
        <>
          <Name row={row} />
          <Details texts={row.details} />
        </>
      ),
    },
    {
      heading: t('transactions.status'),
      corner: 'bottom-end',
      cell: ({ tag }) => <StatusTag tone={tag.tone}>{tag.text}</StatusTag>,
    },
    {
      heading: t('transactions.amount'),
      corner: 'top-end',
      atEnd: true,
      cell: (row) => <Amount row={row} />,
    },
  ]
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />
}

function Name({ row: { name, href, isOfCampaigns } }: { row: HistoryRow }) {
  const isShown = useIsShown()
  if (isOfCampaigns && !isShown('own-campaigns'))
    return <span className="s-history__what">{name}</span>
  return (
    <Link href={href} className="s-history__what s-history__link">
      {name}
    </Link>
  )
}

function Details({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} className="s-history__detail">
      {text}
    </span>
  ))
}

function Amount({ row: { amount, effect, notes } }: { row: HistoryRow }) {
  return (
    <>
      <span
        className={classNames(
          's-history__amount',
          effect !== 'out' && `s-history__amount--${effect}`,
        )}
      >
        <Money ore={amount} signed={effect === 'in' || effect === 'out'} />
      </span>
      <Details texts={notes} />
    </>
  )
}
