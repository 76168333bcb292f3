import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import type { MenuItem } from '../request-scope.ts'
import { MenuIcon } from './menu-icon.tsx'

export function MenuLinks({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className="s-menu__links">
      {items.map(({ id, text, slug, icon }) => (
        <li key={id}>
          <MenuLink slug={slug}>
            <MenuIcon name={icon} />
            {text}
          </MenuLink>
        </li>
      ))}
    </ul>
  )
}

/** An address with a query does something on its page; it is never the page one is on. */
function MenuLink({ slug, children }: { slug: string; children: ReactNode }) {
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
