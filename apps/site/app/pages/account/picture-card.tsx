import { Card, Link } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { PictureRow } from './picture-rows.ts'

/** One's own play in figures, which the server has put into words: 7 days, beside the 30 before them. */
export function PictureCard({ rows }: { rows: readonly PictureRow[] }) {
  const t = useTexts()
  const hasBefore = rows.some(({ before }) => before !== undefined)
  return (
    <Card title={t('play_picture.title')}>
      <table className="s-picture">
        <caption className="n-visually-hidden">{t('play_picture.title')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('play_picture.week')}</th>
            {hasBefore && <th scope="col">{t('play_picture.before')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, week, before }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{week}</td>
              {hasBefore && (
                <td>
                  {before?.total}
                  <span className="s-picture__per-week">{before?.perWeek}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!hasBefore && <p className="n-small n-text-2">{t('play_picture.too_young')}</p>}
      <p className="n-small">
        <Link className="n-link" href="/min-konto/begraensninger">
          {t('play_picture.limits')}
        </Link>
      </p>
    </Card>
  )
}
