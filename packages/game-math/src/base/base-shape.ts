import type { GambleTerms, SymbolDefinition, SymbolKind } from './definition-base.ts'
import { list, number, object, oneOf, optional, record, type Shape, text, whole } from './shape.ts'

const key = text(/^[a-z][a-z0-9-]*$/)
const title = text(/^\S(.*\S)?$/)
const coins = whole(1, 100_000)

export const stripsShape = list(list(key))
export const linesShape = list(list(whole(0, 4)))
export const winCapShape = whole(1, 1_000_000)

export function symbolsShape<Kind extends SymbolKind>(
  ...kinds: readonly Kind[]
): Shape<readonly SymbolDefinition<Kind>[]> {
  return list(
    object<SymbolDefinition<Kind>>({
      key,
      nameDa: title,
      kind: oneOf(...kinds),
      pays: record(coins),
    }),
  )
}

/** The fields every mechanic has; `mechanic` itself and `symbols` are the mechanic's. */
export const baseFields = {
  schema: oneOf(1),
  id: key,
  version: whole(1, 1_000_000),
  titleDa: title,
  studio: title,
  theme: key,
  coinsPerBet: whole(1, 1_000),
  reels: whole(3, 6),
  rows: whole(1, 5),
  stakesOre: list(whole(1, 10_000_000)),
  declared: object({
    rtp: text(/^[1-9][0-9]*\/[1-9][0-9]*$/),
    rtpPercent: number(0, 100),
    hitRate: number(0, 1),
    standardDeviation: number(0, 1_000_000),
    volatility: oneOf('low', 'medium', 'high', 'very-high'),
    maxWinBets: number(0, 1_000_000),
  }),
  gamble: optional(object<GambleTerms>({ maxSteps: whole(1, 5), capBets: whole(2, 25_000) })),
}
