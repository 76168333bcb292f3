import type { Device } from '@nordlys/contracts'
import { Icon, IconButton } from '@nordlys/ui'
import Menu from 'lucide-react/icons/menu'
import { imageUrl } from '../../ground/links/image-address.ts'
import { shownOn } from '../../ground/shell/layouts.ts'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { menuFor, viewerOf } from '../../parts/menu-links/menu-for.ts'
import { MenuPanel } from './menu-panel.tsx'

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
