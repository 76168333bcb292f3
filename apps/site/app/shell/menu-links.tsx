import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { Remembered } from '../remembered/remembered.tsx'
import { shownOn } from './layouts.ts'
import type { MenuEntry } from './menu-for.ts'
import { MenuIcon } from './menu-icon.tsx'

export interface MenuLinksProps {
  entries: readonly MenuEntry[]
  /** The items below one of them. */
  childrenOf?: (id: string) => readonly MenuEntry[]
}

/** All pages that a menu does not lead to are one to it: no item of it is the page one is on. */
const nowhere = '/-'

export function MenuLinks({ entries, childrenOf = () => [] }: MenuLinksProps) {
  const all = entries.map((entry) => ({ ...entry, below: childrenOf(entry.item.id) }))
  const here = useLocation().pathname.toLowerCase()
  const isHere = ({ item }: MenuEntry) => item.slug.toLowerCase() === here
  const leadsHere = all.some((entry) => isHere(entry) || entry.below.some(isHere))
  return (
    <Remembered
      element="ul"
      className="s-menu__links"
      name={`menu ${JSON.stringify(all)}`}
      here={leadsHere ? here : nowhere}
    >
      {all.map(({ item, on, below }) => (
        <li key={item.id} {...shownOn(on)}>
          <MenuLink slug={item.slug} target={item.target}>
            <MenuIcon name={item.icon} />
            {item.text}
          </MenuLink>
          {below.length > 0 && <MenuLinks entries={below} />}
        </li>
      ))}
    </Remembered>
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
