import { Card, LinkButton } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageNotFound } from '../../ground/router/not-found.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import './leaving.css'
import { isAnotherSite, ruleIn } from '../../ground/links/leaving-address.ts'

/** Shown before an operator's rule leads to another site; only for a rule that stands. [SEC-75] */
export function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const rule = scope.content.redirects.find(({ path }) => path === ruleIn(url))
  if (!rule || !isAnotherSite(rule.to)) throw pageNotFound(url)
  return { texts: textsOf(scope, 'leaving'), to: rule.to, host: new URL(rule.to).host }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('leaving.page_title'))

export default function LeavingPage() {
  const t = useTexts()
  const { to, host } = useLoaderData<typeof loader>()
  return (
    <div className="n-wrap n-wrap--form s-page">
      <Card className="s-leaving">
        <h1 className="n-h1 n-h1--account">{t('leaving.title')}</h1>
        <p>{t('leaving.text', { host })}</p>
        <p className="n-small n-text-2">{t('leaving.note')}</p>
        <div className="n-ways s-leaving__ways">
          <LinkButton href="/">{t('leaving.stay')}</LinkButton>
          <LinkButton kind="primary" href={to} rel="noreferrer">
            {t('leaving.go', { host })}
          </LinkButton>
        </div>
      </Card>
    </div>
  )
}
