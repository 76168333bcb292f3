import type { SessionPlayer, StandingLock, StandingPause } from '@nordlys/contracts'
import { Link } from '@nordlys/ui'
import type { ReactNode } from 'react'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { menuFor, viewerOf } from '../menu-links/menu-for.ts'
import { MenuLinks } from '../menu-links/menu-links.tsx'
import './account-frame.css'
import { LockNotice } from './lock-notice.tsx'
import { PauseNotice } from './pause-notice.tsx'

export interface AccountFrameProps {
  owner: AccountOwner
  title: string
  /** Narrow screens have the menu in the header; only the account's first page lists it as well. */
  listsMenu?: boolean
  children: ReactNode
}

/** Whose account it is. */
export interface AccountOwner {
  name: string
  initials: string
  number: string
  pause: StandingPause | undefined
  lock: StandingLock | undefined
}

/** The frame of an account's page beside its own content: whose it is, and the other pages. */
export function AccountFrame({ owner, title, listsMenu = false, children }: AccountFrameProps) {
  const t = useTexts()
  const shell = useShell()
  const menu = menuFor(shell.menu, { ...viewerOf(shell), parent: 'my-account' })
  return (
    <div className="n-wrap s-page s-account">
      <div className="s-account__content s-by-part">
        <h1 className="n-h1 n-h1--account">{title}</h1>
        <LockNotice lock={owner.lock} />
        <PauseNotice pause={owner.pause} />
        {children}
      </div>
      <div className={listsMenu ? 's-account__side s-account__side--listed' : 's-account__side'}>
        <div className="s-account__owner">
          <span className="s-account__initials" aria-hidden translate="no">
            {owner.initials}
          </span>
          <div>
            <p className="n-label" translate="no">
              {owner.name}
            </p>
            <p className="n-micro n-text-2">
              {t('overview.account_number', { number: owner.number })}
            </p>
          </div>
        </div>
        <nav aria-label={t('overview.account_menu')}>
          <MenuLinks entries={menu} />
        </nav>
        {!isClosed(owner) && <PauseOffer />}
      </div>
    </div>
  )
}

function PauseOffer() {
  const t = useTexts()
  return (
    <div className="s-account__pause">
      <p className="n-label">{t('overview.pause_title')}</p>
      <p className="n-text-2">{t('overview.pause_text')}</p>
      <Link href="/min-konto/begraensninger#pause" className="n-link">
        {t('overview.pause_link')}
      </Link>
    </div>
  )
}

/** A player who has closed the account can neither pause nor close it once more. */
export function isClosed({ pause }: Pick<AccountOwner, 'pause'>): boolean {
  return pause !== undefined && pause.endsAt === undefined
}

export function ownerOf(player: SessionPlayer): AccountOwner {
  const { firstName, lastName, initials, playerId, pause, lock } = player
  const number = String(playerId).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return { name: `${firstName} ${lastName}`, initials, number, pause, lock }
}
