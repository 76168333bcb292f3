import type { MenuItem } from '@nordlys/contracts'
import { seed } from '../../ground/text/generated/seed.ts'

const everywhere = ['mobile', 'tablet', 'desktop'] as const

function item(id: string, text: string, slug: string, icon: string): MenuItem {
  const showOnDevice = [...everywhere]
  return { id, text, slug, target: '_self', authRequired: false, showOnDevice, icon }
}

/** A visitor's links to find the way when the menu cannot be loaded. Server only. [ERR-04] */
export const loggedOutMenu: readonly MenuItem[] = [
  item('home', seed['menu.home'], '/', 'house'),
  item('slot-machines', seed['slot_machines.title'], '/spilleautomater', 'cherry'),
  item('register', seed['shell.register'], '/registrer', 'user-plus'),
]
