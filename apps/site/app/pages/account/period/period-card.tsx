import { Card, classNames, Link } from '@nordlys/ui'
import { useTexts } from '../../../ground/text/use-texts.tsx'
import './period.css'
import { type PeriodName, periodHref, periods } from './period.ts'

/** The figures of a period, as the server has drawn them, and the ways to the other periods. [SCREEN-13] */
export function PeriodCard({ name, markup }: { name: PeriodName; markup: string }) {
  const t = useTexts()
  return (
    <Card
      title={t(`figures.title_${name}`)}
      aside={
        <ul className="n-ways n-ways--close" aria-label={t('figures.periods')}>
          {periods.map((each) => (
            <li key={each}>
              <Link
                href={periodHref(each)}
                className={classNames('s-period__way', each === name && 's-period__way--chosen')}
                aria-current={each === name ? 'true' : undefined}
              >
                {t(`figures.period_${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      }
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own server, of escaped texts */}
      <div className="s-period" dangerouslySetInnerHTML={{ __html: markup }} />
    </Card>
  )
}
