import type { CatalogueTable } from '@nordlys/contracts'
import { Icon, inFront, Link } from '@nordlys/ui'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Timer from 'lucide-react/icons/timer'
import { lazy, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { importPersistently } from '../../ground/document/import-persistently.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { SessionTime } from '../../parts/clock/clock.tsx'
import { TableAbout } from './table-about.tsx'
import './session-panel.css'

const SessionFigures = lazy(async () => {
  const { SessionFigures } = await importPersistently(
    () => import('./session-figures.tsx'),
    'SessionFigures',
  )
  return { default: SessionFigures }
})

interface SessionPanelProps {
  loggedInAt: Date
  /** The table that is played at. */
  table?: CatalogueTable | undefined
}

/**
 * The time in session, and a press away what the session has cost, what is left of the limits, and the way
 * to limits and pause. Without script it opens all the same, and the ways are there. [LIM-07]
 */
export function SessionPanel({ loggedInAt, table }: SessionPanelProps) {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const panel = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    // It lies over the game, which holds until a press anywhere else; one in the game's frame takes the
    // focus out of this window.
    const letGoOn = inFront.put()
    const end = new AbortController()
    const close = () => setIsOpen(false)
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && panel.current?.contains(target))) close()
    }
    addEventListener('blur', close, { signal: end.signal })
    addEventListener('pointerdown', closeOutside, { signal: end.signal })
    return () => {
      end.abort()
      letGoOn()
    }
  }, [isOpen])
  const follow = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
    setIsOpen(currentTarget.open)
  return (
    <details
      ref={panel}
      className="s-session"
      open={isOpen}
      onToggle={follow}
      onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
    >
      <summary className="s-session__time s-strip__mark">
        <Icon glyph={Timer} size={14} />
        <span className="n-visually-hidden">{t('shell.session_time')}</span>
        <SessionTime loggedInAt={loggedInAt} />
        <span className="n-visually-hidden">{t('session_panel.open')}</span>
        <Icon glyph={ChevronDown} size={12} />
      </summary>
      <div className="s-session__panel">
        <p className="n-label">{t('session_panel.title')}</p>
        {isOpen && (
          <Suspense fallback={null}>
            <SessionFigures />
          </Suspense>
        )}
        {table && <TableAbout table={table} />}
        <p className="s-session__ways">
          <Link className="n-link" href="/min-konto/begraensninger">
            {t('session_panel.limits')}
          </Link>
          <Link className="n-link" href="/min-konto/begraensninger#pause">
            {t('session_panel.pause')}
          </Link>
        </p>
      </div>
    </details>
  )
}
