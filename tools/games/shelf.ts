import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, dayMs, required } from '@nordlys/core'
import { parOf, studioGames } from '@nordlys/game-catalogue'
import { listGenerated, openGenerated } from '@nordlys/game-catalogue/generated'
import { themes } from '@nordlys/game-catalogue/themes'
import {
  featuresOf,
  type GameDefinition,
  type GameFeature,
  layoutOf,
  liveFacts,
  tableFacts,
} from '@nordlys/game-math'
import sharp from 'sharp'
import { root } from '../root.ts'

/** What lists show of a game beside its index line; the game server reads these at its start. */
export interface ShelfLine {
  readonly id: string
  /** Of the definition the rest was read from. */
  readonly definitionHash: string
  readonly theme: string
  readonly studio: string
  readonly wayToWinDa: string
  readonly lines: number
  readonly stakesOre: readonly number[]
  readonly features: readonly GameFeature[]
  /** `2026-11-19`. */
  readonly releasedAt: string
  /** The tile's prevailing colour; there is none without a tile. */
  readonly colour?: string
  /** The widths it is there in, in pixels. */
  readonly widths?: readonly number[]
}

export interface ShelvedGame extends ShelfLine {
  readonly rtpPercent: number
}

/** The tile of a table: its definition tells all else. */
export interface TableTile {
  readonly id: string
  readonly colour: string
  readonly widths: readonly number[]
}

const tiles = join(root, 'apps/site/public/art/games')
const formats = ['.avif', '.webp']
const tileWidth = 360
const sizes = [
  { mark: '@0.5x', width: 180 },
  { mark: '', width: tileWidth },
]

/** Games came out on Thursdays, over the two years up to this one. */
const newestRelease = new Date('2026-11-19T00:00:00Z')
const releaseWeeks = 104

/** Every game, made by hand or generated; a release date that was given once stays. */
export async function shelve(before: readonly ShelfLine[]): Promise<ShelvedGame[]> {
  const released = new Map(before.map(({ id, releasedAt }) => [id, releasedAt]))
  const shelf: ShelvedGame[] = []
  for (const { definition, definitionHash } of await everyGame()) {
    const { id, studio, stakesOre, declared } = definition
    const layout = layoutOf(definition)
    shelf.push({
      id,
      definitionHash,
      theme: themeOf(definition),
      studio,
      wayToWinDa: layout.wayToWinDa,
      lines: layout.lines.length,
      stakesOre,
      features: featuresOf(definition),
      releasedAt: released.get(id) ?? releaseDateOf(id),
      ...(await tileOf(id)),
      rtpPercent: declared.rtpPercent,
    })
  }
  return shelf
}

/** The tables that have a tile, listed or not. */
export async function tableTiles(): Promise<TableTile[]> {
  const found: TableTile[] = []
  for (const { id } of [...tableFacts, ...liveFacts]) {
    const { colour, widths } = (await tileOf(id)) ?? {}
    if (colour && widths) found.push({ id, colour, widths })
  }
  return found
}

/** Everything that we deal ourselves, listed or not. */
export function ownGames(shelf: readonly Pick<ShelfLine, 'id'>[]): string[] {
  return [...shelf, ...tableFacts, ...liveFacts].map(({ id }) => id).sort()
}

export function linesOf(shelf: readonly ShelvedGame[]): ShelfLine[] {
  return shelf.map(({ rtpPercent: _, ...line }) => line)
}

async function everyGame(): Promise<{ definition: GameDefinition; definitionHash: string }[]> {
  const made = studioGames.map((definition) => {
    const { definitionHash } = parOf(definition)
    return { definition, definitionHash }
  })
  const byHand = new Set(studioGames.map(({ id }) => id))
  for (const listed of (await listGenerated()).filter(({ id }) => !byHand.has(id))) {
    const { definition } = await openGenerated(listed)
    made.push({ definition, definitionHash: listed.definitionHash })
  }
  return made
}

/** The slug of the theme that has the game's title, or else the one that its definition names. */
function themeOf({ id, theme }: GameDefinition): string {
  const holder = themes.find(({ games }) => games.some(({ slug }) => slug === id))
  // Our first game came before the themes and names its own in English.
  const named = theme === 'vikings' ? 'vikinger' : theme
  const found = holder ?? themes.find(({ slug }) => slug === named)
  return required(found, `a theme of ${id}`).slug
}

/** The same for a game for ever, and independent of which other games there are. */
function releaseDateOf(id: string): string {
  const week = createHash('sha256').update(`released ${id}`).digest().readUInt32BE() % releaseWeeks
  return after(newestRelease, -7 * week * dayMs)
    .toISOString()
    .slice(0, 10)
}

/** The tile's sizes and prevailing colour; nothing while it is not painted. */
async function tileOf(id: string): Promise<Pick<ShelfLine, 'colour' | 'widths'> | undefined> {
  const widths = sizes
    .filter(({ mark }) => formats.every((format) => existsSync(join(tiles, id + mark + format))))
    .map(({ width }) => width)
  if (!widths.includes(tileWidth)) return undefined
  const flat = sharp(join(tiles, `${id}.webp`))
    .removeAlpha()
    .resize(1, 1, { kernel: 'cubic' })
  const [red = 0, green = 0, blue = 0] = await flat.raw().toBuffer()
  const parts = [red, green, blue].map((part) => part.toString(16).padStart(2, '0'))
  return { colour: `#${parts.join('')}`, widths }
}
