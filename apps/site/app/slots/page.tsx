import { Button, EmptyState } from '@nordlys/ui'
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { listAddress, listNames } from '../finding/list-names.ts'
import { scopeOf, textsOf } from '../request-scope.ts'
import { requirePlayer } from '../require-player.ts'
import { translator } from '../text/texts.ts'
import { useTexts } from '../text/use-texts.tsx'
import { favouriteAddress } from './favourite-form.tsx'
import { GameList } from './game-list.tsx'
import { readList } from './read-list.ts'
import { readPools } from './read-play.ts'

/** A list of slots, filtered and searched by its address. [GAME-07] [SCREEN-02] [ROUTE-17] */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const list = listNames.find((name) => name === (params.list ?? 'alle-spil'))
  if (!list) throw data(null, { status: 404 })
  if (list === 'mine-favoritter' || list === 'senest-spillede') await requirePlayer(scope, url)
  const [shown, pools, player] = await Promise.all([
    readList(scope, list, url.searchParams),
    readPools(scope),
    scope.player(),
  ])
  return {
    texts: textsOf(scope, 'slot_machines', 'games'),
    publicUrl: scope.publicUrl,
    list,
    shown,
    pools,
    isPlayer: player !== undefined,
  }
}

/** A heart is drawn at once; the list it stands in is not read again for it. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formAction === favouriteAddress ? false : defaultShouldRevalidate
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { list, publicUrl, shown } = loaderData
  const t = translator(loaderData.texts)
  const isFound = list === 'soeg' || (shown && shown.finding.q !== '')
  return [
    { title: t('slot_machines.list_page_title', { list: t(`slot_machines.title_${list}`) }) },
    { name: 'description', content: t('slot_machines.description') },
    { tagName: 'link', rel: 'canonical', href: publicUrl + listAddress(list) },
    // What somebody looked for is no page of its own.
    ...(isFound ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function SlotsPage() {
  const { list, shown, pools, isPlayer } = useLoaderData<typeof loader>()
  return (
    <div className="n-wrap s-slots">
      {shown ? (
        <GameList list={list} shown={shown} pools={pools} isPlayer={isPlayer} />
      ) : (
        <GamesDown />
      )}
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
