import type { CatalogueGame, CatalogueSlot } from '@nordlys/contracts'
import { ore, required } from '@nordlys/core'
import { themes } from '@nordlys/game-catalogue/themes'
import { networkOfGame, returnShareOf } from '@nordlys/game-math'
import type { ListedGame } from './listed-game.ts'
import { featureDa, mechanicDa, volatilityDa } from './words.ts'

const themeNames = new Map(themes.map(({ slug, name }) => [slug, name]))

/** The game as lists and the page before play show it. */
export function presentListed(game: ListedGame): CatalogueSlot {
  const network = networkOfGame(game.id)
  return {
    family: 'slot',
    gameId: game.id,
    title: game.titleDa,
    studio: game.studio,
    theme: { slug: game.theme, name: required(themeNames.get(game.theme), `theme ${game.theme}`) },
    mechanic: { id: game.mechanic, name: mechanicDa[game.mechanic], wayToWin: game.wayToWinDa },
    features: game.features.map((id) => ({ id, name: featureDa[id] })),
    ...(network && {
      jackpot: {
        key: network.key,
        name: network.nameDa,
        returnShare: returnShareOf(network),
      },
    }),
    returnToPlayer: game.rtpPercent / 100,
    hitRate: game.hitRate,
    volatility: volatilityDa[game.volatility],
    maxWinBets: game.maxWinBets,
    stakesOre: game.stakesOre.map(ore),
    lines: game.lines,
    releasedAt: game.releasedAt,
    image: tileOf(game),
  }
}

/** Where the site serves the game's tile. */
export function tileOf({ id, tile }: Pick<ListedGame, 'id' | 'tile'>): CatalogueGame['image'] {
  const path = `/art/games/${id}`
  return {
    avif: `${path}.avif`,
    webp: `${path}.webp`,
    colour: tile.colour,
    widths: [...tile.widths],
  }
}
