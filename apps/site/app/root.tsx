import { LinkContext } from '@nordlys/ui'
import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router'
import { Analytics } from './frame/analytics/analytics.tsx'
import { Consent } from './frame/consent/consent.tsx'
import { DialogQueueProvider } from './frame/dialogs/dialog-context.tsx'
import { ErrorPage } from './frame/error/error-page.tsx'
import face from './frame/font/figtree.css?url'
import { runGuards } from './frame/guards/run-guards.ts'
import { isOwnVisit } from './frame/log-out/is-own-visit.ts'
import { LogoutOnArrival } from './frame/log-out/logout-on-arrival.tsx'
import { NewerBuildProvider } from './frame/newer-build/newer-build.tsx'
import { type PageTop, pageTop } from './frame/page/header-routes.ts'
import { PageFrame } from './frame/page/page-frame.tsx'
import { PlayFrame } from './frame/page/play-frame.tsx'
import { PlayerPart } from './frame/popups/player-part.tsx'
import { VisitorPart } from './frame/popups/visitor-part.tsx'
import { Prefetching } from './frame/prefetch/prefetching.tsx'
import { preloadsOf } from './frame/preload/preloads.ts'
import { themeAddress } from './frame/theme/theme-sheet.ts'
import { NetworkDialog } from './frame/watch/network-dialog.tsx'
import { PageWhileLoggedIn } from './frame/watch/page-while-logged-in.tsx'
import { FullPageLoad } from './frame/whole-load/full-page-load.tsx'
import { buildPollMsOf } from './ground/configuration/configuration.ts'
import { chunkReloadScript } from './ground/document/chunk-reload.ts'
import { CrawlerErrorContext } from './ground/document/crawler-page.ts'
import { NonceContext } from './ground/document/nonce.ts'
import { trustedTypesScript } from './ground/document/trusted-types.ts'
import {
  clickBeforeHydrationScript,
  markHydrated,
  replayClickBeforeHydration,
} from './ground/fast/first-script/click-before-hydration.ts'
import { faceFirstScript } from './ground/fast/first-script/face-first.ts'
import { pageIdleScript } from './ground/fast/first-script/page-idle.ts'
import {
  type RouteHandle,
  routeHandle,
  type Undisturbed,
  undisturbedBy,
} from './ground/router/route-handle.ts'
import { RouterLink } from './ground/router/router-link.tsx'
import { scopeOf, textsOf } from './ground/scope/request-scope.ts'
import { popupsFor, visitorPopupsOf } from './ground/shell/popup-data.ts'
import type { SentShell, ShellData } from './ground/shell/shell-data.ts'
import { shellPieces } from './ground/shell/shell-pieces.ts'
import { useShellIfSent } from './ground/shell/use-shell.ts'
import { StandingContext } from './ground/standing/standing-context.ts'
import { TextsProvider } from './ground/text/use-texts.tsx'
import { ClockProvider } from './parts/clock/clock-context.tsx'
import styles from './styles.css?url'

export { ErrorPage as ErrorBoundary }

/** Every page's guards; `frame/guards/chains.ts` lists them. */
export const middleware = [runGuards]

