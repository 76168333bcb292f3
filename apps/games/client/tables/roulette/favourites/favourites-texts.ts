import type { FavouritesWord } from './favourites-state.ts'
import type { FavouriteWish } from './keeper.ts'

/** Every word that favourites show or say. */
export const texts = {
  keep: 'Gem indsatserne',
  lay: (place: number, amount: string) => `Favorit ${place}, ${amount}`,
  drop: (place: number) => `Slet favorit ${place}`,
  full: 'Der er plads til fem. Slet en, før du gemmer en ny.',
} as const

const ended =
  'Du spiller ikke længere i dette vindue. Åbn spillet igen for at bruge dine favoritter.'

export const wordTexts: Readonly<Record<FavouritesWord, string>> = {
  kept: 'Favoritten er gemt.',
  dropped: 'Favoritten er slettet.',
  'not-taken': 'Favoritten passer ikke længere til bordets felter.',
  'token-unknown': ended,
  'token-expired': ended,
  'play-money': ended,
  'logged-out': 'Du er logget ud. Log ind igen for at bruge dine favoritter.',
  'game-unknown': 'Spillet kan ikke spilles mere.',
  'too-many-bets': 'Der er for mange indsatser til en favorit.',
  'spots-invalid': 'Bordet har ikke de felter. Favoritten er ikke gemt.',
  'stake-invalid': 'Indsatserne ligger uden for bordets grænser. Favoritten er ikke gemt.',
  'favourites-full': 'Der er plads til fem. Favoritten er ikke gemt.',
}

/** Each says what has happened, and that nothing of the game has. */
export const lostTexts: Readonly<Record<Exclude<FavouriteWish['kind'], 'list'>, string>> = {
  keep: 'Vi fik ikke svar, så vi ved ikke, om favoritten er gemt. Dine jetoner ligger, hvor de lå.',
  drop: 'Vi fik ikke svar, så vi ved ikke, om favoritten er slettet.',
}
