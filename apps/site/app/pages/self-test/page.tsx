import { Card, Link } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { treatmentCentresOf } from '../../ground/configuration/configuration.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { HelpWays } from '../../parts/helpline/help-ways.tsx'
import { QuestionsList } from './questions-list.tsx'
import './self-test.css'

/** A test of one's own play, answered in the browser alone; the same page for everybody. */
export function loader({ context }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  return {
    texts: textsOf(scope, 'self_test', 'helpline', 'question'),
    seo: seoOf(scope, '/selvtest'),
    centres: treatmentCentresOf(scope.content),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

const readings = ['nothing', 'some', 'much'] as const

export default function SelfTestPage() {
  const t = useTexts()
  const { authorities } = useShell()
  const { centres } = useLoaderData<typeof loader>()
  return (
    <article className="n-wrap s-page s-self-test">
      <h1 className="n-h1">{t('self_test.title')}</h1>
      <p className="n-reading n-text-2">{t('self_test.intro')}</p>
      <QuestionsList />
      <Card title={t('self_test.read_title')}>
        <dl className="s-self-test__readings">
          {readings.map((known) => (
            <div key={known}>
              <dt>{t(`self_test.if_${known}`)}</dt>
              <dd>{t(`self_test.read_${known}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="n-small n-text-2">
          {t('self_test.own')}{' '}
          <Link className="n-link" href={authorities.stopSpilletUrl}>
            {t('self_test.validated')}
          </Link>
        </p>
      </Card>
      <HelpWays centres={centres} />
    </article>
  )
}
