import type { GameMathematics } from '@nordlys/contracts'
import { LinkButton } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { gameAddress, mathematicsAddress } from '../../ground/links/game-address.ts'
import { pageNotFound } from '../../ground/router/not-found.ts'
import { type RequestScope, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { FiguresTable } from '../../parts/figures-table/figures-table.tsx'
import './mathematics.css'

/** The figures of a game's proof for those who want to know them. [PROOF-02] */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const { gameById = '' } = params
  const offered = (await scope.games.catalogue()).find(({ gameId }) => gameId === gameById)
  const mathematics = offered && (await scope.games.mathematics(gameById))
  if (!mathematics) throw pageNotFound(url)
  const { gameId, family } = offered
  const path = mathematicsAddress(offered)
  if (!url.pathname.startsWith(path)) throw redirect(path, 301)
  const t = translator(textsOf(scope, 'mathematics'))
  const game = mathematics.title
  const isTable = family !== 'slot'
  const seo = seoOf(scope, path, {
    title: t(isTable ? 'mathematics.table_title' : 'mathematics.title', { game }),
    description: t(isTable ? 'mathematics.table_description' : 'mathematics.description', { game }),
  })
  return {
    texts: textsOf(scope, 'mathematics', 'games'),
    seo,
    mathematics,
    rules: isTable ? await rulesBeside(scope, mathematics) : [],
    named: { gameId, family },
  }
}

/** The rules of a table, without what the figures tell as well. A slot tells its rules itself. */
async function rulesBeside(scope: RequestScope, { gameId, sections }: GameMathematics) {
  const told = new Set(sections.map(({ heading }) => heading))
  const rules = await scope.games.rules(gameId)
  return rules?.sections.filter(({ heading }) => !told.has(heading)) ?? []
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function MathematicsPage() {
  const t = useTexts()
  const { mathematics, rules, named } = useLoaderData<typeof loader>()
  const { title, sections } = mathematics
  return (
    <article className="n-wrap s-page s-mathematics">
      <h1 className="n-h1">
        {t(named.family !== 'slot' ? 'mathematics.table_title' : 'mathematics.title', {
          game: title,
        })}
      </h1>
      {rules.map((section) => (
        <Section key={section.heading} section={section} />
      ))}
      <p className="n-reading n-text-2">{t('mathematics.intro')}</p>
      {sections.map((section) => (
        <Section key={`tal ${section.heading}`} section={section} />
      ))}
      <LinkButton href={gameAddress('free', named)}>
        {t(named.family === 'live' ? 'games.watch' : 'games.play_for_fun')}
      </LinkButton>
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
