import { Card, Table } from '@nordlys/ui'
import { useTexts } from '../../../ground/text/use-texts.tsx'
import type { SpinDays } from './spin-days.ts'

/** Days in sight; those before them stand behind a press. */
const inSight = 31

/** The spins that were played, a line a day, and what became of those that have ended. [SCREEN-14] */
export function SpinDaysCard({ days, ended }: SpinDays) {
  const t = useTexts()
  const [latest, earlier] = [days.slice(0, inSight), days.slice(inSight)]
  return (
    <Card title={t('spins.history')}>
      {latest.length > 0 && <DaysTable caption={t('spins.history_caption')} days={latest} />}
      {earlier.length > 0 && (
        <details className="s-offer-fold">
          <summary className="n-label">{t('spins.history_earlier')}</summary>
          <DaysTable caption={t('spins.history_earlier')} days={earlier} />
        </details>
      )}
      {ended.map(({ key, date, words, won }) => (
        <p key={key} className="s-own-bonus__ended n-small n-text-2">
          {t('spins.ended', { date, words, won })}
        </p>
      ))}
    </Card>
  )
}

function DaysTable({ caption, days }: { caption: string; days: SpinDays['days'] }) {
  const t = useTexts()
  return (
    <Table
      caption={caption}
      rows={days}
      rowKey={({ day }) => day}
      columns={[
        { heading: t('spins.history_day'), corner: 'top-start', cell: ({ date }) => date },
        {
          heading: t('spins.history_played'),
          corner: 'bottom-start',
          cell: ({ played }) => played,
        },
        { heading: t('spins.history_won'), corner: 'top-end', atEnd: true, cell: ({ won }) => won },
      ]}
    />
  )
}
