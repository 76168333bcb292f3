import type { GameMathematics, GameRules, OpenAnswer } from '@nordlys/contracts'
import { formatPercent, required } from '@nordlys/core'
import {
  type CoinsByCount,
  type GameDefinition,
  layoutOf,
  networkOfGame,
  parPageOf,
  returnShareOf,
  type Strips,
} from '@nordlys/game-math'
import { presentBoard } from './present-board.ts'
import { presentSections } from './present-sections.ts'
import type { PublishedGame } from './published-games.ts'
import { volatilityDa } from './words.ts'

export function presentRules(game: PublishedGame): GameRules {
  return { gameId: game.definition.id, title: game.rules.title, sections: sectionsOf(game) }
}

/** Presents the public facts of the game's proof. [PROOF-02] */
export function presentMathematics({ definition, par }: PublishedGame): GameMathematics {
  const { title, sections } = parPageOf(definition, par)
  return {
    gameId: definition.id,
    title,
    sections: presentSections(sections),
  }
}

/** The figures first, as lines of text: they are what a player compares. */
function sectionsOf({ definition, rules }: PublishedGame): GameRules['sections'] {
  const { figures, sections } = rules
  return [
    {
      heading: 'Nøgletal',
      paragraphs: [
        ...figures.map(({ label, value }) => `${label}: ${value}`),
        ...jackpotLine(definition),
      ],
    },
    ...sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
  ]
}

/** Beside the game's own return stands what its jackpots give back, and the sum. [GAME-04] */
function jackpotLine({ id, declared }: PublishedGame['definition']): string[] {
  const network = networkOfGame(id)
  if (!network) return []
  const share = returnShareOf(network)
  const inAll = declared.rtpPercent / 100 + share
  return [
    `RTP med jackpots: ${formatPercent(inAll, 2)}. Heraf er ${formatPercent(share, 2)} ` +
      `${network.nameDa}, som kun kan vindes, når du spiller for penge`,
  ]
}

/** The game as its client needs it: symbols by index, pays by count. */
export function presentGame(game: PublishedGame): OpenAnswer['game'] {
  const { definition, hash } = game
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
    rules: sectionsOf(game),
  }
}

function timesOf(definition: GameDefinition, key: string): { times?: number } {
  const ofWild = 'wilds' in definition ? definition.wilds?.multipliers[key] : undefined
  const orb = 'orbs' in definition && definition.orbs.find(({ symbol }) => symbol === key)
  const times = orb ? orb.times : ofWild
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
