import { describe, expect, test } from 'vitest'
import { studioGames } from '../games/games.ts'
import { themes } from './catalogue.ts'

const planned = themes.flatMap((theme) => theme.games)

describe('the catalogue of themes', () => {
  test('holds sixty themes of twelve games, in order', () => {
    expect(themes.map((theme) => theme.place)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
    expect(themes.filter((theme) => theme.games.length !== 12)).toEqual([])
  })

  test('gives no title and no address twice, nor one that a game has already', () => {
    // Games made by hand take titles of the plan; those that do not must not meet them.
    const apart = studioGames.filter(({ id }) => !planned.some(({ slug }) => slug === id))
    const titles = [...planned.map((game) => game.title), ...apart.map((game) => game.titleDa)]
    const slugs = [...planned.map((game) => game.slug), ...apart.map((game) => game.id)]
    expect(new Set(titles.map((title) => title.toLocaleLowerCase('da'))).size).toBe(titles.length)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(new Set(themes.map((theme) => theme.slug)).size).toBe(60)
  })

  test.each(themes.map((theme) => [theme.name, theme] as const))(
    '%s names 8 to 11 symbols, each once, and five colours',
    (_, { symbols, palette, slug }) => {
      expect(symbols.length).toBeGreaterThanOrEqual(8)
      expect(symbols.length).toBeLessThanOrEqual(11)
      expect(new Set(symbols.map((symbol) => symbol.key)).size).toBe(symbols.length)
      for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    },
  )

  // Games must not speak to children, so their worlds and words are kept out for good.
  test('has nothing of sweets, toys, nursery tales or youth culture', () => {
    const words = new RegExp(
      [
        '\\bslik\\b|bolsje|lakrids|candy|legetøj|bamse|tegnefilm|arkade|pixel',
        'nisse|eventyr|prinsesse|julemand|påskehare|kylling|trold\\b|enhjørning|\\bfeer?\\b|karrusel',
      ].join('|'),
      'i',
    )
    expect(planned.filter((game) => words.test(game.title))).toEqual([])
    expect(themes.filter((theme) => words.test(theme.name))).toEqual([])
  })
})
