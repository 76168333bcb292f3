import type { OwnMarkers } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { Card } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { markWords } from '../../parts/markers/mark-words.ts'

const standingTexts = {
  0: 'markers.standing_0',
  1: 'markers.standing_1',
  2: 'markers.standing_2',
  3: 'markers.standing_3',
} as const

/** What is held of how the player plays, what it led to and when: their own data, on request. */
export function MarkersCard({ level, marks, changes }: OwnMarkers) {
  const t = useTexts()
  return (
    <Card title={t('markers.card_title')}>
      <p className="n-text-2">{t('markers.card_text')}</p>
      <details>
        <summary>{t('markers.card_open')}</summary>
        <p>{t(standingTexts[level])}</p>
        <ul>
          {marks.map((mark) => (
            <li key={mark.name}>{markWords(t, mark)}</li>
          ))}
        </ul>
        {changes.length > 0 && <p className="n-label">{t('markers.changes')}</p>}
        <ul>
          {changes.map(({ at, from, to }) => (
            <li key={at.getTime()}>
              {t('markers.change', {
                moment: formatMoment(at),
                from: String(from),
                to: String(to),
              })}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
