import type { Ore } from '@nordlys/core'
import type { Authorities, CustomerServiceHours } from '../configuration.ts'
import type { PopupData } from '../popups/popup-data.ts'
import type { FooterItem, MenuItem } from '../request-scope.ts'
import type { PackedTexts } from '../text/texts.ts'
import type { ShellImages } from './images-of.ts'
import type { Layouts } from './layouts.ts'

/** The player as the shell shows one. */
export interface ShellPlayer {
  firstName: string
  initials: string
  loggedInAt: Date
  totalBalance: Ore
}

/** What the root sends: all that stands round a page. */
export interface ShellData {
  texts: PackedTexts
  menu: readonly MenuItem[]
  footer: readonly FooterItem[]
  layouts: Layouts
  images: ShellImages
  authorities: Authorities
  customerService: CustomerServiceHours
  renderedAt: Date
  year: string
  /** Made for one request, so its time and player are true now. */
  isForOne: boolean
  /** Not opened by another site's link. */
  isOwnVisit: boolean
  reference: string
  /** Where the theme's style sheet lies, when there is one. */
  themeSheet: string | undefined
  player: ShellPlayer | undefined
  /** How often a newer build is asked for, in ms; undefined for the default. [NAV-05] */
  buildPollMs: number | undefined
  /** The analytics container this document may carry; undefined where it may not. [API-07] */
  analyticsUrl: string | undefined
  /** The dialogs that greet a player; undefined for visitors. */
  popups: PopupData | undefined
}
