import { onceFor } from '../once-for.ts'
import type { MenuItem } from '../request-scope.ts'
import { devices, type OnDevices } from './layouts.ts'

export interface MenuViewer {
  isLoggedIn: boolean
  /** The children of this item; without it the items that have no parent. */
  parent?: string
}

/** An item of a menu, and the devices it shows on. */
export interface MenuEntry extends OnDevices {
  item: MenuItem
}

const entriesOf = onceFor((_: readonly MenuItem[]) => new Map<string, readonly MenuEntry[]>())

/**
 * The items this viewer sees: those for players hide from visitors, and each names its devices. The same
 * list for viewers who see the same. [HEAD-14]
 */
export function menuFor(menu: readonly MenuItem[], viewer: MenuViewer): readonly MenuEntry[] {
  const known = entriesOf(menu)
  const name = `${viewer.isLoggedIn} ${viewer.parent}`
  const entries = known.get(name) ?? entriesFor(menu, viewer)
  known.set(name, entries)
  return entries
}

function entriesFor(menu: readonly MenuItem[], viewer: MenuViewer): readonly MenuEntry[] {
  return menu
    .filter(
      (item) =>
        item.parent === viewer.parent &&
        (viewer.isLoggedIn ? item.id !== 'register' : !item.authRequired),
    )
    .map((item) => ({ item, on: devices.filter((device) => item.showOnDevice.includes(device)) }))
}

/** So many of the entries of each device, from the so-many-th of that device on. */
export function someOnEach(
  entries: readonly MenuEntry[],
  { from, count }: { from: number; count: number },
): MenuEntry[] {
  const seen = new Map(devices.map((device) => [device, 0]))
  const some = entries.map(({ item, on }) => {
    const within = on.filter((device) => {
      const place = seen.get(device) ?? 0
      seen.set(device, place + 1)
      return place >= from && place < from + count
    })
    return { item, on: within }
  })
  return some.filter(({ on }) => on.length > 0)
}
