import { formatDate, formatTime, sameSitePath } from '@nordlys/core'
import { Balance, LinkButton } from '@nordlys/ui'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { ThinFrame } from '../../frame/thin-frame/thin-frame.tsx'
import { greetedKey } from '../../ground/browser/greet-once.ts'
import { keepHere } from '../../ground/browser/kept-here.ts'
import { loginAddress } from '../../ground/links/login-address.ts'
import { pauseAddress } from '../../ground/links/pause-address.ts'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { useShell } from '../../ground/shell/use-shell.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { BouncedMessage } from '../../parts/contact/bounced-message.tsx'
import { bouncedNotice } from '../../parts/contact/bounced-notice.ts'
import { loadDepositLimits } from '../../parts/deposit-limits/load-deposit-limits.ts'
import { Message } from '../../parts/message/message.tsx'
import { ResultCard, ResultWays } from '../../parts/result-card/result-card.tsx'
import { PauseOver } from './pause-over.tsx'
import { StandingNotice } from './standing-notice.tsx'
import { waysOn } from './ways-on.ts'

export const handle = { isBare: true } satisfies RouteHandle

/**
 * Tells that a login went well, when the last one was, and what is closed to the player; without one it
 * leads to it. A login with something of the kind to tell comes here by itself. [ROUTE-04]
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await scope.player()
  const returnTo = sameSitePath(url.searchParams.get('redirect'))
  if (!player) throw redirect(loginAddress({ returnTo }))
  const { standing, summary } = player
  return {
    texts: textsOf(scope, 'login', 'overview', 'limitations'),
    firstName: player.firstName,
    previousLoginAt: player.previousLoginAt,
    standing,
    bounced: bouncedNotice(scope, player),
    pause: player.pause,
    lock: player.lock,
    over: player.pauseOver && {
      pause: player.pauseOver,
      limits: await loadDepositLimits(scope, url),
    },
    ways: waysOn({ standing, withdrawable: summary.WithdrawableBalance, returnTo }),
    totalBalance: summary.TotalBalance,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('login.result_page_title'))

export default function LoginResultPage() {
  const t = useTexts()
  const { firstName, previousLoginAt, totalBalance, standing, bounced, pause, lock, over, ways } =
    useLoaderData<typeof loader>()
  useWelcomeGiven()
  return (
    <ThinFrame>
      <div className="n-wrap n-wrap--form s-page">
        <h1 className="n-h1">{t('login.result_title')}</h1>
        <ResultCard>
          <Message tone="success" title={t('login.result_hello', { firstName })}>
            {previousLoginAt
              ? t('login.result_previous', {
                  date: formatDate(previousLoginAt),
                  time: formatTime(previousLoginAt),
                })
              : t('login.result_first')}
          </Message>
          <StandingNotice standing={standing} pause={pause} lock={lock} />
          {bounced && <BouncedMessage {...bounced} />}
          {over && <PauseOver {...over} />}
          <Balance label={t('login.result_balance')} ore={totalBalance} />
          <ResultWays>
            {ways.map(({ text, href }, place) => (
              <LinkButton
                key={href}
                // After a pause no way weighs more than another one.
                {...(place === 0 && !over && { kind: 'primary' })}
                size="large"
                href={href}
              >
                {t(text)}
              </LinkButton>
            ))}
            {over && (
              <LinkButton size="large" href={pauseAddress}>
                {t('login.result_pause_again')}
              </LinkButton>
            )}
          </ResultWays>
        </ResultCard>
      </div>
    </ThinFrame>
  )
}

/** This page has said what the welcome says: nobody reads it twice in a row. [SCREEN-03] */
function useWelcomeGiven(): void {
  const loginId = useShell().popups?.loginId
  useEffect(() => {
    if (loginId !== undefined) keepHere('local', greetedKey, loginId)
  }, [loginId])
}
