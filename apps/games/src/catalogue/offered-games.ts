import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parOf, studioGames } from '@nordlys/game-catalogue'
import {
  type ListedGame as IndexLine,
  listGenerated,
  openGenerated,
} from '@nordlys/game-catalogue/generated'
import { definitionHash, type GameFeature } from '@nordlys/game-math'
import type { Logger } from 'pino'
import type { OfferedGame } from './published-games.ts'

/** Where the pictures lie: one folder a theme, and one for a game that has its own. */
const artFolder = new URL('../../public/art/', import.meta.url)

const shelfFile = new URL('./generated/shelf.json', import.meta.url)

/** The words that lists show beside a game's figures; written by `npm run games:shelve`. */
interface ShelfLine {
  readonly id: string
  readonly definitionHash: string
  readonly theme: string
  readonly studio: string
  readonly wayToWinDa: string
  readonly lines: number
  readonly stakesOre: readonly number[]
  readonly features: readonly GameFeature[]
  readonly releasedAt: string
  readonly colour?: string
  readonly widths?: readonly number[]
}

type Source = Omit<IndexLine, 'theme'> & Pick<OfferedGame, 'open'>

/**
 * The games that have art: a tile of their own and a folder of pictures, theirs or their theme's.
 * The others wait for it and are not offered. [GAME-01]
 */
export async function offeredGames(logger: Logger): Promise<OfferedGame[]> {
  // A title made by hand is the one that counts.
  const sources = new Map([...(await generated()), ...madeByHand()].map((game) => [game.id, game]))
  const shelf: ShelfLine[] = JSON.parse(await readFile(shelfFile, 'utf8'))
  return shelf.flatMap((line) => {
    const source = sources.get(line.id)
    if (source?.definitionHash !== line.definitionHash) {
      logger.error({ gameId: line.id }, 'game not offered: its shelf line is of another definition')
      return []
    }
    const folder = artFolderOf(line)
    const { colour, widths, ...told } = line
    if (folder === undefined || colour === undefined || widths === undefined) return []
    const { open, version: _, ...figures } = source
    const tile = { colour, widths }
    return [{ open, listed: { ...figures, ...told, tile, artFolder: folder } }]
  })
}

function artFolderOf({ id, theme }: ShelfLine): string | undefined {
  return [id, `themes/${theme}`].find((folder) => existsSync(new URL(`${folder}/`, artFolder)))
}

function madeByHand(): Source[] {
  return studioGames.map((definition) => {
    const { id, titleDa, mechanic, version, declared } = definition
    return {
      id,
      titleDa,
      mechanic,
      version,
      definitionHash: definitionHash(definition),
      rtpPercent: declared.rtpPercent,
      hitRate: declared.hitRate,
      volatility: declared.volatility,
      maxWinBets: declared.maxWinBets,
      open: async () => ({ definition, par: parOf(definition) }),
    }
  })
}

async function generated(): Promise<Source[]> {
  const index = await listGenerated()
  return index.map((listed) => ({ ...listed, open: () => openGenerated(listed) }))
}
