import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CachedMarkup } from '../../ground/fast/cached-markup/cached-markup.tsx'
import { shortName } from '../../ground/fast/cached-markup/short-name.ts'
import { memoizeByObject } from '../../ground/fast/memoize/memoize-by-object.ts'
import { RouterLink, RouterNavLink } from '../../ground/router/router-link.tsx'
import { shownOn } from '../../ground/shell/layouts.ts'
import { hereFor } from './here-for.ts'
import type { MenuEntry } from './menu-for.ts'
import { MenuIcon } from './menu-icon.tsx'

export interface MenuLinksProps {
  entries: readonly MenuEntry[]
  /** The items below one of them. */
  childrenOf?: (id: string) => readonly MenuEntry[]
}

export function MenuLinks({ entries, childrenOf = () => nothing }: MenuLinksProps) {
  const { pathname } = useLocation()
  const below = entries.map(({ item }) => childrenOf(item.id))
  return (
    <CachedMarkup
      element="ul"
      className="s-menu__links"
      name={`menu ${[entries, ...below].map(shortName).join(' ')}`}
      here={hereFor(pathname, [entries, ...below].flatMap(linksOf))}
    >
      {entries.map(({ item, on }, place) => (
        <li key={item.id} {...shownOn(on)}>
          <MenuLink slug={item.slug} target={item.target}>
            <MenuIcon name={item.icon} />
            {item.text}
          </MenuLink>
          {below[place]?.length ? <MenuLinks entries={below[place]} /> : null}
        </li>
      ))}
    </CachedMarkup>
  )
}

const nothing: readonly MenuEntry[] = []

/** An item of a menu marks its own page only. */
const linksOf = memoizeByObject((entries: readonly MenuEntry[]) =>
  entries.map(({ item }) => ({ to: item.slug, end: true })),
)

interface MenuLinkProps {
  slug: string
  target: '_self' | '_blank'
  children: ReactNode
}

/** An address with a query does something on its page; it is never the page one is on. */
function MenuLink({ slug, target, children }: MenuLinkProps) {
  if (!slug.startsWith('/') || target === '_blank') {
    return (
      <a href={slug} target={target} rel="noopener" className="s-menu__link">
        {children}
      </a>
    )
  }
  if (slug.includes('?')) {
    return (
      <RouterLink href={slug} className="s-menu__link">
        {children}
      </RouterLink>
    )
  }
  return (
    <RouterNavLink to={slug} end className="s-menu__link">
      {children}
    </RouterNavLink>
  )
}