/** The data of every page, for every viewer. A shared page knows no time and no player. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<SentShell> {
  const scope = scopeOf(context)
  const player = scope.knownPlayer
  const now = scope.clock.now()
  return {
    texts: textsOf(
      scope,
      ...(player && player.standing !== 'open' ? (['standing'] as const) : []),
      ...(player ? (['helpline'] as const) : []),
      'shell',
      'menu',
      'error',
      'modal',
      'welcome_popup',
      'responsible_popup',
      'unit',
    ),
    pieces: shellPieces(scope.content),
    renderedAt: now,
    year: String(now.getUTCFullYear()),
    isForOne: scope.nonce !== undefined,
    isOwnVisit: isOwnVisit(request.headers),
    reference: scope.reference,
    buildPollMs: buildPollMsOf(scope.content),
    analyticsUrl: scope.analyticsUrl,
    popups: player && popupsFor(scope.content, player),
    // A session's owner is no visitor, also while nobody can say who it is.
    visitorPopups: scope.session ? undefined : visitorPopupsOf(scope.content),
    themeSheet: themeAddress(scope.content),
    player: player && {
      firstName: player.firstName,
      initials: player.initials,
      loggedInAt: player.loggedInAt,
      totalBalance: player.summary.TotalBalance,
      hasBonus: player.summary.TotalActiveWageringRequirement > 0n,
      standing: player.standing,
      pauseEndsAt: player.pause?.endsAt,
    },
  }
}

const firstScript = [
  trustedTypesScript,
  chunkReloadScript,
  clickBeforeHydrationScript,
  pageIdleScript,
].join(';')

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const isWithoutScript = useContext(CrawlerErrorContext)
  const shell = useShellIfSent()
  const top = usePageTop(shell)
  return (
    <html lang="da">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <meta name="theme-color" content="#04070f" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {!isWithoutScript && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, and it must be inline.
            dangerouslySetInnerHTML={{ __html: firstScript }}
          />
        )}
        <link rel="stylesheet" href={face} />
        <link rel="stylesheet" href={styles} />
        {!isWithoutScript && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, and it must be inline.
            dangerouslySetInnerHTML={{ __html: faceFirstScript }}
          />
        )}
        {shell?.themeSheet && <link rel="stylesheet" href={shell.themeSheet} />}
        {shell &&
          preloadsOf(shell.layouts, top).map(({ href, media }) => (
            <link key={href} rel="preload" as="image" href={href} media={media} />
          ))}
        <Meta />
        <Links />
      </head>
      <body>
        <FullPageLoad />
        <TextsProvider>{children}</TextsProvider>
        {!isWithoutScript && (
          <>
            {/* A link to the page one is on reads it again and scrolls up. [HEAD-10] */}
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  useLayoutEffect(replayClickBeforeHydration, [])
  useEffect(markHydrated, [])
  const shell = useShellIfSent()
  const handles = useRouteHandles()
  if (!shell) return <Outlet />
  const undisturbed = undisturbedBy(handles)
  return (
    <LinkContext value={RouterLink}>
      <NewerBuildProvider pollMs={shell.buildPollMs}>
        <ClockProvider renderedAt={shell.renderedAt} isFresh={shell.isForOne}>
          <LogoutOnArrival isLoggedIn={shell.player !== undefined} isOwnVisit={shell.isOwnVisit} />
          <DialogQueueProvider undisturbed={undisturbed}>
            <Frame shell={shell} undisturbed={undisturbed} />
          </DialogQueueProvider>
          <Prefetching />
          <Analytics address={shell.analyticsUrl} isVisitor={shell.player === undefined} />
          <Consent isHeldBack={undisturbed === 'payment' || undisturbed === 'game'} />
        </ClockProvider>
      </NewerBuildProvider>
    </LinkContext>
  )
}

function useRouteHandles(): RouteHandle[] {
  return useMatches().map(({ handle }) => routeHandle(handle))
}

/** The parts above the page on show: none, where the page brings all of it. */
function usePageTop(shell: ShellData | undefined): PageTop {
  const { pathname } = useLocation()
  const isBare = useRouteHandles().some((handle) => handle.isBare)
  if (isBare || !shell) return { header: false, wallpaper: false }
  return pageTop(pathname, shell.layouts.header.useInPlayGames)
}

interface FrameProps {
  shell: ShellData
  undisturbed: Undisturbed
}

/** The page with what stands round it, as for a visitor once the login is over. [SES-08] */
function Frame({ shell, undisturbed }: FrameProps) {
  const [loggedOut, setLoggedOut] = useState<ShellData>()
  // A reloaded page brings its own word on who is logged in.
  const isOver = loggedOut === shell
  const shown = isOver ? { ...shell, player: undefined } : shell
  return (
    <StandingContext value={shown.player?.standing}>
      <Surroundings shell={shown} isOver={isOver} />
      <NetworkDialog />
      <PlayerPart shell={shown} undisturbed={undisturbed} onLoggedOut={() => setLoggedOut(shell)} />
      <VisitorPart popups={shell.visitorPopups} />
    </StandingContext>
  )
}

/** The frame round the page: all of it, a header over a game in play, or the page's. [HEAD-05] */
function Surroundings({ shell, isOver }: { shell: ShellData; isOver: boolean }) {
  const top = usePageTop(shell)
  if (!top.header && !top.wallpaper) return <PageWhileLoggedIn isOver={isOver} />
  const Around = top.wallpaper ? PageFrame : PlayFrame
  return (
    <Around shell={shell}>
      <PageWhileLoggedIn isOver={isOver} />
    </Around>
  )
}
