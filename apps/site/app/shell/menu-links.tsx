import { NavLink } from 'react-router'
import type { MenuItem } from '../request-scope.ts'
import { MenuIcon } from './menu-icon.tsx'

export function MenuLinks({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className="s-menu__links">
      {items.map(({ id, text, slug, icon }) => (
        <li key={id}>
          <NavLink to={slug} end className="s-menu__link">
            <MenuIcon name={icon} />
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
