import { Card, StatusTag, Table, type TableColumn } from '@nordlys/ui'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { ChangeRow } from './change-rows.ts'

/** The changes asked for, the newest first, and when each holds. [LIM-03] [LIM-04] */
export function ChangeTable({ rows }: { rows: readonly ChangeRow[] }) {
  const t = useTexts()
  if (rows.length === 0) return null
  return (
    <Card title={t('limits.changes_title')}>
      <Table
        caption={t('limits.changes_caption')}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </Card>
  )
}

function columnsOf(t: Translate): readonly TableColumn<ChangeRow>[] {
  return [
    {
      heading: t('limits.changes_at'),
      corner: 'bottom-start',
      cell: ({ at, requestedAt }) => <time dateTime={requestedAt.toISOString()}>{at}</time>,
    },
    {
      heading: t('limits.changes_limit'),
      corner: 'top-start',
      cell: ({ limit, byStaff }) => (
        <>
          {limit}
          {byStaff && <span className="s-limit-change__staff">{t('limits.changes_by_staff')}</span>}
        </>
      ),
    },
    {
      // On a narrow screen both amounts stand in one corner, in the cell that follows.
      heading: t('limits.changes_from'),
      corner: 'top-end',
      atEnd: true,
      cell: ({ from }) => <span className="s-limit-change__from">{from}</span>,
    },
    {
      heading: t('limits.changes_to'),
      corner: 'top-end',
      atEnd: true,
      cell: ({ from, to }) => (
        <>
          <span className="s-limit-change__arrow">
            {from} <span aria-hidden>→</span>
            <span className="n-visually-hidden">{t('limits.changes_arrow')}</span>{' '}
          </span>
          {to}
        </>
      ),
    },
    {
      heading: t('limits.changes_effect'),
      corner: 'bottom-end',
      cell: ({ effect, tone }) => <StatusTag tone={tone}>{effect}</StatusTag>,
    },
  ]
}
