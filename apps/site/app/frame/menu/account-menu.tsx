import type { Device } from '@nordlys/contracts'
import { IconButton } from '@nordlys/ui'
import { shownOn } from '../../ground/shell/layouts.ts'
import type { ShellData, ShellPlayer } from '../../ground/shell/shell-data.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { menuFor, viewerOf } from '../../parts/menu-links/menu-for.ts'
import { MenuPanel } from './menu-panel.tsx'

export interface AccountMenuProps {
  shell: ShellData
  player: ShellPlayer
  on: readonly Device[]
}

/** The player by name, and the way to each part of the account. [HEAD-08] */
export function AccountMenu({ shell, player, on }: AccountMenuProps) {
  const t = useTexts()
  const viewer = { ...viewerOf(shell), parent: 'my-account' }
  return (
    <MenuPanel
      title={player.firstName}
      isName
      side="end"
      links={{ entries: menuFor(shell.menu, viewer) }}
      button={(opener) => (
        <IconButton
          outlined
          label={`${player.initials}, ${t('shell.account_menu')}`}
          {...shownOn(on)}
          {...opener}
        >
          <span translate="no">{player.initials}</span>
        </IconButton>
      )}
    />
  )
}
