import { Card, Pager, StatusTag, Table, type TableColumn } from '@nordlys/ui'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { bonusAddress } from '../../parts/bonus/bonus-address.ts'
import type { ShownEnd } from './bonus-view.ts'

interface BonusHistoryProps {
  ends: readonly ShownEnd[]
  page: number
  pageCount: number
}

/** The bonuses a player has had, and what became of each. [BONUS-03] */
export function BonusHistory({ ends, page, pageCount }: BonusHistoryProps) {
  const t = useTexts()
  return (
    <Card title={t('bonus.history')}>
      {ends.length === 0 ? (
        <p className="n-small n-text-2">{t('bonus.history_none')}</p>
      ) : (
        <Table
          caption={t('bonus.history_caption')}
          columns={columnsOf(t)}
          rows={ends}
          rowKey={({ key }) => key}
        />
      )}
      {pageCount > 1 && (
        <Pager
          label={t('bonus.history_pages')}
          previousLabel={t('transactions.previous')}
          nextLabel={t('transactions.next')}
          page={page}
          pageCount={pageCount}
          hrefOf={(other) => `${bonusAddress}?side=${other}`}
        />
      )}
    </Card>
  )
}

function columnsOf(t: Translate): readonly TableColumn<ShownEnd>[] {
  return [
    {
      heading: t('bonus.history_bonus'),
      corner: 'top-start',
      cell: ({ name, why }) => (
        <>
          <span className="s-own-bonus__name">{name}</span>
          <span className="s-own-bonus__why">{why}</span>
        </>
      ),
    },
    {
      heading: t('bonus.history_ended'),
      corner: 'bottom-start',
      cell: ({ endedAt }) => endedAt,
    },
    {
      heading: t('bonus.history_status'),
      corner: 'bottom-end',
      cell: ({ status, isFulfilled }) => (
        <StatusTag tone={isFulfilled ? 'success' : 'neutral'}>{status}</StatusTag>
      ),
    },
    {
      heading: t('bonus.history_amount'),
      corner: 'top-end',
      atEnd: true,
      cell: ({ granted }) => granted,
    },
  ]
}
