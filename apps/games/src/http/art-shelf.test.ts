import { readdir, readFile } from 'node:fs/promises'
import { studioGames, themes } from '@nordlys/game-math'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ArtShelf, artFolder, openArtShelf } from './art-shelf.ts'

const painted = await readdir(new URL('themes/', artFolder))
const cards = ['a', 'k', 'q', 'j']

let shelf: ArtShelf

beforeAll(async () => {
  shelf = await openArtShelf(studioGames)
})

test('a painted theme is one of the catalogue', () => {
  expect(painted.filter((slug) => !themes.some((theme) => theme.slug === slug))).toEqual([])
})

describe.each(painted)('the theme %s', (slug) => {
  const folder = new URL(`themes/${slug}/`, artFolder)

  test.each(['symbols', 'symbols@0.5x'])('has every symbol of its games in %s', async (sheet) => {
    const text = await readFile(new URL(`${sheet}.json`, folder), 'utf8')
    const { frames }: { frames: Record<string, unknown> } = JSON.parse(text)
    const symbols = themes.find((theme) => theme.slug === slug)?.symbols ?? []
    const missing = symbols.filter(({ key }) => !(key in frames) && !cards.includes(key))
    expect(missing).toEqual([])
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

test.each(studioGames.map((game) => [game.id, game] as const))(
  '%s is offered only when nothing is missing that a letter cannot stand for',
  (_, game) => {
    const { pictures } = shelf.artOf(game)
    const missing = game.symbols.filter(({ key, kind }, index) => {
      return !pictures[index] && (kind !== 'pay' || key.length > 3)
    })
    expect(shelf.isPainted(game)).toBe(missing.length === 0)
  },
)

test('a game is shown with its own pictures, else with those of its theme, else with none', () => {
  const kindOf = (id: string) => {
    const game = studioGames.find((each) => each.id === id)
    return game && shelf.artOf(game).kind
  }
  expect(kindOf('vikingernes-guld')).toBe('own')
  expect(kindOf('soestjernefald')).toBe('theme')
})
