import { type Block, isShown } from '@nordlys/contracts'
import { formatDate } from '@nordlys/core'
import { Button } from '@nordlys/ui'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
} from 'react-router'
import { cookiePolicyAddress, openCookieSettings } from '../../ground/browser/open-settings.ts'
import { imageUrl } from '../../ground/links/image-address.ts'
import { notFound } from '../../ground/router/not-found.ts'
import { customPage } from '../../ground/scope/custom-page.ts'
import { isRefused } from '../../ground/scope/refused-page.ts'
import { type RequestScope, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Blocks } from '../../parts/content/blocks.tsx'
import { readBlockGames } from '../../parts/content/read-block-games.ts'
import { fillPieces, namesOffer } from '../../parts/offer/offer-words.ts'
import { loadWelcomeOffer } from '../../parts/offer/welcome-offer.ts'
import './content-page.css'

/**
 * The page of every address that no other takes: a text that an editor wrote for it. The guards
 * have followed the operator's rules and found the page. [ROUTE-20, ROUTE-21, ROUTE-22]
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const { pathname } = url
  if (isRefused(context)) throw notFound(url)
  const page = context.get(customPage)()
  const body = await bodyFor(scope, page.body)
  return {
    texts: textsOf(scope, 'content_page'),
    seo: seoOf(scope, pathname, {
      title: page.title,
      description: page.description,
      ...(page.image && { image: page.image.image }),
    }),
    page: { title: page.title, body, lang: page.lang },
    image: page.image && { src: imageUrl(page.image.image), alt: page.image.alt },
    inForceFrom: page.version && formatDate(new Date(`${page.version}T12:00:00Z`)),
    blockGames: await readBlockGames(scope, body),
  }
}

/** With the welcome offer's own figures, for a viewer who may see one. [BONUS-01] */
async function bodyFor(scope: RequestScope, body: readonly Block[]): Promise<Block[]> {
  const isTold = namesOffer(body) && isShown('campaign-page', scope.knownPlayer?.standing)
  return fillPieces(body, isTold ? await loadWelcomeOffer(scope) : undefined)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function ContentPage() {
  const t = useTexts()
  const { page, image, inForceFrom, blockGames } = useLoaderData<typeof loader>()
  const isCookiePolicy = useLocation().pathname === cookiePolicyAddress
  return (
    <article className="n-wrap s-page s-content-page" lang={page.lang}>
      <h1 className="n-h1">{page.title}</h1>
      {inForceFrom && (
        <p className="s-content-page__version">
          {t('content_page.in_force', { date: inForceFrom })}
        </p>
      )}
      {isCookiePolicy && <Button onClick={openCookieSettings}>{t('shell.cookie_settings')}</Button>}
      {image && (
        <img
          className="s-content-page__image"
          src={image.src}
          alt={image.alt}
          width={1280}
          height={720}
          fetchPriority="high"
        />
      )}
      <Blocks blocks={page.body} games={blockGames} />
    </article>
  )
}
