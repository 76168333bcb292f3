import { IconButton } from '@nordlys/ui'
import { useTexts } from '../text/use-texts.tsx'
import { menuFor } from './menu-for.ts'
import { MenuLinks } from './menu-links.tsx'
import { MenuPanel } from './menu-panel.tsx'
import type { ShellData, ShellPlayer } from './shell-data.ts'

export function AccountMenu({ shell, player }: { shell: ShellData; player: ShellPlayer }) {
  const t = useTexts()
  const viewer = { isLoggedIn: true, device: 'desktop', parent: 'my-account' } as const
  return (
    <MenuPanel
      title={player.firstName}
      side="end"
      button={(open, isOpen) => (
        <IconButton
          outlined
          label={`${player.initials}, ${t('shell.account_menu')}`}
          className="s-from-md"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
        >
          {player.initials}
        </IconButton>
      )}
    >
      <MenuLinks items={menuFor(shell.menu, viewer)} />
    </MenuPanel>
  )
}
