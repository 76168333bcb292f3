import { createHash } from 'node:crypto'
import {
  type GameSpec,
  gameProblems,
  type KeptGame,
  plannedGames,
  printOf,
  proofProblems,
  twins,
} from '@nordlys/game-catalogue/generate'
import { generatedFile } from '@nordlys/game-catalogue/generated'
import { Bar, cpuSecondsSince } from './bar.ts'
import { indexOf, keptFiles, readGame, readIndex } from './files.ts'
import { readProven, writeProven } from './proven.ts'

// `npm run games:prove`: proves every game of the catalogue that the present code has not proven
// yet, and holds all of them against the plan and each other. Ends with 1 on any mismatch.
const plan = plannedGames()
const bar = new Bar(plan.length)
const proven = await readProven()
const games: { spec: GameSpec; game: KeptGame }[] = []
const slowest = { id: '', seconds: 0 }
let [problems, fresh] = [0, 0]

for (const spec of plan) {
  const game = await readGame(spec)
  if (game) games.push({ spec, game })
  report(spec.id, game ? problemsOf(spec, game) : ['it has not been generated'])
  // A run that is ended goes on where it was.
  if (fresh % 50 === 49) await writeProven(proven)
  bar.step(spec.id)
}
reportCatalogue(await keptFiles(), await readIndex())
await writeProven(proven)
bar.line(`${games.length} games, ${fresh} proven now, the others by the same code before.`)
bar.line(`${problems} problems. ${bar.cpuSeconds().toFixed(1)} CPU seconds.`)
if (fresh > 0) bar.line(`The slowest proof: ${slowest.id}, ${slowest.seconds.toFixed(2)} s.`)
if (problems > 0) process.exitCode = 1

function problemsOf(spec: GameSpec, game: KeptGame): string[] {
  const found = gameProblems(spec, game)
  const name = createHash('sha256').update(JSON.stringify(game.par)).digest('hex')
  if (found.length > 0 || proven.reports.has(name)) return found
  const start = process.cpuUsage()
  const ofProof = proofProblems(game)
  const seconds = cpuSecondsSince(start)
  if (seconds > slowest.seconds) Object.assign(slowest, { id: spec.id, seconds })
  fresh += 1
  if (ofProof.length === 0) proven.reports.add(name)
  return ofProof
}

function reportCatalogue(kept: readonly string[], index: string | undefined): void {
  const planned = new Set(plan.map(generatedFile))
  for (const file of kept) if (!planned.has(file)) report(file, ['it is not in the plan'])
  if (index !== indexOf(games.map(({ game }) => game))) report('index.json', ['it is out of date'])
  const byGenerator = Map.groupBy(games, ({ spec }) => spec.generator)
  let pairs = 0
  for (const [generator, alike] of byGenerator) {
    for (const { ids, reason } of twins(alike.map(({ spec, game }) => printOf(spec, game)))) {
      pairs += 1
      report(ids.join(' and '), [`they are twins of ${generator}: ${reason}`])
    }
  }
  bar.line(`${pairs} twins.`)
}

function report(id: string, found: readonly string[]): void {
  for (const problem of found) bar.line(`${id}: ${problem}`)
  problems += found.length
}
