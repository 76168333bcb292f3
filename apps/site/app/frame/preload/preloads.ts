import type { Device } from '@nordlys/contracts'
import { sizeOfDevice } from '../../ground/constants/business-constants.ts'
import { imageUrl } from '../../ground/links/image-address.ts'
import { devices, type Layouts } from '../../ground/shell/layouts.ts'
import type { PageTop } from '../page/header-routes.ts'

const mediaOf: Readonly<Record<Device, string>> = {
  mobile: '(max-width: 767.98px)',
  tablet: '(min-width: 768px) and (max-width: 1023.98px)',
  desktop: '(min-width: 1024px)',
}

export interface Preload {
  href: string
  /** The screens that need it; all of them need no word. */
  media: string | undefined
}

/**
 * The pictures fetched before the page is read, each once, for the devices that show it. They are of what
 * stands round a page: where nothing does, none is fetched. [DATA-09] [FLT-83]
 */
export function preloadsOf({ preload }: Layouts, top: PageTop): Preload[] {
  if (!top.header && !top.wallpaper) return []
  const images = new Set(devices.flatMap((device) => preload[sizeOfDevice[device]].images))
  return [...images].map((image) => {
    const on = devices.filter((device) => preload[sizeOfDevice[device]].images.includes(image))
    const isEverywhere = on.length === devices.length
    return {
      href: imageUrl(image),
      media: isEverywhere ? undefined : on.map((device) => mediaOf[device]).join(', '),
    }
  })
}
