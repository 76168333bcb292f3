import type { MenuItem } from '../request-scope.ts'

export interface MenuViewer {
  isLoggedIn: boolean
  device: 'mobile' | 'tablet' | 'desktop'
  /** The children of this item; without it the items that have no parent. */
  parent?: string
}

/** The items this viewer sees: those for players hide from visitors, and each names its devices. [HEAD-14] */
export function menuFor(menu: readonly MenuItem[], viewer: MenuViewer): MenuItem[] {
  return menu.filter(
    (item) =>
      item.parent === viewer.parent &&
      (viewer.isLoggedIn ? item.id !== 'register' : !item.authRequired) &&
      item.showOnDevice.includes(viewer.device),
  )
}
