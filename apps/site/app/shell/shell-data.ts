import type { Ore } from '@nordlys/core'
import type { Authorities, CustomerServiceHours } from '../configuration.ts'
import type { FooterItem, MenuItem } from '../request-scope.ts'
import type { Texts } from '../text/texts.ts'

/** The player as the shell shows one. */
export interface ShellPlayer {
  firstName: string
  initials: string
  loggedInAt: Date
  totalBalance: Ore
}

/** What the root sends: all that stands round a page. */
export interface ShellData {
  texts: Texts
  menu: readonly MenuItem[]
  footer: readonly FooterItem[]
  authorities: Authorities
  customerService: CustomerServiceHours
  renderedAt: Date
  year: string
  /** Made for one request, so its time and player are true now. */
  isForOne: boolean
  reference: string
  player: ShellPlayer | undefined
}
