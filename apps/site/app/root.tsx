import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { LinkContext } from '@nordlys/ui'
import { type ReactNode, useContext } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { chunkReloadScript } from './chunk-reload.ts'
import { ClockProvider } from './clock/clock-context.tsx'
import { authoritiesOf, customerServiceOf } from './configuration.ts'
import { ErrorPage } from './error/error-page.tsx'
import { NonceContext } from './nonce.ts'
import { scopeOf, textsOf } from './request-scope.ts'
import { LogoutOnArrival } from './shell/logout-on-arrival.tsx'
import { PageFrame } from './shell/page-frame.tsx'
import { RouterLink } from './shell/router-link.tsx'
import type { ShellData } from './shell/shell-data.ts'
import styles from './styles.css?url'
import { TextsProvider } from './text/use-texts.tsx'

export { ErrorPage as ErrorBoundary }

/** What every page shows, whoever sees it. A shared page knows no time and no player. */
export async function loader({ context }: LoaderFunctionArgs): Promise<ShellData> {
  const scope = scopeOf(context)
  const player = await scope.player()
  const now = scope.clock.now()
  return {
    texts: textsOf(scope, 'shell', 'menu', 'error'),
    menu: scope.content.menu,
    footer: scope.content.footer,
    authorities: authoritiesOf(scope.content),
    customerService: customerServiceOf(scope.content),
    renderedAt: now,
    year: String(now.getUTCFullYear()),
    isForOne: scope.nonce !== undefined,
    reference: scope.reference,
    player: player && {
      firstName: player.firstName,
      initials: player.initials,
      loggedInAt: player.loggedInAt,
      totalBalance: player.summary.TotalBalance,
    },
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  return (
    <html lang="da">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <meta name="theme-color" content="#04070f" />
        <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and it must be inline.
          dangerouslySetInnerHTML={{ __html: chunkReloadScript }}
        />
        <link rel="stylesheet" href={styles} />
        <Meta />
        <Links />
      </head>
      <body>
        <TextsProvider>{children}</TextsProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const shell = useRouteLoaderData<typeof loader>('root')
  const isBare = useMatches().some(({ handle }) => isBareHandle(handle))
  if (!shell) return <Outlet />
  return (
    <LinkContext value={RouterLink}>
      <ClockProvider renderedAt={shell.renderedAt} isFresh={shell.isForOne}>
        <LogoutOnArrival isLoggedIn={shell.player !== undefined} />
        {isBare ? (
          <Outlet />
        ) : (
          <PageFrame shell={shell}>
            <Outlet />
          </PageFrame>
        )}
      </ClockProvider>
    </LinkContext>
  )
}

/** A route with `handle = { isBare: true }` brings its own bar: no header, no footer. [HEAD-05] */
function isBareHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isBare' in handle
}
