import { waysBetween } from '../../features/heights.ts'
import { isTablePar } from '../../prove/par-kinds.ts'
import { count } from '../../rules/wording.ts'
import { mechanic } from '../mechanic.ts'
import { flexvejeFaldDefinitionShape, flexvejeFaldProblems } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { playRoundCoins } from './play-coins.ts'
import { proveFlexvejeFald } from './prove.ts'
import { flexvejeFaldRules } from './rules.ts'

export const flexvejeFald = mechanic({
  id: 'flexveje-fald',
  shape: flexvejeFaldDefinitionShape,
  problems: flexvejeFaldProblems,
  compile,
  prepare: ({ listed }) => listed.prepare(),
  playRound,
  playRoundCoins,
  prove: proveFlexvejeFald,
  isPar: isTablePar,
  rules: flexvejeFaldRules,
  layout: ({ reels, heights }) => ({
    wayToWinDa: `Flexveje med fald, op til ${count(waysBetween(heights).most)} veje`,
    lines: [],
    strips: { base: [], free: [] },
    mostCounted: reels,
  }),
})
