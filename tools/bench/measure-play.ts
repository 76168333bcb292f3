import { openBrowser } from '../browser.ts'
import { figuresOf, type Measured } from './base/report.ts'
import { serveGames } from './client/games-of-each.ts'
import { type Loading, measureLoading } from './client/loading.ts'
import { measureSpinning, type Spinning } from './client/spinning.ts'

/**
 * How many times slower than this machine a phone is taken to be. The browser's own slowing down is
 * not used: it also spins where the main thread waits for a compositor that draws without a graphics
 * card, which a phone has.
 */
export const slowdown = 4

/**
 * Pages are put together by the graphics process, as on a phone; without these the main thread copies
 * every frame of a game out of it. For what is played alone: the start of a graphics process that
 * draws by software is no part of loading.
 */
export const drawnAsOnAPhone = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--enable-gpu-rasterization',
]

interface PlayedGame {
  readonly id: string
  readonly mechanic: string
  readonly loading: Loading
  readonly spinning: Spinning
}

/**
 * What a player's phone does for one game of each mechanic, in a browser without a screen: what comes
 * over a slow line before the first spin and in all, and what the main thread does while it is played.
 */
export async function measurePlay(
  chosen: readonly string[] | undefined,
  say: (line: string) => void,
): Promise<Measured> {
  await using server = await serveGames(chosen)
  await using loader = await openBrowser()
  await using player = await openBrowser(drawnAsOnAPhone)
  const played: PlayedGame[] = []
  for (const game of server.games) {
    const address = new URL(`/play/${game.id}?mode=free`, server.url).href
    const loading = await measureLoading(loader, address)
    const spinning = slowed(await measureSpinning(player, address, game))
    played.push({ id: game.id, mechanic: game.mechanic, loading, spinning })
    say(`play: ${told(loading, spinning)} (${game.id}, ${game.mechanic})`)
  }
  return reportOf(played)
}

function slowed({ frameMs, longestTaskMs, ...rest }: Spinning): Spinning {
  return { ...rest, frameMs: frameMs * slowdown, longestTaskMs: longestTaskMs * slowdown }
}

function told(loading: Loading, spinning: Spinning): string {
  return [
    `${Math.round(loading.spinMs)} ms to the first spin`,
    `${Math.round(loading.criticalKb)} of ${Math.round(loading.allKb)} KB`,
    `${spinning.frameMs.toFixed(1)} ms a frame`,
    `task ${spinning.longestTaskMs.toFixed(0)} ms`,
    `${spinning.drawCalls} draw calls`,
  ].join(', ')
}

function reportOf(played: readonly PlayedGame[]): Measured {
  const worst = (unit: string, of: (game: PlayedGame) => number) => {
    const [first] = played.toSorted((a, b) => of(b) - of(a))
    return first ? `${Number(of(first).toPrecision(3))}${unit} (${first.mechanic})` : 'none'
  }
  const ofAll = `, the worst of ${played.length} mechanics`
  const slow = `processor time times ${slowdown}${ofAll}`
  return {
    figures: figuresOf`
      slow 4G: until a spin can be pressed${ofAll}
        | ${worst(' s', ({ loading }) => loading.spinMs / 1000)} | <= 3.5 s
      slow 4G: what comes before it${ofAll}
        | ${worst(' KB', ({ loading }) => loading.criticalKb)} | <= 300 KB
      slow 4G: what comes in all${ofAll} | ${worst(' KB', ({ loading }) => loading.allKb)} | <= 650 KB
      main thread a frame, p95, ${slow} | ${worst(' ms', ({ spinning }) => spinning.frameMs)} | <= 8 ms
      longest task, ${slow} | ${worst(' ms', ({ spinning }) => spinning.longestTaskMs)} | <= 50 ms
      draw calls of a frame, at most${ofAll} | ${worst('', ({ spinning }) => spinning.drawCalls)} | <= 60`,
    notes: [
      'Play: one game of each mechanic, a win and the first 12 s of a feature, by processor time. The',
      'line is 1.6 Mbit/s with 150 ms; nothing is in the cache.',
    ],
    detail: { played },
  }
}
