import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { shownOn } from './layouts.ts'
import type { MenuEntry } from './menu-for.ts'
import { MenuIcon } from './menu-icon.tsx'

export interface MenuLinksProps {
  entries: readonly MenuEntry[]
  /** The items below one of them. */
  childrenOf?: (id: string) => readonly MenuEntry[]
}

export function MenuLinks({ entries, childrenOf = () => [] }: MenuLinksProps) {
  return (
    <ul className="s-menu__links">
      {entries.map(({ item, on }) => {
        const below = childrenOf(item.id)
        return (
          <li key={item.id} {...shownOn(on)}>
            <MenuLink slug={item.slug} target={item.target}>
              <MenuIcon name={item.icon} />
              {item.text}
            </MenuLink>
            {below.length > 0 && <MenuLinks entries={below} />}
          </li>
        )
      })}
    </ul>
  )
}

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
      <Link to={slug} className="s-menu__link">
        {children}
      </Link>
    )
  }
  return (
    <NavLink to={slug} end className="s-menu__link">
      {children}
    </NavLink>
  )
}
