import type { LinkProps } from '@nordlys/ui'
import { Link } from 'react-router'
import { useNewerBuild } from '../newer-build/newer-build.tsx'

/** Addresses of our own pages go through the router; `tel:` and other sites are the browser's. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && rest.target !== '_blank'
  const isNewerBuild = useNewerBuild()
  if (!isOurs) {
    return (
      <a href={href} {...rest} {...(rest.target === '_blank' && { rel: 'noopener' })}>
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
