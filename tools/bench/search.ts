import { themes } from '@nordlys/game-catalogue/themes'
import { facetsOf } from '../../apps/site/app/ground/finding/facets.ts'
import { readFinding } from '../../apps/site/app/ground/finding/filters.ts'
import { searchOf } from '../../apps/site/app/ground/finding/game-search.ts'
import { findGames } from '../../apps/site/app/ground/finding/lists.ts'
import { testGame } from '../../apps/site/app/ground/finding/test-game.ts'
import type { Measured } from './base/report.ts'

const rounds = 20
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
  for (let round = 0; round < rounds; round += 1) {
    for (const q of typed.slice(round, round + 200)) {
      const from = process.threadCpuUsage()
      const finding = readFinding(new URLSearchParams({ q }))
      const { searched } = findGames('alle-spil', games, games, finding, nothingPlayed)
      facetsOf(searched, finding)
      const { user, system } = process.threadCpuUsage(from)
      times.push((user + system) / 1000)
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const [p99, worst] = [at(0.99), at(0.9999)].map(milliseconds)
  return {
    figures: [
      {
        name: 'search as one types, 720 games: found, filtered and counted, CPU p99',
        value: `${p99} ms (worst ${worst})`,
        reach: '<= 50 ms with the page around it',
      },
    ],
    notes: [`The search's index of 720 games is made in ${milliseconds(builtMs)} ms.`],
    detail: { p99Ms: at(0.99), worstMs: at(0.9999), builtMs },
  }
}

function swapped(title: string): string {
  return `${title.slice(0, 2)}${title[3] ?? ''}${title[2] ?? ''}${title.slice(4)}`
}

function milliseconds(value: number): string {
  return value.toPrecision(3)
}
