import { statusOfFailure } from '@nordlys/contracts'
import { Button, Link } from '@nordlys/ui'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageNotFound } from '../../ground/router/not-found.ts'
import { type RequestScope, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Notice } from '../../parts/identification/notice.tsx'
import './unsubscribe.css'
import { isOurs, linkIn, unsubscribe, type Way, ways } from './ways.ts'

/** Shown by a message's link; following it alone changes nothing, since programs follow links too. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const way = wayOf(url.pathname)
  const link = linkIn(url.searchParams)
  return {
    texts: textsOf(scope, 'unsubscribe'),
    seo: seoOf(scope, url.pathname, {
      title: translator(textsOf(scope, 'unsubscribe'))('unsubscribe.title'),
      robots: 'noindex, nofollow',
    }),
    way,
    // Words that anybody may write in an address are never shown as a sentence of ours.
    token: isOurs(way, link) ? link.token : '',
    brand: link.brand,
  }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = await request.formData()
  const oneClick = form.get('List-Unsubscribe') === 'One-Click'
  if (oneClick) return takeOneClick(scopeOf(context), url)
  const [token, brand] = ['token', 'brand'].map((name) => String(form.get(name) ?? ''))
  const link = { token: token ?? '', brand: brand ?? '' }
  return { isDone: (await unsubscribe(scopeOf(context), wayOf(url.pathname), link)) === 'done' }
}

/** A mailbox's own button: the address is the whole link, and the status is all that is read. [SEC-45] */
async function takeOneClick(scope: RequestScope, url: URL) {
  const outcome = await unsubscribe(scope, wayOf(url.pathname), linkIn(url.searchParams))
  const isDone = outcome === 'done'
  return data({ isDone }, { status: isDone ? 200 : statusOfFailure(outcome) })
}

/** The query is the key to somebody’s consent: it is passed on to nobody. */
function wayOf(pathname: string): Way {
  const way = Object.entries(ways).find(([path]) => path === pathname)?.[1]
  if (!way) throw pageNotFound({ pathname, search: '' })
  return way
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function UnsubscribePage() {
  const t = useTexts()
  const { way, token, brand: key } = useLoaderData<typeof loader>()
  const brand = t('shell.brand_full')
  const result = useActionData<typeof action>()
  if (result?.isDone) {
    return (
      <div className="n-wrap s-page s-unsubscribe" role="status">
        <h1 className="n-h1 n-h1--account">{t('unsubscribe.done_title')}</h1>
        <p>{t(`unsubscribe.${way}_done`, { brand })}</p>
        <p>
          <Link href="/" className="n-link">
            {t('unsubscribe.go_home')}
          </Link>
        </p>
      </div>
    )
  }
  return (
    <div className="n-wrap s-page s-unsubscribe">
      <h1 className="n-h1 n-h1--account">{t('unsubscribe.title')}</h1>
      {(result || token === '') && (
        <Notice title={t('unsubscribe.failed_title')}>
          <p>{t(`unsubscribe.${way}_failed`, { brand })}</p>
        </Notice>
      )}
      {token !== '' && (
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="brand" value={key} />
          <p>{t(`unsubscribe.${way}_ask`, { brand })}</p>
          <Button type="submit" kind="primary" size="large">
            {t('unsubscribe.confirm')}
          </Button>
        </Form>
      )}
    </div>
  )
}
