import { readPage } from '@nordlys/contracts'
import { formatDate } from '@nordlys/core'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { notFound } from '../error/not-found-page.tsx'
import { callPlatform, scopeOf, textsOf } from '../request-scope.ts'
import { translator } from '../text/texts.ts'
import { useTexts } from '../text/use-texts.tsx'
import './content-page.css'

/** A page of text that an editor writes, found by its address. [ROUTE-21] */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const slug = url.pathname.slice(1).replace(/\.data$/, '')
  const outcome = await callPlatform(scope, readPage, { slug })
  if (!outcome.ok) throw notFound(url.pathname)
  const { page } = outcome
  return {
    texts: textsOf(scope, 'content_page'),
    page,
    inForceFrom: formatDate(new Date(`${page.version}T12:00:00Z`)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  {
    title: translator(loaderData?.texts ?? {})('content_page.page_title', {
      title: loaderData?.page.title ?? '',
    }),
  },
  { name: 'description', content: loaderData?.page.description },
]

export default function ContentPage() {
  const t = useTexts()
  const { page, inForceFrom } = useLoaderData<typeof loader>()
  return (
    <article className="n-wrap s-page s-content-page">
      <h1 className="n-h1">{page.title}</h1>
      <p className="s-content-page__version">{t('content_page.in_force', { date: inForceFrom })}</p>
      {page.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2 className="n-h3">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
