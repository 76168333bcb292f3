import { authoritiesOf, customerServiceOf } from '../configuration/configuration.ts'
import { onceFor } from '../fast/memoize/memoize-by-object.ts'
import { pack } from '../fast/serialized-piece/serialized-piece.ts'
import type { Content, FooterItem, MenuItem } from '../scope/request-scope.ts'
import { imagesOf } from './images-of.ts'
import { layoutsOf } from './layouts.ts'
import type { ShellPieces } from './shell-data.ts'

/** From one version of the content. */
export function shellPieces(content: Content): ShellPieces {
  return {
    menu: packMenu(content.menu),
    footer: packFooter(content.footer),
    layouts: packLayouts(content.layouts),
    images: packImages(content.images),
    ...packConfiguration(content.configuration),
  }
}

const packMenu = onceFor((menu: readonly MenuItem[]) => pack(menu))
const packFooter = onceFor((footer: readonly FooterItem[]) => pack(footer))
const packLayouts = onceFor((layouts: Content['layouts']) => pack(layoutsOf(layouts)))
const packImages = onceFor((images: Content['images']) => pack(imagesOf(images)))
const packConfiguration = onceFor((configuration: Content['configuration']) => ({
  authorities: pack(authoritiesOf({ configuration })),
  customerService: pack(customerServiceOf({ configuration })),
}))
