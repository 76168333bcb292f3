import { data } from 'react-router'

type Address = Pick<URL, 'pathname' | 'search'>

/**
 * The refusal of an address that nothing takes, with its query. The message is the
 * specification's; the player reads the Danish page that `ErrorPage` makes of it.
 * [ERR-01] [ROUTE-24]
 */
export function notFound(url: Address) {
  return data(`Page not found: ${fullPath(url)}`, { status: 404 })
}

/**
 * The refusal of a page that has a route and whose address names nothing that is there: fatal, with the
 * specification's other spelling. [ERR-01]
 */
export function pageNotFound(url: Address) {
  return data(`Page Not Found: ${fullPath(url)}`, { status: 404 })
}

function fullPath({ pathname, search }: Address): string {
  return pathname + search
}
