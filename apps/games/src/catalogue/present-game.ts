import type { GameRules, OpenAnswer } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import { type CoinsByCount, type GameDefinition, layoutOf, type Strips } from '@nordlys/game-math'
import type { PublishedGame } from './catalogue.ts'
import { presentBoard } from './present-board.ts'
import { volatilityDa } from './words.ts'

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
  const layout = layoutOf(definition)
  return {
    gameId: definition.id,
    version: definition.version,
    definitionHash: hash,
    title: definition.titleDa,
    symbols: definition.symbols.map(({ key, kind, pays }) => ({
      key,
      kind,
      pays: paysByCount(pays, layout.mostCounted),
      ...timesOf(definition, key),
    })),
    reels: definition.reels,
    rows: definition.rows,
    wayToWin: layout.wayToWinDa,
    ...presentBoard(definition),
    lines: layout.lines.map((line) => [...line]),
    strips: {
      base: byIndex(layout.strips.base, keys),
      free: byIndex(layout.strips.free, keys),
    },
    coinsPerBet: definition.coinsPerBet,
    stakesOre: [...definition.stakesOre],
    returnToPlayer: declared.rtpPercent / 100,
    maxWinBets: declared.maxWinBets,
    volatility: volatilityDa[declared.volatility],
    hitRate: declared.hitRate,
    rules: sectionsOf(rules),
  }
}

function timesOf(definition: GameDefinition, key: string): { times?: number } {
  const times = 'wilds' in definition ? definition.wilds.multipliers[key] : undefined
  return times === undefined ? {} : { times }
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
