import type { GameMathematics } from '@nordlys/contracts'
import { LinkButton } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { gameAddress } from '../../ground/links/game-address.ts'
import { pageNotFound } from '../../ground/router/not-found.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { FiguresTable } from './figures-table.tsx'
import './mathematics.css'

/** The figures of a game's proof for whoever wants to know them. [PROOF-02] */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const mathematics = await scope.games.mathematics(params.gameById ?? '')
  if (!mathematics) throw pageNotFound(url)
  const t = translator(textsOf(scope, 'mathematics'))
  const game = mathematics.title
  const seo = seoOf(scope, url.pathname, {
    title: t('mathematics.title', { game }),
    description: t('mathematics.description', { game }),
  })
  return { texts: textsOf(scope, 'mathematics', 'games'), seo, mathematics }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function MathematicsPage() {
  const t = useTexts()
  const { gameId, title, sections } = useLoaderData<typeof loader>().mathematics
  return (
    <article className="n-wrap s-page s-mathematics">
      <h1 className="n-h1">{t('mathematics.title', { game: title })}</h1>
      <p className="n-reading n-text-2">{t('mathematics.intro')}</p>
      {sections.map((section) => (
        <Section key={section.heading} section={section} />
      ))}
      <LinkButton href={gameAddress('free', gameId)}>{t('games.play_for_fun')}</LinkButton>
    </article>
  )
}

function Section({ section }: { section: GameMathematics['sections'][number] }) {
  const { heading, paragraphs, table } = section
  return (
    <section>
      <h2 className="n-h3">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="n-reading n-text-2">
          {paragraph}
        </p>
      ))}
      {table && <FiguresTable title={heading} table={table} />}
    </section>
  )
}
