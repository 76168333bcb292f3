import { Card } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import './markers.css'

/** The record of how the player plays, what it led to and when: their own data, on request. */
export function MarkersCard({ lines }: { lines: readonly string[] }) {
  const t = useTexts()
  return (
    <Card title={t('markers.card_title')}>
      <p className="n-text-2">{t('markers.card_text')}</p>
      <details className="s-markers">
        <summary>{t('markers.card_open')}</summary>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
