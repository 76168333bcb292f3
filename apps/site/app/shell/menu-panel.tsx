import { Icon, IconButton, inFront } from '@nordlys/ui'
import X from 'lucide-react/icons/x'
import {
  type ComponentType,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../text/use-texts.tsx'
import type { MenuLinksProps } from './menu-links.tsx'

export interface MenuPanelProps {
  title: string
  /** The title is somebody's name, which no translator may change. */
  isName?: boolean
  side: 'start' | 'end'
  /** The address of a picture that lies behind the links. */
  background?: string | undefined
  /** Draws the button that opens it. */
  button: (open: () => void, isOpen: boolean) => ReactNode
  links: MenuLinksProps
}

/**
 * A drawer on small screens, a dropdown on large ones: the browser's own modal, which traps the
 * focus, closes on Esc and gives the focus back. It closes when the route changes. Its links are fetched
 * when it is first opened: no page carries them for who goes elsewhere. [HEAD-10] [FLT-44]
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
  const [Links, setLinks] = useState<ComponentType<MenuLinksProps>>()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what closes it.
  useEffect(() => panel.current?.close(), [key])
  useEffect(() => (isOpen ? inFront.put() : undefined), [isOpen])
  const open = () => {
    panel.current?.showModal()
    setIsOpen(true)
    import('./menu-links.tsx').then(({ MenuLinks }) => setLinks(() => MenuLinks), reportUnfetched)
  }
  const style = background && ({ '--menu-picture': `url("${background}")` } as CSSProperties)
  const closeOutside = (event: MouseEvent) => {
    if (event.target === panel.current) panel.current?.close()
  }
  return (
    <>
      {button(open, isOpen)}
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
        </div>
      </dialog>
    </>
  )
}

/** Without a line the menu stays empty, and the next opening asks again. */
function reportUnfetched(error: unknown): void {
  reportError(error)
}
