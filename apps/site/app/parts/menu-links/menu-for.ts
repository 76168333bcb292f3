import type { Standing } from '@nordlys/contracts'
import { memoizeByObject } from '../../ground/fast/memoize/memoize-by-object.ts'
import type { MenuItem } from '../../ground/scope/request-scope.ts'
import { devices, type OnDevices } from '../../ground/shell/layouts.ts'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { leadsOpen } from '../../ground/standing/act-of-address.ts'

export interface MenuViewer {
  isLoggedIn: boolean
  /** How the player stands, where one is logged in. */
  standing?: Standing | undefined
  /** The children of this item; without it the items that have no parent. */
  parent?: string
}

/** An item of a menu, and the devices it shows on. */
export interface MenuEntry extends OnDevices {
  item: MenuItem
}

const entriesOf = memoizeByObject(
  (_: readonly MenuItem[]) => new Map<string, readonly MenuEntry[]>(),
)

/**
 * The items this viewer sees: those for players hide from visitors, those that lead to what a player may
 * not do from that player, and each names its devices. The same
 * list for viewers who see the same. [HEAD-14]
 */
export function menuFor(menu: readonly MenuItem[], viewer: MenuViewer): readonly MenuEntry[] {
  const known = entriesOf(menu)
  const name = `${viewer.isLoggedIn} ${viewer.standing} ${viewer.parent}`
  const entries = known.get(name) ?? entriesFor(menu, viewer)
  known.set(name, entries)
  return entries
}

/** The viewer of a page with this around it. */
export function viewerOf({ player }: Pick<ShellData, 'player'>): MenuViewer {
  return { isLoggedIn: player !== undefined, standing: player?.standing }
}

function entriesFor(menu: readonly MenuItem[], viewer: MenuViewer): readonly MenuEntry[] {
  return menu
    .filter(
      (item) =>
        item.parent === viewer.parent &&
        leadsOpen(item.slug, viewer.standing) &&
        (viewer.isLoggedIn || !item.authRequired),
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
