import { authoritiesOf, customerServiceOf } from '../configuration/configuration.ts'
import { memoizeByObject } from '../fast/memoize/memoize-by-object.ts'
import { serialize } from '../fast/serialized-piece/serialized-piece.ts'
import type { Content, FooterItem, MenuItem } from '../scope/request-scope.ts'
import { imagesOf } from './images-of.ts'
import { layoutsOf } from './layouts.ts'
import type { ShellPieces } from './shell-data.ts'

/** From one version of the content. */
export function shellPieces(content: Content): ShellPieces {
  return {
    menu: serializeMenu(content.menu),
    footer: serializeFooter(content.footer),
    layouts: serializeLayouts(content.layouts),
    images: serializeImages(content.images),
    ...serializeConfiguration(content.configuration),
  }
}

const serializeMenu = memoizeByObject((menu: readonly MenuItem[]) => serialize(menu))
const serializeFooter = memoizeByObject((footer: readonly FooterItem[]) => serialize(footer))
const serializeLayouts = memoizeByObject((layouts: Content['layouts']) =>
  serialize(layoutsOf(layouts)),
)
const serializeImages = memoizeByObject((images: Content['images']) => serialize(imagesOf(images)))
const serializeConfiguration = memoizeByObject((configuration: Content['configuration']) => ({
  authorities: serialize(authoritiesOf({ configuration })),
  customerService: serialize(customerServiceOf({ configuration })),
}))
