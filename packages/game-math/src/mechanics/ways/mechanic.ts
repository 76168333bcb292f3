import type { FreeSpinsPar } from '../../prove/par.ts'
import { isFreeSpinsPar } from '../../prove/par-kinds.ts'
import { count } from '../../rules/wording.ts'
import { mechanic } from '../mechanic.ts'
import { waysDefinitionShape, waysProblems } from './check.ts'
import { compile, type WaysGame } from './compile.ts'
import type { WaysDefinition } from './definition.ts'
import { playRound } from './engine.ts'
import { playRoundCoins } from './play-coins.ts'
import { proveWays } from './prove.ts'
import { waysRules } from './rules.ts'

export const ways = mechanic<WaysDefinition, WaysGame, FreeSpinsPar>({
  id: 'ways',
  shape: waysDefinitionShape,
  problems: waysProblems,
  compile: (definition) => compile(definition),
  playRound,
  playRoundCoins,
  prove: proveWays,
  isPar: isFreeSpinsPar,
  rules: waysRules,
  layout: ({ strips, reels, rows }) => ({
    wayToWinDa: `${count(rows ** reels)} veje`,
    lines: [],
    strips,
    mostCounted: reels,
  }),
})
