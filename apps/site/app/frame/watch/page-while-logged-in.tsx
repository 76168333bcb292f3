import { isForPlayersOnly } from '@nordlys/contracts'
import { LinkButton } from '@nordlys/ui'
import { Outlet, useLocation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'

/**
 * Renders the page. Once the session has ended, a page of the player's own is removed, so that the next
 * person at this device reads nothing of it.
 */
export function PageWhileLoggedIn({ isOver }: { isOver: boolean }) {
  const t = useTexts()
  const { pathname, search } = useLocation()
  if (!isOver || !isForPlayersOnly(pathname)) return <Outlet />
  return (
    <div className="n-wrap s-page">
      <h1 className="n-h1 n-h1--account">{t('modal.session_title')}</h1>
      <p>{t('modal.session_text')}</p>
      <LinkButton
        kind="primary"
        href={`/log-ind?redirect=${encodeURIComponent(pathname + search)}`}
      >
        {t('modal.session_login')}
      </LinkButton>
    </div>
  )
}
