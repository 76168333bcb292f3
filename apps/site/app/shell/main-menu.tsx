import { Icon, IconButton } from '@nordlys/ui'
import Menu from 'lucide-react/icons/menu'
import { useTexts } from '../text/use-texts.tsx'
import { menuFor } from './menu-for.ts'
import { MenuLinks } from './menu-links.tsx'
import { MenuPanel } from './menu-panel.tsx'
import type { ShellData } from './shell-data.ts'

export function MainMenu({ shell }: { shell: ShellData }) {
  const t = useTexts()
  const viewer = { isLoggedIn: shell.player !== undefined, device: 'mobile' } as const
  return (
    <MenuPanel
      title={t('shell.menu_title')}
      side="start"
      button={(open, isOpen) => (
        <IconButton
          label={t('shell.menu_open')}
          className="s-header__menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
        >
          <Icon glyph={Menu} size={22} />
        </IconButton>
      )}
    >
      <MenuLinks items={menuFor(shell.menu, viewer)} />
    </MenuPanel>
  )
}
