import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { invariant } from '@nordlys/core'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { requestScope } from '../../app/ground/scope/request-scope.ts'

/** The facts of a build. */
export interface BuildFacts {
  /** Another one for each build. */
  id: string
  routes: readonly { id: string; path: string }[]
}

/** The built site: its handler, and the key under which it looks for a request's scope. */
export interface SiteBuild extends BuildFacts {
  clientFolder: string
  handle(request: Request, context: RouterContextProvider): Promise<Response>
  requestScope: typeof requestScope
}

export async function loadSiteBuild(folder: string): Promise<SiteBuild> {
  const entry = join(folder, 'server/index.js')
  invariant(existsSync(entry), `the site is not built: npm run build writes ${entry}`)
  const build: ServerBuild & { entry: { module: object } } = await import(pathToFileURL(entry).href)
  const { module } = build.entry
  // The bundle has its own copy of this key; the scope must be set under that very one.
  invariant('requestScope' in module, 'the built site exports requestScope from its server entry')
  const isForDevelopment = 'mode' in module && module.mode === 'development'
  const { version, routes } = build.assets
  return {
    id: version,
    routes: Object.values(routes).flatMap((route) =>
      route ? [{ id: route.id, path: route.path ?? '' }] : [],
    ),
    clientFolder: join(folder, 'client'),
    handle: createRequestHandler(build, isForDevelopment ? 'development' : 'production'),
    requestScope: module.requestScope as typeof requestScope,
  }
}
