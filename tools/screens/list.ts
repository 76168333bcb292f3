import type { MechanicId } from '@nordlys/game-math'

/** Phone, tablet, desktop. */
export const screenWidths = [390, 800, 1440] as const

export interface Screen {
  name: string
  path: string
  needsPlayer?: boolean
}

/** What is looked at: each screen as a visitor or as a player sees it. */
export const screens: readonly Screen[] = [
  { name: 'home-visitor', path: '/' },
  { name: 'home-player', path: '/', needsPlayer: true },
  { name: 'slots', path: '/spilleautomater' },
  { name: 'slots-player', path: '/spilleautomater/nye-spil', needsPlayer: true },
  { name: 'slots-filtered', path: '/spilleautomater?tema=dybhavet&tema=rummet&volatilitet=hoej' },
  { name: 'slots-jackpots', path: '/spilleautomater?jackpot=alle' },
  { name: 'jackpots', path: '/jackpots' },
  { name: 'slots-search', path: '/spilleautomater/soeg?q=vikinegr' },
  { name: 'slots-search-empty', path: '/spilleautomater/soeg?q=zzzzz' },
  { name: 'slots-favourites', path: '/spilleautomater/mine-favoritter', needsPlayer: true },
  { name: 'game-visitor', path: '/spilleautomater/money/vikingernes-guld' },
  { name: 'game-free', path: '/spilleautomater/free/vikingernes-guld' },
  { name: 'game-player', path: '/spilleautomater/money/vikingernes-guld', needsPlayer: true },
  { name: 'not-found', path: '/spilleautomater/vikinge-guld/her-er-intet' },
  { name: 'log-in', path: '/log-ind' },
  { name: 'register-1', path: '/registrer' },
  { name: 'register-2', path: '/registrer?trin=2' },
  { name: 'terms', path: '/vilkaar' },
  { name: 'credits', path: '/billedkilder' },
  { name: 'mathematics', path: '/spilleautomater/matematik/langskibets-guld' },
  { name: 'account', path: '/min-konto/oversigt', needsPlayer: true },
  { name: 'deposit', path: '/min-konto/indbetal', needsPlayer: true },
  { name: 'withdraw', path: '/min-konto/udbetal', needsPlayer: true },
  { name: 'transactions', path: '/min-konto/transaktioner', needsPlayer: true },
]

/** A game in play: at rest, after a win, and in its feature. */
export interface PlayScreen {
  name: string
  mechanic: MechanicId
  moment: 'base' | 'win' | 'feature'
}

const mechanics: readonly MechanicId[] = [
  'lines',
  'ways',
  'hold-and-win',
  'cluster',
  'flexveje',
  'flexveje-fald',
]

export const playScreens: readonly PlayScreen[] = mechanics.flatMap((mechanic) =>
  (['base', 'win', 'feature'] as const).map((moment) => ({
    name: `play-${mechanic}-${moment}`,
    mechanic,
    moment,
  })),
)
