import { themes } from '@nordlys/game-catalogue/themes'
import { facetsOf } from '../../apps/site/app/ground/finding/facets.ts'
import { readFinding } from '../../apps/site/app/ground/finding/filters.ts'
import { searchOf } from '../../apps/site/app/ground/finding/game-search.ts'
import { findGames } from '../../apps/site/app/ground/finding/lists.ts'
import { testGame } from '../../apps/site/app/ground/finding/test-game.ts'
import { percentile, round } from './base/pairs.ts'
import { figuresOf, type Measured } from './base/report.ts'

const turns = 20
const nothingPlayed = { popular: [], favourites: [], recent: [] }

/**
 * How long the site takes to find what somebody types among all 720 titles and to count what may be
 * chosen beside it: titles as they are, cut short, with two letters swapped, and nonsense. By CPU time,
 * since others use the machine, too.
 */
export function measureSearch(say: (line: string) => void): Measured {
  const games = themes.flatMap(({ slug, name, games: ofTheme }) =>
    ofTheme.map(({ title }) => testGame(title, { theme: { slug, name } })),
  )
  say(`search: ${games.length} games`)
  const begun = performance.now()
  searchOf(games)
  const builtMs = performance.now() - begun
  const typed = games.flatMap(({ title }) => [
    title,
    title.slice(0, 4),
    swapped(title),
    `${title}zq`,
  ])
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    for (const q of typed.slice(turn, turn + 200)) {
      const from = process.threadCpuUsage()
      const finding = readFinding(new URLSearchParams({ q }))
      const { searched } = findGames('alle-spil', games, games, finding, nothingPlayed)
      facetsOf(searched, finding)
      const { user, system } = process.threadCpuUsage(from)
      times.push((user + system) / 1000)
    }
  }
  const [p99Ms, worstMs] = [percentile(times, 0.99), percentile(times, 0.9999)]
  return {
    figures: figuresOf`
      search as one types, 720 games: found, filtered and counted, CPU p99
        | ${round(p99Ms)} ms (worst ${round(worstMs)}) | <= 50 ms with the page around it`,
    notes: [`The search's index of 720 games is made in ${round(builtMs)} ms.`],
    detail: { p99Ms, worstMs, builtMs },
  }
}

function swapped(title: string): string {
  return `${title.slice(0, 2)}${title[3] ?? ''}${title[2] ?? ''}${title.slice(4)}`
}
