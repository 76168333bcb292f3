import {
  type PaymentState,
  readDeposit,
  readPaymentState,
  returnReference,
  saysReference,
} from '@nordlys/contracts'
import { LinkButton } from '@nordlys/ui'
import { useEffect } from 'react'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router'
import { ThinFrame } from '../../frame/thin-frame/thin-frame.tsx'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { ask } from '../../ground/scope/ask.ts'
import { callPlatform, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { type TextKey, translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import '../../parts/deposit/deposit.css'
import { gameReturn, withGame } from '../../parts/deposit/game-return.ts'
import { approvingPace, askAgain } from '../../parts/deposit/use-payment-end.ts'

export const handle = { isBare: true, isPayment: true } satisfies RouteHandle

/**
 * A payment outside our pages sends the browser back here: it says only which payment. How that
 * went is asked of the books, and shown where every deposit's result stands. [ROUTE-06] In a
 * browser without a session the reference gives the state of that payment and nothing else.
 * [FLT-39] One that no payment can have is answered as one that none has: a login would not find it
 * either. [FLT-24]
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const reference = returnReference(url.searchParams)
  if (saysReference(url.searchParams) && !(await scope.player())) {
    const texts = textsOf(scope, 'deposit')
    if (!reference) return { texts, state: undefined }
    const told = await callPlatform(scope, readPaymentState, { reference })
    return { texts, state: told.ok ? told.state : undefined }
  }
  await requirePlayer(scope, url)
  const found = reference ? await ask(scope, url, readDeposit, { reference }) : undefined
  if (found?.ok) {
    const query = new URLSearchParams({ reference: found.deposit.reference })
    const game = gameReturn(url.searchParams)
    throw redirect(`${resultAddress(url.pathname)}?${withGame(query, game)}`)
  }
  return { texts: textsOf(scope, 'deposit'), state: undefined }
}

/** A quick deposit ends on the page that it began on. */
function resultAddress(pathname: string): string {
  return /quick/i.test(pathname) ? '/quick-deposit' : '/min-konto/indbetal'
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('deposit.return_page_title'))

/** The sentences of each state, and the one way on that it has. */
const toldStates = {
  'under-way': { tone: 'info', title: 'deposit.state_under_way', text: 'deposit.state_wait' },
  arrived: { tone: 'success', title: 'deposit.state_arrived', text: 'deposit.state_more_arrived' },
  'given-up': { tone: 'danger', title: 'deposit.state_given_up', text: 'deposit.state_none_taken' },
  'too-late': { tone: 'danger', title: 'deposit.state_too_late', text: 'deposit.state_none_taken' },
  failed: { tone: 'danger', title: 'deposit.state_failed', text: 'deposit.state_none_taken' },
  'taken-back': {
    tone: 'info',
    title: 'deposit.state_taken_back',
    text: 'deposit.state_more_taken_back',
  },
} as const satisfies Record<PaymentState, { tone: string; title: TextKey; text: TextKey }>

/** It asks again by itself while the payment is under way, and by its link without script. */
function StateForVisitor({ state }: { state: PaymentState }) {
  const t = useTexts()
  const { pathname, search } = useLocation()
  useAskAgain(state === 'under-way')
  const { tone, title, text } = toldStates[state]
  return (
    <div aria-live="polite">
      <Message
        tone={tone}
        title={t(title)}
        actions={
          state === 'under-way' ? (
            <LinkButton kind="primary" href={pathname + search}>
              {t('deposit.look_again')}
            </LinkButton>
          ) : (
            <LinkButton kind="primary" href="/log-ind?redirect=/min-konto/transaktioner">
              {t('deposit.state_log_in')}
            </LinkButton>
          )
        }
      >
        {t(text)}
      </Message>
    </div>
  )
}

/** Loads the page again while it waits, for as long as MobilePay gives the player. */
function useAskAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const left = new AbortController()
    void askAgain(approvingPace, left.signal, async () => {
      await revalidate()
      return false
    })
    return () => left.abort()
  }, [isWaiting, revalidate])
}

export default function PaymentReturnPage() {
  const { state } = useLoaderData<typeof loader>()
  return (
    <ThinFrame>
      <div className="n-wrap n-wrap--form s-page s-deposit-page">
        <Heading />
        {state ? <StateForVisitor state={state} /> : <UnknownPayment />}
      </div>
    </ThinFrame>
  )
}

function Heading() {
  return <h1 className="n-h1">{useTexts()('deposit.return_title')}</h1>
}

function UnknownPayment() {
  const t = useTexts()
  const isShown = useIsShown()
  return (
    <Message
      tone="info"
      title={t('deposit.return_unknown_title')}
      actions={
        <>
          <LinkButton kind="primary" href="/min-konto/transaktioner">
            {t('deposit.to_transactions')}
          </LinkButton>
          {isShown('receipt-deposit') && (
            <LinkButton href="/min-konto/indbetal">{t('deposit.submit_none')}</LinkButton>
          )}
          <LinkButton href="/kontaktos">{t('deposit.return_contact')}</LinkButton>
        </>
      }
    >
      {t('deposit.return_unknown')}
    </Message>
  )
}
