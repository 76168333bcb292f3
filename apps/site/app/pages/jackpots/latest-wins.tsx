import { formatShortDate, formatTime } from '@nordlys/core'
import { Card, Money, Table } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { Board } from '../../parts/jackpot-board/read-board.ts'

/** The latest wins, and never by whom. */
export function LatestWins({ wins }: Pick<Board, 'wins'>) {
  const t = useTexts()
  return (
    <section className="s-jackpots__network" aria-labelledby="seneste">
      <h2 className="n-h2" id="seneste">
        {t('jackpots.wins')}
      </h2>
      {wins.length === 0 && <p className="n-text-2">{t('jackpots.wins_none')}</p>}
      {wins.length > 0 && (
        <Card>
          <Table
            caption={t('jackpots.wins')}
            rows={wins}
            rowKey={({ nameDa, at, amountOre }) => `${nameDa} ${at.toISOString()} ${amountOre}`}
            columns={[
              {
                heading: t('jackpots.wins_time'),
                corner: 'bottom-start',
                cell: ({ at }) => (
                  <time dateTime={at.toISOString()}>
                    {t('jackpots.moment', { date: formatShortDate(at), time: formatTime(at) })}
                  </time>
                ),
              },
              {
                heading: t('jackpots.wins_jackpot'),
                corner: 'top-start',
                cell: ({ nameDa }) => nameDa,
              },
              {
                heading: t('jackpots.wins_amount'),
                corner: 'top-end',
                atEnd: true,
                cell: ({ amountOre }) => <Money ore={amountOre} gold />,
              },
            ]}
          />
        </Card>
      )}
    </section>
  )
}
