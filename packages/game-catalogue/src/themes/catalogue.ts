import catalogue from './catalogue.json' with { type: 'json' }

/** One of the sixty themes of our slots: twelve games that share a world, told in data alone. */
export interface Theme {
  readonly place: number
  readonly slug: string
  readonly name: string
  /** From the darkest ground to the light, as `#RRGGBB`, and one colour that stands out. */
  readonly palette: Readonly<Record<'night' | 'shade' | 'tone' | 'light' | 'accent', string>>
  /** Where its pictures play, in words; the art's own recipes are in `art/themes`. */
  readonly scenes: readonly string[]
  /** The frame round the reels: its outer and its inner moulding. */
  readonly frame: { readonly outer: string; readonly inner: string }
  /** What is drawn on the reels: a key for programs, a Danish name for the rules' text. */
  readonly symbols: readonly ThemeSymbol[]
  /** The motif a win is played with. */
  readonly sound: string
  /** Twelve games, each with an address of its own among all 720. */
  readonly games: readonly ThemeGame[]
}

export interface ThemeSymbol {
  readonly key: string
  readonly name: string
}

interface ThemeGame {
  readonly slug: string
  readonly title: string
}

export const themes: readonly Theme[] = catalogue as readonly Theme[]
