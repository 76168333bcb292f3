import { confirmEmail, type RefusalOf } from '@nordlys/contracts'
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
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { callPlatform, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import type { TextKey } from '../../ground/text/texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Notice } from '../../parts/identification/notice.tsx'
import './own-contact.css'

export const handle = { isForm: true } satisfies RouteHandle

/** Opened by a letter's link; following it alone confirms nothing, since programs follow links too. [ID35] */
export function loader({ context, url }: LoaderFunctionArgs) {
  return {
    texts: textsOf(scopeOf(context), 'contact'),
    link: (url.searchParams.get('kode') ?? '').slice(0, 200),
  }
}

type Outcome = 'done' | RefusalOf<typeof confirmEmail>['refusal'] | 'unreachable'

export async function action({ context, request }: ActionFunctionArgs) {
  const scope = scopeOf(context)
  const link = String((await request.formData()).get('link') ?? '').slice(0, 200)
  const outcome = await orElse(scope, 'unreachable', async (): Promise<Outcome> => {
    const confirmed = await callPlatform(scope, confirmEmail, { link })
    return confirmed.ok ? 'done' : confirmed.refusal
  })
  return data({ outcome }, { status: outcome === 'unreachable' ? 503 : 200 })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('contact.email_page_title'))

const problems = {
  unknown: 'contact.confirm_unknown',
  'link-replaced': 'contact.confirm_link_replaced',
  'link-expired': 'contact.confirm_link_expired',
  'address-not-possible': 'contact.confirm_address_not_possible',
  'too-many-attempts': 'contact.confirm_too_many_attempts',
  unreachable: 'contact.confirm_unreachable',
} as const satisfies Record<Exclude<Outcome, 'done' | 'link-used'>, TextKey>

export default function ConfirmEmailPage() {
  const t = useTexts()
  const { link } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()?.outcome ?? (link === '' ? 'unknown' : undefined)
  if (outcome === 'done' || outcome === 'link-used') {
    return (
      <div className="n-wrap s-page s-confirm-email" role="status">
        <h1 className="n-h1 n-h1--account">{t('contact.confirm_done_title')}</h1>
        <p>{t(outcome === 'done' ? 'contact.confirm_done_text' : 'contact.confirm_link_used')}</p>
        <ToProfile />
      </div>
    )
  }
  const mayTry =
    outcome === undefined || outcome === 'unreachable' || outcome === 'too-many-attempts'
  return (
    <div className="n-wrap s-page s-confirm-email">
      <h1 className="n-h1 n-h1--account">{t('contact.confirm_title')}</h1>
      {outcome && (
        <Notice title={t('contact.confirm_failed')}>
          <p>{t(problems[outcome])}</p>
        </Notice>
      )}
      {mayTry ? (
        <Form method="post" className="s-confirm-email">
          <input type="hidden" name="link" value={link} />
          <p>{t('contact.confirm_ask', { brand: t('shell.brand_full') })}</p>
          <Button type="submit" kind="primary" size="large">
            {t('contact.confirm_press')}
          </Button>
        </Form>
      ) : (
        <ToProfile />
      )}
    </div>
  )
}

function ToProfile() {
  const t = useTexts()
  return (
    <p>
      <Link href="/min-konto/profil" className="n-link">
        {t('contact.confirm_profile')}
      </Link>
    </p>
  )
}
