import type { Standing } from '@nordlys/contracts'
import type { Ore } from '@nordlys/core'
import type { Authorities, CustomerServiceHours } from '../configuration/configuration.ts'
import { memoizeByObject } from '../fast/memoize/memoize-by-object.ts'
import { deserialize, type SerializedPiece } from '../fast/serialized-piece/serialized-piece.ts'
import type { FooterItem, MenuItem } from '../scope/request-scope.ts'
import type { SerializedTexts } from '../text/texts.ts'
import type { ShellImages } from './images-of.ts'
import type { Layouts } from './layouts.ts'
import type { PopupData, VisitorPopups } from './popup-data.ts'

/** The player as the shell shows one. */
export interface ShellPlayer {
  firstName: string
  initials: string
  loggedInAt: Date
  totalBalance: Ore
  /** Whether a bonus is active. */
  hasBonus: boolean
  standing: Standing
  /** When the player's own pause is over, if it has an end. */
  pauseEndsAt: Date | undefined
}

/** The content of the frame round a page: the same for everybody, page after page. */
interface ShellContent {
  menu: readonly MenuItem[]
  footer: readonly FooterItem[]
  layouts: Layouts
  images: ShellImages
  authorities: Authorities
  customerService: CustomerServiceHours
}

/** The content's part of what the root sends, each in one piece. */
export type ShellPieces = {
  readonly [Part in keyof ShellContent]: SerializedPiece<ShellContent[Part]>
}

/** The root's data: all that stands round a page. */
export interface SentShell {
  texts: SerializedTexts
  pieces: ShellPieces
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
  /** The popups of visitors, the same for all; undefined for players, and where there are none. */
  visitorPopups: VisitorPopups | undefined
}

/** The root's data, deserialized. */
export type ShellData = Omit<SentShell, 'pieces'> & ShellContent

/** The same object for what was sent once. */
export const openShell = memoizeByObject(({ pieces, ...rest }: SentShell): ShellData => {
  return {
    ...rest,
    menu: deserialize(pieces.menu),
    footer: deserialize(pieces.footer),
    layouts: deserialize(pieces.layouts),
    images: deserialize(pieces.images),
    authorities: deserialize(pieces.authorities),
    customerService: deserialize(pieces.customerService),
  }
})
