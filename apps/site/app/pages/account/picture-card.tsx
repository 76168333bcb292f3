import type { PlaySums } from '@nordlys/contracts'
import { Card, Link } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { pictureRows } from './picture-rows.ts'

export interface PictureCardProps {
  week: PlaySums
  before?: PlaySums | undefined
}

/** One's own play in figures: the last 7 days, beside a week of the time before. */
export function PictureCard({ week, before }: PictureCardProps) {
  const t = useTexts()
  return (
    <Card title={t('play_picture.title')}>
      <table className="s-picture">
        <caption className="n-visually-hidden">{t('play_picture.title')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('play_picture.week')}</th>
            {before && <th scope="col">{t('play_picture.before')}</th>}
          </tr>
        </thead>
        <tbody>
          {pictureRows(t, { week, before }).map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.week}</td>
              {before && <td>{row.before}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {!before && <p className="n-small n-text-2">{t('play_picture.too_young')}</p>}
      <p className="n-small">
        <Link className="n-link" href="/min-konto/begraensninger">
          {t('play_picture.limits')}
        </Link>
      </p>
    </Card>
  )
}
