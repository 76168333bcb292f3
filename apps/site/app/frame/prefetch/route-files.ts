import { matchRoutes } from 'react-router'

/** A route as the router's manifest in the page has it. */
export interface ManifestRoute {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
  module: string
  imports?: readonly string[] | undefined
  css?: readonly string[] | undefined
}

export interface RouteFiles {
  modules: readonly string[]
  styles: readonly string[]
}

/**
 * The files that the browser needs to show a path, as far as the manifest knows the path's route by
 * now. The root's own files are there already, since a page is shown.
 */
export function routeFiles(
  routes: Readonly<Record<string, ManifestRoute>>,
  pathname: string,
): RouteFiles | undefined {
  const pages = Object.values(routes).filter(({ parentId }) => parentId === 'root')
  const objects = pages.map(({ id, path = '', index }) =>
    index ? { id, index: true as const } : { id, path },
  )
  const id = matchRoutes(objects, pathname)?.at(-1)?.route.id
  const route = pages.find((each) => each.id === id)
  if (!route) return undefined
  return { modules: [route.module, ...(route.imports ?? [])], styles: route.css ?? [] }
}
