import { readDataCopy, readErasure } from '@nordlys/contracts'
import { Card, Link } from '@nordlys/ui'
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageNotFound } from '../../ground/router/not-found.ts'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { copyAction } from './copy-action.ts'
import { CopyCard } from './copy-card.tsx'
import { CopyNews, copyNewsIn } from './copy-news.tsx'
import { ErasureCard } from './erasure-card.tsx'
import { ErasureNews, erasureFaultIn } from './erasure-news.tsx'
import './own-data.css'

export const handle = { isForm: true } satisfies RouteHandle

/**
 * The player's own data as a copy, and their erasure. An address that names a copy is that copy's: gone is
 * 410, and another's is a page that is not there. [PD4, PD6]
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const named = url.searchParams.get('kopi')
  const asked = readDataCopy.request.safeParse(named === null ? {} : { copyId: named })
  if (!asked.success) throw pageNotFound(url)
  const [{ copy, mayOrderAt }, { ok: _ok, ...erasure }] = await Promise.all([
    ask(scope, url, readDataCopy, asked.data),
    ask(scope, url, readErasure, {}),
  ])
  if (named !== null && !copy) throw pageNotFound(url)
  const isGone = named !== null && copy?.state === 'gone'
  const page = {
    texts: textsOf(scope, 'own_data', 'overview'),
    owner: ownerOf(player),
    copy,
    mayOrderAt,
    erasure,
    fault: erasureFaultIn(url.searchParams),
    news: isGone ? 'slettet' : copyNewsIn(url.searchParams),
  }
  return data(page, { status: isGone ? 410 : 200 })
}

export const action = copyAction

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('own_data.page_title'))

export default function OwnDataPage() {
  const t = useTexts()
  const { owner, copy, mayOrderAt, erasure, fault, news } = useLoaderData<typeof loader>()
  return (
    <AccountFrame owner={owner} title={t('own_data.title')}>
      <p className="n-text-2 n-reading">{t('own_data.intro')}</p>
      {news && <CopyNews news={news} />}
      {fault && <ErasureNews fault={fault} />}
      <CopyCard copy={copy} mayOrderAt={mayOrderAt} />
      <Card title={t('own_data.inside_title')} className="s-own-data">
        <p className="n-text-2">{t('own_data.inside')}</p>
        <p className="n-text-2">{t('own_data.left_out')}</p>
        <p className="s-account__ways">
          <Link className="n-link" href="/persondatapolitik">
            {t('own_data.privacy')}
          </Link>
          <Link className="n-link" href="/min-konto/profil">
            {t('own_data.profile')}
          </Link>
        </p>
      </Card>
      <ErasureCard {...erasure} />
    </AccountFrame>
  )
}
