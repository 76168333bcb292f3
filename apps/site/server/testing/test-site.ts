import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TestClock } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createContext, type RouterContextProvider } from 'react-router'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import { type SiteConfig, siteServer } from '../index.ts'
import { startTestNeighbours, type TestNeighbours } from './test-neighbours.ts'

/** A site with a page maker of a few lines in the place of the built application. */
interface TestSite extends AsyncDisposable {
  server: FastifyInstance
  clock: TestClock
  neighbours: TestNeighbours
  /** The addresses that were rendered, in order. */
  rendered: string[]
  /** Every address that the server answers, as it was registered. */
  paths: string[]
  /** What was written down as out of order. */
  logged: string[]
}

const plenty = { burst: 100_000, perSecond: 1_000 }

export async function testSite(
  page: (scope: RequestScope) => Response | Promise<Response>,
  settings: Pick<SiteConfig, 'trustedProxies' | 'analyticsUrl' | 'publicUrl' | 'pageLimits'> = {},
) {
  const clock = new TestClock(new Date('2026-11-21T13:00:00Z'))
  const neighbours = await startTestNeighbours(clock.now())
  const rendered: string[] = []
  const logged: string[] = []
  const paths: string[] = []
  const requestScope = createContext<RequestScope>()
  const clientFolder = await mkdtemp(join(tmpdir(), 'nordlys-site-'))
  await writeFile(join(clientFolder, 'favicon.ico'), 'icon')
  const server = await siteServer(
    {
      port: 3000,
      host: '127.0.0.1',
      platformUrl: neighbours.platformUrl,
      gamesUrl: neighbours.gamesUrl,
      paymentsUrl: 'http://127.0.0.1:3003',
      identityUrl: 'http://127.0.0.1:3003',
      serviceCredential: 'site',
      clock,
      logger: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
      // Whoever asks in a test comes from one address, on a clock that stands still.
      pageLimits: { stranger: plenty, session: plenty, call: plenty, picture: plenty },
      ...settings,
    },
    {
      id: 'testbuild',
      routes: [{ id: 'home', path: '/' }],
      clientFolder,
      requestScope,
      async handle(request: Request, context: RouterContextProvider) {
        rendered.push(request.url)
        return page(context.get(requestScope))
      },
    },
    (path) => void paths.push(path),
  )
  return {
    server,
    clock,
    neighbours,
    rendered,
    paths,
    logged,
    async [Symbol.asyncDispose]() {
      await server.close()
      await neighbours[Symbol.asyncDispose]()
      await rm(clientFolder, { recursive: true })
    },
  } satisfies TestSite
}

/** A document with one inline script, as every page has. */
export function htmlPage(body = 'Hej'): Response {
  return new Response(`<!DOCTYPE html><script>inline()</script><p>${body}</p>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
