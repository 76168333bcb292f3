import type { ClientRound, OpenAnswer } from '@nordlys/contracts'

/** The answer of `open` and `resume`, with what our own client shows besides. */
export type OpenedGame = OpenAnswer & {
  /** By index of the game's symbols, in Danish, for those who hear the reels instead of seeing. */
  symbolNames: string[]
  /** The event of the unseen round that was about to be shown when it was left, on any device. */
  reachedAt?: number | undefined
  art: GameArt
}

/** The answer of `replay`: a finished round, and the version of the game it was played on. */
export type ReplayedGame = Pick<OpenedGame, 'ok' | 'game' | 'symbolNames' | 'art'> & {
  round: ClientRound
}

/** Where a game's pictures are; what is not painted yet is drawn by the client itself. */
export interface GameArt {
  /**
   * `own`: a folder of the game's own, with its title; `theme`: one that the games of a theme share,
   * with a frame; `drawn`: nothing is painted.
   */
  kind: 'own' | 'theme' | 'drawn'
  /** The folder's address, with a slash at its end; empty when nothing is painted. */
  folder: string
  /** By index of the game's symbols: its name in the sheet, or none when it is drawn. */
  pictures: (string | null)[]
  palette: ArtPalette
  /** The catalogue's word for what the theme is played with; an unknown one is no error. */
  sound: string
}

/** From the darkest ground to the light, as `#RRGGBB`, and one colour that stands out. */
export type ArtPalette = Record<'night' | 'shade' | 'tone' | 'light' | 'accent', string>
