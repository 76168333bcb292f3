import type { Device, HeaderPart, Layout } from '@nordlys/contracts'
import { sizeOfDevice } from '../constants/business-constants.ts'

type Named<Name extends Layout['name']> = Extract<Layout, { name: Name }>

/** How header and menu are laid out, and what is fetched before the page is read. [DATA-09] */
export interface Layouts {
  header: Named<'layout_header'>
  menu: Named<'layout_menu'>
  preload: Named<'layout_preload'>
}

export const devices: readonly Device[] = ['mobile', 'tablet', 'desktop']

const end: HeaderPart[] = ['search', 'login', 'register', 'credit', 'top_up', 'welcome']
const tablet = { start: ['menu', 'logo'], center: [], end, bottomMenu: false } satisfies Zones

/** The layouts where the content store says nothing. */
const ownLayouts: Layouts = {
  header: {
    name: 'layout_header',
    mainSite: '/',
    useInPlayGames: false,
    clock: { form: 'none', timeZone: 'Europe/Copenhagen' },
    xs: { ...tablet, end: ['login', 'register', 'credit', 'top_up'] },
    md: tablet,
    xl: { ...tablet, center: ['links'] },
  },
  menu: {
    name: 'layout_menu',
    xs: { form: 'dropdown' },
    md: { form: 'dropdown' },
    xl: { form: 'dropdown' },
  },
  preload: { name: 'layout_preload', xs: { images: [] }, md: { images: [] }, xl: { images: [] } },
}

export function layoutsOf(entries: readonly Layout[]): Layouts {
  const named = <Name extends Layout['name']>(name: Name) =>
    entries.find((entry): entry is Named<Name> => entry.name === name)
  return {
    header: named('layout_header') ?? ownLayouts.header,
    menu: named('layout_menu') ?? ownLayouts.menu,
    preload: named('layout_preload') ?? ownLayouts.preload,
  }
}

export type ZoneName = 'start' | 'center' | 'end'
type Zones = Record<ZoneName, HeaderPart[]> & { bottomMenu: boolean }

/** Something of the header or menu, and the devices it is for. */
export interface OnDevices {
  on: readonly Device[]
}

export interface ZonePart extends OnDevices {
  part: HeaderPart
}

/** The menu in its static form brings the logo and the links itself. [HEAD-09] */
const inStaticMenu: ReadonlySet<HeaderPart> = new Set(['menu', 'links', 'logo'])

/**
 * A zone's parts for all devices in one row, so that one page serves them all: of the row each
 * device shows its own parts, in its own order. A part two devices place differently is there twice.
 * [HEAD-01]
 */
export function zoneParts({ header, menu }: Layouts, zone: ZoneName): ZonePart[] {
  const row: { part: HeaderPart; on: Device[] }[] = []
  for (const device of devices.toReversed()) {
    const size = sizeOfDevice[device]
    const isStatic = menu[size].form === 'static'
    let place = 0
    for (const part of header[size][zone]) {
      if (isStatic && inStaticMenu.has(part)) continue
      const there = row.findIndex((entry, index) => index >= place && entry.part === part)
      if (there === -1) row.splice(place, 0, { part, on: [device] })
      else row[there]?.on.push(device)
      place = (there === -1 ? place : there) + 1
    }
  }
  return row
}

/** The devices for which something is set, in the layouts that are set for each. */
export function devicesWhere(isSet: (size: 'xs' | 'md' | 'xl') => boolean): Device[] {
  return devices.filter((device) => isSet(sizeOfDevice[device]))
}

/** The mark of an element for the devices it is for: all of them needs no word. */
export function shownOn(on: readonly Device[]): { 'data-on'?: string } {
  return devices.every((device) => on.includes(device)) ? {} : { 'data-on': on.join(' ') }
}
