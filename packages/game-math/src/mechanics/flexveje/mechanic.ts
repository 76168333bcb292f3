import { waysBetween } from '../../features/heights.ts'
import type { FreeSpinsPar } from '../../prove/par.ts'
import { isFreeSpinsPar } from '../../prove/par-kinds.ts'
import { count } from '../../rules/wording.ts'
import { mechanic } from '../mechanic.ts'
import { playRoundCoins } from '../ways/play-coins.ts'
import { flexvejeDefinitionShape, flexvejeProblems } from './check.ts'
import { compile, type FlexvejeGame } from './compile.ts'
import type { FlexvejeDefinition } from './definition.ts'
import { playRound } from './engine.ts'
import { proveFlexveje } from './prove.ts'
import { flexvejeRules } from './rules.ts'

export const flexveje = mechanic<FlexvejeDefinition, FlexvejeGame, FreeSpinsPar>({
  id: 'flexveje',
  shape: flexvejeDefinitionShape,
  problems: flexvejeProblems,
  compile,
  playRound,
  playRoundCoins,
  prove: (definition) => proveFlexveje(definition),
  isPar: isFreeSpinsPar,
  rules: flexvejeRules,
  layout: ({ strips, reels, heights }) => ({
    wayToWinDa: `Flexveje, op til ${count(waysBetween(heights.base).most)} veje`,
    lines: [],
    strips,
    mostCounted: reels,
  }),
})
