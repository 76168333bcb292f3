import { importAgain } from '@nordlys/core'
import { Button, Icon, IconButton, inFront } from '@nordlys/ui'
import X from 'lucide-react/icons/x'
import {
  type ButtonHTMLAttributes,
  type ComponentType,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { MenuLinksProps } from '../../parts/menu-links/menu-links.tsx'

export interface MenuPanelProps {
  title: string
  /** The title is somebody's name, which no translator may change. */
  isName?: boolean
  side: 'start' | 'end'
  /** The address of a picture that lies behind the links. */
  background?: string | undefined
  /** Draws the button that opens it. */
  button: (opener: MenuOpener) => ReactNode
  links: MenuLinksProps
}

/** The properties of a menu's button: it is pressed, and reports before that it may be. */
type MenuOpener = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'onPointerEnter' | 'onFocus' | 'onTouchStart' | 'aria-haspopup' | 'aria-expanded'
>

/**
 * A drawer on small screens, a dropdown on large ones: the browser's own modal, which traps the
 * focus, closes on Esc and gives the focus back. It closes when the route changes. Its links are
 * fetched once somebody comes near its button: no page carries them for those who go elsewhere.
 * [HEAD-10] [FLT-44] The open menu reports links that did not come, and they can be asked for again
 * there. [FLT-63]
 */
export function MenuPanel({
  title,
  isName = false,
  side,
  background,
  button,
  links,
}: MenuPanelProps) {
  const t = useTexts()
  const panel = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { Links, isMissing, fetchLinks } = useLinks()
  const { key } = useLocation()
  const shownFor = useRef(key)
  useEffect(() => {
    // Not on arrival: it may have been opened before.
    if (shownFor.current !== key) panel.current?.close()
    shownFor.current = key
  }, [key])
  useEffect(() => (isOpen ? inFront.put() : undefined), [isOpen])
  const open = () => {
    panel.current?.showModal()
    setIsOpen(true)
    fetchLinks()
  }
  const style = background && ({ '--menu-picture': `url("${background}")` } as CSSProperties)
  const closeOutside = (event: MouseEvent) => {
    if (event.target === panel.current) panel.current?.close()
  }
  return (
    <>
      {button({
        onClick: open,
        onPointerEnter: fetchLinks,
        onFocus: fetchLinks,
        onTouchStart: fetchLinks,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
      })}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog; this is for the pointer. */}
      <dialog
        ref={panel}
        className={`s-menu s-menu--${side}`}
        aria-label={title}
        {...(style && { style })}
        onClick={closeOutside}
        onClose={() => setIsOpen(false)}
      >
        <div className="s-menu__panel">
          <div className="s-menu__head">
            <span className="n-h3" translate={isName ? 'no' : undefined}>
              {title}
            </span>
            <IconButton label={t('shell.menu_close')} onClick={() => panel.current?.close()}>
              <Icon glyph={X} />
            </IconButton>
          </div>
          {Links && <Links {...links} />}
          {isMissing && (
            <div className="s-menu__missing" role="alert">
              <p>{t('modal.network_text')}</p>
              <Button onClick={fetchLinks}>{t('modal.network_retry')}</Button>
            </div>
          )}
        </div>
      </dialog>
    </>
  )
}

/** The links' own script: fetched once, and again when it did not come. */
function useLinks() {
  const [Links, setLinks] = useState<ComponentType<MenuLinksProps>>()
  const [isMissing, setIsMissing] = useState(false)
  const isFetching = useRef(false)
  const fetchLinks = () => {
    if (Links || isFetching.current) return
    isFetching.current = true
    setIsMissing(false)
    importAgain(() => import('../../parts/menu-links/menu-links.tsx'), 'MenuLinks')
      .then(({ MenuLinks }) => setLinks(() => MenuLinks))
      .catch((error: unknown) => {
        setIsMissing(true)
        reportError(error)
      })
      .finally(() => {
        isFetching.current = false
      })
  }
  return { Links, isMissing, fetchLinks }
}
