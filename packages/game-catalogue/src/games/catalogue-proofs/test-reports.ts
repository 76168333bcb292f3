import { readFileSync } from 'node:fs'
import type { MechanicId } from '@nordlys/game-math/game/definition'
import { expect } from 'vitest'
import type { ProvenTest } from '../../../../../tools/proofs/proven-test.ts'
import type { KeptGame } from '../../generate/catalogue-maker.ts'
import { proofProblems } from '../../generate/verify-game.ts'
import { generatedFile, type ListedGame, listGenerated } from '../generated-games.ts'

/** What stands between the proof and each mechanic: a game's claim names its own mechanic instead. */
export const apart = /\/game\/mechanics\.ts$|\/game-catalogue\/src\/generated\//

type Part = 'lines' | 'ways' | 'listed' | 'chains'

/** In which test file the games of a mechanic are proven, so that processors share the work. */
const partOf: Readonly<Record<MechanicId, Part>> = {
  lines: 'lines',
  'wild-multipliers': 'lines',
  'hold-and-win': 'lines',
  'hold-collector': 'lines',
  ways: 'ways',
  flexveje: 'ways',
  cluster: 'listed',
  'cluster-marks': 'listed',
  'flexveje-fald': 'listed',
  'scatter-pays': 'listed',
  'wild-respins': 'chains',
  'walking-wilds': 'chains',
  'sticky-wilds': 'chains',
  avalanche: 'chains',
  mystery: 'chains',
  'twin-reels': 'chains',
  'symbol-upgrade': 'chains',
  'saga-book': 'chains',
  colossal: 'chains',
  'respin-wheel': 'chains',
}

const mathematics = 'packages/game-math/src'
const catalogue = 'packages/game-catalogue/src/generated'
/** Where a mechanic lies that has no folder of its name. */
const places: Readonly<Partial<Record<MechanicId, string>>> = {
  'hold-and-win': 'hold/mechanic.ts',
  'wild-respins': 'wild-reels/wild-respins.ts',
  'walking-wilds': 'wild-reels/walking-wilds.ts',
}

/** A claim for each game of the catalogue whose mechanic is in the part. */
export async function claimReports(test: ProvenTest, part: Part): Promise<void> {
  const games = (await listGenerated()).filter(({ mechanic }) => partOf[mechanic] === part)
  const testGame = test.about({
    reads: (_id: string, game: ListedGame) => [
      `${mathematics}/game/mechanics.ts`,
      `${catalogue}/${generatedFile(game)}`,
    ],
    runs: (_id: string, { mechanic }: ListedGame) =>
      `${mathematics}/mechanics/${places[mechanic] ?? `${mechanic}/mechanic.ts`}`,
  })
  testGame.each(games.map((game) => [game.id, game] as const))(
    '[PROOF-01] the report of %s is what a proof of it finds now',
    (_id, game) => {
      const path = new URL(`../../generated/${generatedFile(game)}`, import.meta.url)
      const kept: KeptGame = JSON.parse(readFileSync(path, 'utf8'))
      expect(proofProblems(kept)).toEqual([])
      return kept.par
    },
  )
}
