import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdTableJson } from '@nordlys/game-math/tables/video-poker/hold-table'
import { videoPokers } from '@nordlys/game-math/tables/video-poker/paytables'
import { paidWith, solve } from '@nordlys/game-math/tables/video-poker/solve'
import { subsetCounts } from '@nordlys/game-math/tables/video-poker/subset-counts'
import { root } from '../root.ts'

// Writes what is best to hold in each game of video poker, from its paytable: after a change of one,
// `npm run tables:holds`. A test of the tables compares them with the solution.
const folder = join(root, 'packages/game-math/src/tables/video-poker/generated')
mkdirSync(folder, { recursive: true })
for (const rules of videoPokers) {
  const subsets = subsetCounts(rules.wild)
  const { holds } = solve(rules, subsets)
  const table = holdTableJson(rules, holds, (cards) => paidWith(rules, subsets, cards))
  writeFileSync(join(folder, `${rules.id}.json`), `${JSON.stringify(table)}\n`)
  process.stdout.write(`${rules.id}: ${holds.length} holds\n`)
}
