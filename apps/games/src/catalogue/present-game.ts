import type { CatalogueGame, GameRules, OpenAnswer } from '@nordlys/contracts'
import { ore, required } from '@nordlys/core'
import type { CoinsByCount, GameDefinition, Strips, Volatility } from '@nordlys/game-math'
import type { PublishedGame } from './catalogue.ts'
import { mechanicDa } from './mechanic-name.ts'
import { posterOf, releasedAtOf } from './posters.ts'

/** The words a player reads. [PROOF-02] */
const volatilityDa = {
  low: 'lav',
  medium: 'mellem',
  high: 'høj',
  'very-high': 'meget høj',
} as const satisfies Record<Volatility, CatalogueGame['volatility']>

/** The game as lists and the page before play show it. */
export function presentCatalogueGame({ definition }: PublishedGame): CatalogueGame {
  const { declared } = definition
  return {
    gameId: definition.id,
    title: definition.titleDa,
    studio: definition.studio,
    mechanic: mechanicDa(definition),
    returnToPlayer: declared.rtpPercent / 100,
    hitRate: declared.hitRate,
    volatility: volatilityDa[declared.volatility],
    maxWinBets: declared.maxWinBets,
    stakesOre: definition.stakesOre.map(ore),
    lines: linesOf(definition).length,
    releasedAt: releasedAtOf(definition.id),
    image: posterOf(definition.id),
  }
}

export function presentRules({ definition, rules }: PublishedGame): GameRules {
  return { gameId: definition.id, title: rules.title, sections: sectionsOf(rules) }
}

/** The figures first, as lines of text: they are what a player compares. */
function sectionsOf({ figures, sections }: PublishedGame['rules']): GameRules['sections'] {
  return [
    {
      heading: 'Nøgletal',
      paragraphs: figures.map(({ label, value }) => `${label}: ${value}`),
    },
    ...sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
  ]
}

/** The game as its client needs it: symbols by index, pays by count. */
export function presentGame({ definition, hash, rules }: PublishedGame): OpenAnswer['game'] {
  const keys = definition.symbols.map((symbol) => symbol.key)
  const { declared } = definition
  return {
    gameId: definition.id,
    version: definition.version,
    definitionHash: hash,
    title: definition.titleDa,
    symbols: definition.symbols.map(({ key, kind, pays }) => ({
      key,
      kind,
      pays: paysByCount(pays, mostCounted(definition)),
    })),
    reels: definition.reels,
    rows: definition.rows,
    lines: linesOf(definition).map((line) => [...line]),
    strips: stripsOf(definition, keys),
    coinsPerBet: definition.coinsPerBet,
    stakesOre: [...definition.stakesOre],
    returnToPlayer: declared.rtpPercent / 100,
    maxWinBets: declared.maxWinBets,
    volatility: volatilityDa[declared.volatility],
    hitRate: declared.hitRate,
    rules: sectionsOf(rules),
  }
}

function linesOf(definition: GameDefinition): readonly (readonly number[])[] {
  return 'lines' in definition ? definition.lines : []
}

/** None where no reels turn, and no free ones where there are no free spins. */
function stripsOf(definition: GameDefinition, keys: readonly string[]) {
  const none: Strips = []
  const strips = 'strips' in definition ? definition.strips : { base: none }
  const free: Strips = 'free' in strips ? strips.free : none
  return { base: byIndex(strips.base, keys), free: byIndex(free, keys) }
}

/** The most of one symbol that a win can count. */
function mostCounted(definition: GameDefinition): number {
  const { reels, rows } = definition
  return definition.mechanic === 'cluster' ? reels * rows : reels
}

function paysByCount(pays: CoinsByCount, most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => pays[String(count)] ?? 0)
}

function byIndex(strips: Strips, keys: readonly string[]): number[][] {
  return strips.map((strip) =>
    strip.map((key) => {
      const index = keys.indexOf(key)
      return required(index < 0 ? undefined : index, `symbol ${key}`)
    }),
  )
}
