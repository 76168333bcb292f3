import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { type CreditGroup, creditsOf } from './credits-of.ts'
import './credits.css'

/** Whose works our pictures are built on, under which licence, and what we changed. */
export function loader({ context }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  return {
    texts: textsOf(scope, 'credits'),
    seo: seoOf(scope, '/billedkilder'),
    icons: creditsOf('icon'),
    typefaces: creditsOf('typeface'),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function CreditsPage() {
  const t = useTexts()
  const { icons, typefaces } = useLoaderData<typeof loader>()
  return (
    <article className="n-wrap s-page s-credits">
      <h1 className="n-h1">{t('credits.title')}</h1>
      <p className="n-reading n-text-2">{t('credits.intro')}</p>
      <Works title={t('credits.icons')} groups={icons} />
      <Works title={t('credits.typefaces')} groups={typefaces} />
    </article>
  )
}

function Works({ title, groups }: { title: string; groups: readonly CreditGroup[] }) {
  return (
    <section>
      <h2 className="n-h2">{title}</h2>
      <div className="s-credits__groups">
        {groups.map((group) => (
          <Group key={`${group.author} ${group.treatment}`} group={group} />
        ))}
      </div>
    </section>
  )
}

function Group({ group }: { group: CreditGroup }) {
  const t = useTexts()
  const { author, license, licenseUrl, treatment, works } = group
  return (
    <section className="n-card s-credits__group">
      <h3 className="n-h3">{author}</h3>
      <p className="n-small n-text-2">
        <a className="n-link" href={licenseUrl} rel="license noopener" target="_blank">
          {t('credits.terms', { license })}
        </a>{' '}
        {t(`credits.${treatment}`)}
      </p>
      <ul className="n-small s-credits__works">
        {works.map(({ name, source }) => (
          <li key={name}>
            <a className="n-link" href={source} rel="noopener" target="_blank" lang="en">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
