import { lettersAPage, readLetters } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { Card, EmptyState, Link, Pager } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { BouncedMessage } from '../../parts/contact/bounced-message.tsx'
import { bouncedNotice } from '../../parts/contact/bounced-notice.ts'
import './letters.css'

const address = '/min-konto/beskeder'

/** What was mailed to the player, newest first. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const [, side = '1'] = /^([1-9]\d{0,3})$/.exec(url.searchParams.get('side') ?? '') ?? []
  const page = Number(side)
  const { total, letters } = await ask(scope, url, readLetters, { page })
  return {
    texts: textsOf(scope, 'letters', 'overview'),
    owner: ownerOf(player),
    bounced: bouncedNotice(scope, player),
    ...{ page, total, letters },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('letters.page_title'))

export default function LettersPage() {
  const t = useTexts()
  const { owner, bounced, page, total, letters } = useLoaderData<typeof loader>()
  const from = (page - 1) * lettersAPage + 1
  const to = Math.min(page * lettersAPage, total)
  const range = { from: String(from), to: String(to), total: String(total) }
  return (
    <AccountFrame owner={owner} title={t('letters.title')}>
      {bounced && <BouncedMessage {...bounced} />}
      <p className="n-text-2 n-reading">{t('letters.intro')}</p>
      {letters.length === 0 ? (
        <EmptyState title={t('letters.empty')} text={t('letters.empty_text')} />
      ) : (
        <Card>
          <ul className="s-letters" aria-label={t('letters.title')}>
            {letters.map(({ number, subject, writtenAt }) => (
              <li key={number}>
                <Link className="n-link" href={`${address}/${number}`}>
                  {subject}
                </Link>
                <span className="n-small n-text-2">{formatMoment(writtenAt)}</span>
              </li>
            ))}
          </ul>
          <Pager
            label={t('letters.pages')}
            previousLabel={t('letters.previous')}
            nextLabel={t('letters.next')}
            page={page}
            pageCount={Math.ceil(total / lettersAPage)}
            hrefOf={(other) => (other === 1 ? address : `${address}?side=${other}`)}
            range={t('letters.range', range)}
          />
        </Card>
      )}
    </AccountFrame>
  )
}
