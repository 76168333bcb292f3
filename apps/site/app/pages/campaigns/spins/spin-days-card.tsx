import { Card, Table } from '@nordlys/ui'
import { useTexts } from '../../../ground/text/use-texts.tsx'
import type { SpinDays } from './spin-days.ts'

/** The spins that were played, a line a day, and what became of those that have ended. [SCREEN-14] */
export function SpinDaysCard({ days, ended }: SpinDays) {
  const t = useTexts()
  return (
    <Card title={t('spins.history')}>
      {days.length > 0 && (
        <Table
          caption={t('spins.history_caption')}
          rows={days}
          rowKey={({ day }) => day}
          columns={[
            { heading: t('spins.history_day'), corner: 'top-start', cell: ({ date }) => date },
            {
              heading: t('spins.history_played'),
              corner: 'bottom-start',
              cell: ({ played }) => played,
            },
            {
              heading: t('spins.history_won'),
              corner: 'top-end',
              atEnd: true,
              cell: ({ won }) => won,
            },
          ]}
        />
      )}
      {ended.map(({ key, date, words, won }) => (
        <p key={key} className="s-own-bonus__ended n-small n-text-2">
          {t('spins.ended', { date, words, won })}
        </p>
      ))}
    </Card>
  )
}
