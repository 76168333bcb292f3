import type {
  FooterColumn,
  ImagesStore,
  Layouts,
  MenuItem,
  MenuTreeItem,
  SeoOfPage,
} from '@nordlys/contracts'
import type { Content } from '../../app/ground/scope/request-scope.ts'

/** The images store, by the names of its entries. [DATA-09] */
export function imagesStoreOf({ images }: Pick<Content, 'images'>): ImagesStore {
  return Object.fromEntries(images.map(({ name, ...entry }) => [name, entry]))
}

export function layoutsOf({ layouts }: Pick<Content, 'layouts'>): Layouts {
  return Object.fromEntries(layouts.map(({ name, ...layout }) => [name, layout]))
}

/** The menu as a tree: each item that has no parent, with those that name it as theirs. [DATA-08] */
export function menuTreeOf({ menu }: Pick<Content, 'menu'>): MenuTreeItem[] {
  return menu
    .filter(({ parent }) => parent === undefined)
    .map((item) => ({
      ...withoutParent(item),
      child: menu.filter(({ parent }) => parent === item.id).map(withoutParent),
    }))
}

function withoutParent({ parent: _, ...item }: MenuItem): Omit<MenuItem, 'parent'> {
  return item
}

/** The tree with those items marked that lead to a path, or to what stands above it. */
export function navigationOf(content: Pick<Content, 'menu'>, active: string) {
  const path = active.split(/[?#]/)[0] ?? ''
  const leadsThere = (slug: string) =>
    slug === path || (slug !== '/' && path.startsWith(`${slug}/`))
  return menuTreeOf(content).map((item) => ({
    ...item,
    active: leadsThere(item.slug) || item.child.some(({ slug }) => leadsThere(slug)),
  }))
}

/** A column takes this many of twelve when it does not say. */
const columnsOfOne = 3

export function footerColumnsOf({ footer }: Pick<Content, 'footer'>): FooterColumn[] {
  return footer.map(({ header, details = '', links, logos = [], use_in_grid }) => ({
    text: [{ header, details }],
    links,
    logos,
    use_in_grid: use_in_grid ?? columnsOfOne,
  }))
}

const home = 'seo_home'

/** The record of a path, else the one that stands in for all, else nothing. [DATA-11] */
export function seoRecordOf({ seo }: Pick<Content, 'seo'>, slug: string): SeoOfPage {
  const recordOf = (path: string) => seo.find((record) => record.path === path)
  const record = recordOf(slug) ?? recordOf(home)
  if (!record) return {}
  const { path: _, ...shown } = record
  return shown
}
