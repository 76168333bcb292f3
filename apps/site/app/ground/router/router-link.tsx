import type { LinkProps } from '@nordlys/ui'
import { Link, NavLink, type NavLinkProps } from 'react-router'
import { useNewerBuild } from './newer-build-context.ts'

const isServer = typeof document === 'undefined'

/** Addresses of our own pages go through the router; `tel:` and other sites are the browser's. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const isNewerBuild = useNewerBuild()
  const isOurs = href.startsWith('/') && !href.startsWith('//') && rest.target !== '_blank'
  if (!isOurs) {
    return (
      <a href={href} {...rest} {...(rest.target === '_blank' && { rel: 'noopener' })}>
        {children}
      </a>
    )
  }
  // The same link as the router's own, without looking the way to each page up in all routes.
  if (isServer) {
    return (
      <a {...rest} href={href} data-discover="true">
        {children}
      </a>
    )
  }
  return (
    <Link to={href} {...rest} reloadDocument={isNewerBuild}>
      {children}
    </Link>
  )
}

/** A link of a menu, which marks the page one is on; it is always one of ours. */
export function RouterNavLink(props: NavLinkProps) {
  return <NavLink {...props} reloadDocument={useNewerBuild()} />
}
