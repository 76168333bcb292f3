import { formatDate, formatTime } from '@nordlys/core'
import { Balance, Card, LinkButton } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import '../account/account.css'
import { Message } from '../account/message.tsx'
import { PauseNotice } from '../account/pause-notice.tsx'
import '../deposit/deposit.css'
import { scopeOf, textsOf } from '../request-scope.ts'
import type { RouteHandle } from '../route-handle.ts'
import { privateTags } from '../seo/seo.ts'
import { ThinFrame } from '../shell/thin-frame.tsx'
import { translator } from '../text/texts.ts'
import { useTexts } from '../text/use-texts.tsx'

export const handle = { isBare: true } satisfies RouteHandle

/** Tells that a login went well, and when the last one was; without one it leads to it. [ROUTE-04] */
export async function loader({ context }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await scope.player()
  if (!player) throw redirect('/log-ind')
  return {
    texts: textsOf(scope, 'login', 'overview'),
    firstName: player.firstName,
    previousLoginAt: player.previousLoginAt,
    pause: player.pause,
    totalBalance: player.summary.TotalBalance,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('login.result_page_title'))

export default function LoginResultPage() {
  const t = useTexts()
  const { firstName, previousLoginAt, totalBalance, pause } = useLoaderData<typeof loader>()
  return (
    <ThinFrame>
      <div className="n-wrap n-wrap--form s-page">
        <h1 className="n-h1">{t('login.result_title')}</h1>
        <Card className="s-result">
          <Message tone="success" title={t('login.result_hello', { firstName })}>
            {previousLoginAt
              ? t('login.result_previous', {
                  date: formatDate(previousLoginAt),
                  time: formatTime(previousLoginAt),
                })
              : t('login.result_first')}
          </Message>
          <PauseNotice pause={pause} />
          <Balance label={t('login.result_balance')} ore={totalBalance} figure />
          <div className="s-result__ways">
            <LinkButton kind="primary" size="large" href="/">
              {t('login.result_home')}
            </LinkButton>
            <LinkButton size="large" href="/min-konto/oversigt">
              {t('login.result_account')}
            </LinkButton>
          </div>
        </Card>
      </div>
    </ThinFrame>
  )
}
