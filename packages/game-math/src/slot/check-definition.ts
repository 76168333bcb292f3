import type { GameDefinition } from './definition.ts'
import { ruleProblems } from './definition-rules.ts'
import { list, number, object, oneOf, record, type Shape, text, whole } from './shape.ts'

export type CheckedDefinition =
  | { readonly ok: true; readonly definition: GameDefinition }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Whether unknown JSON is a game that may be published; otherwise every problem found, with its
 * place. That the declared figures are true is not checked here but proven. [PROOF-01]
 */
export function checkDefinition(value: unknown): CheckedDefinition {
  const problems: string[] = []
  if (!definitionShape(value, 'definition', problems)) return { ok: false, problems }
  problems.push(...ruleProblems(value))
  return problems.length === 0 ? { ok: true, definition: value } : { ok: false, problems }
}

const key = text(/^[a-z][a-z0-9-]*$/)
const title = text(/^\S(.*\S)?$/)
const coins = whole(1, 100_000)
const strips = list(list(key))

const definitionShape: Shape<GameDefinition> = object<GameDefinition>({
  schema: oneOf(1),
  id: key,
  version: whole(1, 1_000_000),
  mechanic: oneOf('lines'),
  titleDa: title,
  studio: title,
  theme: key,
  coinsPerBet: whole(1, 1_000),
  reels: whole(3, 6),
  rows: whole(1, 5),
  symbols: list(
    object({ key, nameDa: title, kind: oneOf('pay', 'wild', 'scatter'), pays: record(coins) }),
  ),
  lines: list(list(whole(0, 4))),
  strips: object({ base: strips, free: strips }),
  wildMultiplier: whole(1, 10),
  freeSpins: object({ spinsByScatters: record(whole(1, 100)), multiplier: whole(1, 10) }),
  caps: object({ maxWinBets: whole(1, 1_000_000), maxFreeSpins: whole(1, 500) }),
  stakesOre: list(whole(1, 10_000_000)),
  declared: object({
    rtp: text(/^[1-9][0-9]*\/[1-9][0-9]*$/),
    rtpPercent: number(0, 100),
    hitRate: number(0, 1),
    standardDeviation: number(0, 1_000_000),
    volatility: oneOf('low', 'medium', 'high', 'very-high'),
    maxWinBets: number(0, 1_000_000),
  }),
})
