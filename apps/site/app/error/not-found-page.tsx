import { data, type LoaderFunctionArgs } from 'react-router'

/**
 * What no other address takes. The message is the specification's; the player reads the Danish page
 * that `ErrorPage` makes of it. [ROUTE-24]
 */
export function loader({ url }: LoaderFunctionArgs): never {
  throw notFound(url.pathname)
}

/** The refusal a loader throws when what its address names does not exist. */
export function notFound(path: string) {
  return data(`Page not found: ${path}`, { status: 404 })
}

/**
 * The refusal of a page that is asked for by its name and has none: fatal, with the specification's
 * other spelling. [ERR-01]
 */
export function pageNotFound(path: string) {
  return data(`Page Not Found: ${path}`, { status: 404 })
}

export default function NotFound() {
  return null
}
