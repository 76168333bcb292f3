import { readdir, readFile } from 'node:fs/promises'
import { required } from '@nordlys/core'
import { themes } from '@nordlys/game-catalogue/themes'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { VersionsInMemory } from '../../test/versions-in-memory.ts'
import { createCatalogue, offeredGames, type PublishedGame } from '../catalogue/index.ts'
import { type ArtShelf, artFolder, openArtShelf } from './art-shelf.ts'
import { hasPicture } from './theme-art.ts'

const painted = await readdir(new URL('themes/', artFolder))
const logger = pino({ level: 'silent' })

let shelf: ArtShelf
let games: PublishedGame[]

beforeAll(async () => {
  const catalogue = createCatalogue(await offeredGames(logger), new VersionsInMemory(), logger)
  const listed = catalogue.offered
  shelf = await openArtShelf(listed.map((game) => game.artFolder))
  games = await Promise.all(
    listed.map(async ({ id }) => required(await catalogue.find(id), `the game ${id}`)),
  )
}, 60_000)

test('a painted theme is one of the catalogue', () => {
  expect(painted.filter((slug) => !themes.some((theme) => theme.slug === slug))).toEqual([])
})

describe.each(painted)('the theme %s', (slug) => {
  const folder = new URL(`themes/${slug}/`, artFolder)

  test.each(['symbols', 'symbols@0.5x'])('has every symbol of its games in %s', async (sheet) => {
    const text = await readFile(new URL(`${sheet}.json`, folder), 'utf8')
    const { frames }: { frames: Record<string, unknown> } = JSON.parse(text)
    const symbols = themes.find((theme) => theme.slug === slug)?.symbols ?? []
    expect(symbols.filter((symbol) => hasPicture(symbol) && !(symbol.key in frames))).toEqual([])
  })

  test('has a place for every screen, and a frame', async () => {
    expect(await readdir(folder)).toEqual(
      expect.arrayContaining([
        'background-desktop.avif',
        'background-desktop.webp',
        'background-mobile.avif',
        'background-mobile.webp',
        'frame.webp',
        'symbols.webp',
        'symbols@0.5x.webp',
      ]),
    )
  })
})

test('nothing is missing of an offered game that a letter cannot stand for', () => {
  const missing = games.flatMap((game) => {
    const { pictures } = shelf.artOf(game)
    const { id, symbols } = game.definition
    return symbols
      .filter((symbol, index) => !pictures[index] && hasPicture(symbol))
      .map(({ key }) => `${id}: ${key}`)
  })
  expect(missing).toEqual([])
})

test('a game is shown with its own pictures, else with those of its theme', () => {
  const artOf = (id: string) =>
    shelf.artOf(
      required(
        games.find(({ listed }) => listed.id === id),
        id,
      ),
    )
  expect(artOf('vikingernes-guld')).toMatchObject({ kind: 'own' })
  expect(artOf('soestjernefald')).toMatchObject({
    kind: 'theme',
    folder: expect.stringMatching(/^\/art\/[0-9a-f]{12}\/themes\/dybhavet\/$/),
  })
})
