import type { CatalogueSlot, CatalogueTable } from '@nordlys/contracts'
import type { GameFeature, MechanicId, Volatility } from '@nordlys/game-math'

/** The words a player reads. [PROOF-02] */
export const volatilityDa = {
  low: 'lav',
  medium: 'mellem',
  high: 'høj',
  'very-high': 'meget høj',
} as const satisfies Record<Volatility, CatalogueSlot['volatility']>

export const mechanicDa: Readonly<Record<MechanicId, string>> = {
  lines: 'Gevinstlinjer',
  ways: 'Veje',
  'hold-and-win': 'Hold og vind',
  cluster: 'Klynger',
  flexveje: 'Flexveje',
  'flexveje-fald': 'Flexveje med fald',
  'wild-respins': 'Wilds med respin',
  'walking-wilds': 'Vandrende wilds',
  'sticky-wilds': 'Klæbende wilds',
  avalanche: 'Laviner',
  'wild-multipliers': 'Multiplikator-wilds',
  mystery: 'Mysteriesymboler',
  'twin-reels': 'Tvillingehjul',
  'symbol-upgrade': 'Symbolopgradering',
  'saga-book': 'Sagnbog',
  colossal: 'Kolossymboler',
  'respin-wheel': 'Respin og multiplikatorhjul',
  'hold-collector': 'Hold og saml',
  'cluster-marks': 'Glødende felter',
  'scatter-pays': 'Gevinst overalt',
}

export const featureDa: Readonly<Record<GameFeature, string>> = {
  'free-spins': 'Free spins',
  tumbles: 'Fald',
  'hold-and-win': 'Hold og vind',
  multiplier: 'Multiplikator',
  respins: 'Respins',
  gamble: 'Kvit eller dobbelt',
}

export const tableKindDa: Readonly<Record<CatalogueTable['kind']['id'], string>> = {
  roulette: 'Roulette',
  blackjack: 'Blackjack',
  'video-poker': 'Videopoker',
  'punto-banco': 'Punto banco',
  'three-card': 'Trekortspoker',
  holdem: 'Hold’em mod huset',
  'live-roulette': 'Live roulette',
  'live-blackjack': 'Live blackjack',
  'live-baccarat': 'Live punto banco',
}
