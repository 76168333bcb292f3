import { isForPlayersOnly } from '@nordlys/contracts'
import { Button, EmptyState } from '@nordlys/ui'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { type ListName, listAddress, listNames } from '../../ground/finding/list-names.ts'
import { pageNotFound } from '../../ground/router/not-found.ts'
import { type RequestScope, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { type Seo, seoOf, seoTags } from '../../ground/seo/seo.ts'
import { breadcrumbs } from '../../ground/seo/structured.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { BannerBand } from '../../parts/banner/banner.tsx'
import { shownBanner } from '../../parts/banner/shown-banner.ts'
import { readPools } from '../../parts/game-tile/read-play.ts'
import { GameList } from './game-list.tsx'
import { readList } from './read-list.ts'

/** A list of slots, filtered and searched by its address. [GAME-07] [SCREEN-02] [ROUTE-17] */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const list = listNames.find((name) => name === (params.list ?? 'alle-spil'))
  if (!list) throw pageNotFound(url)
  if (isForPlayersOnly(url.pathname)) await requirePlayer(scope, url)
  const [shown, pools] = await Promise.all([
    readList(scope, list, url.searchParams),
    readPools(scope),
  ])
  return {
    texts: textsOf(scope, 'slot_machines', 'games'),
    seo: listSeo(scope, list, shown?.finding.q !== undefined && shown.finding.q !== ''),
    list,
    shown,
    pools,
    isPlayer: scope.knownPlayer !== undefined,
    // One who looks for something is not led away from it.
    banner: list === 'alle-spil' ? shownBanner(scope, 'slots') : undefined,
  }
}

/** A list that is nobody's own has a record; what is a player's, or was looked for, is no page to list. */
function listSeo(scope: RequestScope, list: ListName, isSearched: boolean): Seo {
  const t = translator(textsOf(scope, 'slot_machines'))
  const path = listAddress(list)
  const isListed = path === '/spilleautomater' || list === 'nye-spil' || list === 'bedste-spil'
  const all = { name: t('slot_machines.title_alle-spil'), path: listAddress('alle-spil') }
  const own = { name: t(`slot_machines.title_${list}`), path }
  return seoOf(scope, path, {
    ...(!isListed && { title: own.name, description: t('slot_machines.description') }),
    ...((!isListed || isSearched) && { robots: 'noindex, follow' }),
    structured: [breadcrumbs(scope.publicUrl, path === all.path ? [all] : [all, own])],
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function SlotsPage() {
  const { list, shown, pools, isPlayer, banner } = useLoaderData<typeof loader>()
  return (
    <div className="n-wrap s-slots">
      {shown ? (
        <GameList list={list} shown={shown} pools={pools} isPlayer={isPlayer} />
      ) : (
        <GamesDown />
      )}
      <BannerBand banner={banner} />
    </div>
  )
}

function GamesDown() {
  const t = useTexts()
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <h1 className="n-h1 s-slots__down">{t('slot_machines.title')}</h1>
      <EmptyState
        title={t('slot_machines.down_title')}
        text={t('slot_machines.down_text')}
        action={
          <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
            {t('slot_machines.down_retry')}
          </Button>
        }
      />
    </>
  )
}
