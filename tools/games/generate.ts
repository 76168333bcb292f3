import {
  CatalogueMaker,
  type KeptGame,
  NoSuchGame,
  plannedGames,
} from '@nordlys/game-catalogue/generate'
import { generatedFile } from '@nordlys/game-catalogue/generated'
import { barOf } from './bar.ts'
import { readGame, removeOthers, writeGame, writeIndex } from './files.ts'

// `npm run games:generate`: makes every game of the catalogue that its specification has changed
// for, and keeps the others. Ends with 1 when a game cannot be made.
const plan = plannedGames()
const bar = barOf(plan.length)
const maker = new CatalogueMaker()
const games: KeptGame[] = []
let [made, failed] = [0, 0]
for (const spec of plan) {
  try {
    const game = maker.make(spec, await readGame(spec))
    games.push(game)
    if (game.isNew) {
      made += 1
      await writeGame(game)
    }
  } catch (error) {
    if (!(error instanceof NoSuchGame)) throw error
    failed += 1
    bar.line(error.message)
  }
  bar.step(spec.id)
}
await removeOthers(new Set(games.map(({ definition }) => generatedFile(definition))))
await writeIndex(games)
const seconds = bar.cpuSeconds().toFixed(1)
bar.line(`${games.length} games: ${made} made, ${games.length - made} kept, ${failed} failed.`)
bar.line(`${seconds} CPU seconds.`)
if (failed > 0) process.exitCode = 1
