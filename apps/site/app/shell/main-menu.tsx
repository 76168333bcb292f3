import type { Device } from '@nordlys/contracts'
import { Icon, IconButton } from '@nordlys/ui'
import Menu from 'lucide-react/icons/menu'
import { imageUrl } from '../content/image-address.ts'
import { useTexts } from '../text/use-texts.tsx'
import { shownOn } from './layouts.ts'
import { menuFor, viewerOf } from './menu-for.ts'
import { MenuPanel } from './menu-panel.tsx'
import type { ShellData } from './shell-data.ts'

/** The menu as a vertical dropdown. [HEAD-09] */
export function MainMenu({ shell, on }: { shell: ShellData; on: readonly Device[] }) {
  const t = useTexts()
  const viewer = viewerOf(shell)
  const pictures = shell.images.general
  return (
    <MenuPanel
      title={t('shell.menu_title')}
      side="start"
      links={{
        entries: menuFor(shell.menu, viewer),
        childrenOf: (parent) => menuFor(shell.menu, { ...viewer, parent }),
      }}
      background={pictures && imageUrl(pictures.bg_menu_2)}
      button={(opener) => (
        <IconButton
          label={t('shell.menu_open')}
          className="s-header__menu"
          {...opener}
          {...shownOn(on)}
        >
          {pictures ? (
            <img src={imageUrl(pictures.icon_menu)} alt="" width={22} height={22} />
          ) : (
            <Icon glyph={Menu} size={22} />
          )}
        </IconButton>
      )}
    />
  )
}
