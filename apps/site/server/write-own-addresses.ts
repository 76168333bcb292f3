import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { systemClock } from '@nordlys/core'
import { pino } from 'pino'
import { createContext } from 'react-router'
import { chains } from '../app/frame/guards/chains.ts'
import type { RequestScope } from '../app/ground/scope/request-scope.ts'
import routes from '../app/routes.ts'
import { siteServer } from './index.ts'

export const target = new URL(
  '../../../packages/contracts/src/content/generated/own-addresses.ts',
  import.meta.url,
)

if (import.meta.main) writeFileSync(target, await generatedAddresses())

/**
 * The beginnings of the product's addresses, from the table of pages and from the server itself.
 * `node server/write-own-addresses.ts` writes them again when a route was added; a test notices.
 */
export async function generatedAddresses(): Promise<string> {
  const pages = (await routes).map(({ id, path = '' }) => ({ id, path }))
  // Some addresses are a guard's alone, which leads each of them on.
  const guarded = Object.keys(chains).map((path) => path.slice(1))
  const paths = [...pages.map(({ path }) => path), ...guarded, ...(await serverPaths())]
  const segments = paths.map((path) => path.split('/')[0]?.toLowerCase() ?? '')
  // A segment that no slug of content can be is nothing to keep.
  const own = [...new Set(segments)].filter((segment) => /^[a-z0-9-]+$/.test(segment)).sort()
  const lists = pages.filter(({ id }) => id?.startsWith('list:')).map(({ path }) => path)
  return [
    '// Written by write-own-addresses.ts from the routes of the site.',
    `export const ownSegments: readonly string[] = ${told(own)}`,
    '',
    '/** Routes whose words are a page of content. */',
    `export const listAddresses: readonly string[] = ${told(lists)}`,
    '',
  ].join('\n')
}

/** Every path that the server answers by itself, as it was registered. */
async function serverPaths(): Promise<string[]> {
  const nowhere = 'http://127.0.0.1:9'
  const found: string[] = []
  const server = await siteServer(
    {
      port: 3000,
      host: '127.0.0.1',
      platformUrl: nowhere,
      gamesUrl: nowhere,
      serviceCredential: '',
      clock: systemClock,
      logger: pino({ level: 'silent' }),
    },
    {
      id: '',
      routes: [],
      // The files that lie at addresses of their own before anything is built.
      clientFolder: fileURLToPath(new URL('../public', import.meta.url)),
      requestScope: createContext<RequestScope>(),
      handle: async () => new Response(),
    },
    (path) => found.push(path.slice(1)),
  )
  await server.ready()
  await server.close()
  // Where the build puts what browsers load.
  return [...found, 'assets']
}

function told(names: readonly string[]): string {
  return `[\n${names.map((name) => `  '${name}',\n`).join('')}]`
}
