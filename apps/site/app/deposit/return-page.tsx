import { readDeposit } from '@nordlys/contracts'
import { LinkButton } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router'
import '../account/account.css'
import { ask } from '../account/ask.ts'
import { Message } from '../account/message.tsx'
import { scopeOf, textsOf } from '../request-scope.ts'
import { requirePlayer } from '../require-player.ts'
import type { RouteHandle } from '../route-handle.ts'
import { privateTags } from '../seo/seo.ts'
import { ThinFrame } from '../shell/thin-frame.tsx'
import { translator } from '../text/texts.ts'
import { useTexts } from '../text/use-texts.tsx'
import './deposit.css'
import { returnReference } from './return-reference.ts'

export const handle = { isBare: true, isPayment: true } satisfies RouteHandle

/**
 * Where a payment outside our pages sends the browser back: it says only which payment. How that
 * went is asked of the books, and told where every deposit's result stands. [ROUTE-06]
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  await requirePlayer(scope, url)
  const reference = returnReference(url.searchParams)
  const found = reference ? await ask(scope, url, readDeposit, { reference }) : undefined
  if (found?.ok) {
    const query = new URLSearchParams({ reference: found.deposit.reference })
    throw redirect(`${resultAddress(url.pathname)}?${query}`)
  }
  return { texts: textsOf(scope, 'deposit') }
}

/** A quick deposit ends on the page that it began on. */
function resultAddress(pathname: string): string {
  return /quick/i.test(pathname) ? '/quick-deposit' : '/min-konto/indbetal'
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('deposit.return_page_title'))

export default function PaymentReturnPage() {
  const t = useTexts()
  return (
    <ThinFrame>
      <div className="n-wrap n-wrap--form s-page s-deposit-page">
        <h1 className="n-h1">{t('deposit.return_title')}</h1>
        <Message
          tone="info"
          title={t('deposit.return_unknown_title')}
          actions={
            <>
              <LinkButton kind="primary" href="/min-konto/transaktioner">
                {t('deposit.to_transactions')}
              </LinkButton>
              <LinkButton href="/min-konto/indbetal">{t('deposit.submit_none')}</LinkButton>
              <LinkButton href="/kontaktos">{t('deposit.return_contact')}</LinkButton>
            </>
          }
        >
          {t('deposit.return_unknown')}
        </Message>
      </div>
    </ThinFrame>
  )
}
