import { readDeposit, readDepositLimits, readDepositOptions } from '@nordlys/contracts'
import { formatKroner, systemRandom, timeKey } from '@nordlys/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import '../account/account.css'
import { ask } from '../account/ask.ts'
import { Message } from '../account/message.tsx'
import { type RequestScope, scopeOf, textsOf } from '../request-scope.ts'
import { requirePlayer } from '../require-player.ts'
import { translator } from '../text/texts.ts'
import { useTexts } from '../text/use-texts.tsx'
import './deposit.css'
import { DepositClosed } from './deposit-closed.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositResult } from './deposit-result.tsx'
import type { Cashier } from './use-cashier-frames.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const reference = url.searchParams.get('reference')
  const [options, { limits }, shown] = await Promise.all([
    ask(scope, url, readDepositOptions, {}),
    ask(scope, url, readDepositLimits, {}),
    reference ? ask(scope, url, readDeposit, { reference }) : undefined,
  ])
  return {
    texts: textsOf(scope, 'deposit', 'limitations'),
    options,
    limits,
    cashier: cashierFor(scope, options, player.playerId),
    attemptKey: timeKey(scope.clock, systemRandom),
    deposit: shown?.ok ? shown.deposit : undefined,
    restriction: player.restriction,
    totalBalance: player.summary.TotalBalance,
    welcomed: url.searchParams.has('velkommen') ? player.firstName : undefined,
  }
}

/** The card fields' own address, which tells the provider who pays and on whose page. */
function cashierFor(
  scope: RequestScope,
  { cashierUrl, merchantId }: { cashierUrl: string; merchantId: string },
  playerId: number,
): Cashier {
  const url = new URL(cashierUrl)
  url.searchParams.set('merchantId', merchantId)
  url.searchParams.set('userId', String(playerId))
  url.searchParams.set('origin', new URL(scope.publicUrl).origin)
  return { url: url.href, origin: url.origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: translator(loaderData?.texts ?? {})('deposit.page_title') },
]

export default function DepositPage() {
  const t = useTexts()
  const loaded = useLoaderData<typeof loader>()
  const { options, limits, cashier, attemptKey, deposit, restriction, welcomed } = loaded
  const [paying, setPaying] = useState<string>()
  const isResult = deposit !== undefined && deposit.reference !== paying
  return (
    <div className="n-wrap n-wrap--form s-page">
      <h1 className="n-h1">{t('deposit.title')}</h1>
      {!isResult && !restriction && (
        <p className="s-deposit__help">
          {t('deposit.help', { minimum: formatKroner(options.minimumOre) })}
        </p>
      )}
      {welcomed !== undefined && (
        <Message tone="success" title={t('deposit.welcome', { firstName: welcomed })}>
          {t('deposit.welcome_text')}
        </Message>
      )}
      {isResult && <DepositResult deposit={deposit} totalBalance={loaded.totalBalance} />}
      {!isResult && restriction && <DepositClosed restriction={restriction} />}
      {!isResult && !restriction && (
        <DepositForm
          options={options}
          limits={limits}
          cashier={cashier}
          attemptKey={attemptKey}
          onPaying={setPaying}
        />
      )}
    </div>
  )
}
