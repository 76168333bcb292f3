import type { MechanicId } from '@nordlys/game-math'
import { mechanics } from '@nordlys/game-math/game/mechanics'

/** Phone, tablet, desktop. */
export const screenWidths = [390, 800, 1440] as const

export interface Screen {
  name: string
  path: string
  needsPlayer?: boolean
  /** The button that leads from the page to the screen. */
  press?: string
}

/** Each screen, as a visitor or as a player sees it. */
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
  { name: 'unsupported', path: '/unsupported' },
  { name: 'log-in', path: '/log-ind' },
  { name: 'register-1', path: '/registrer' },
  { name: 'register-2', path: '/registrer', press: 'Fortsæt uden bonus' },
  { name: 'terms', path: '/vilkaar' },
  { name: 'news', path: '/nyheder' },
  { name: 'news-item', path: '/nyheder/saadan-laeser-du-en-matematikside' },
  { name: 'campaigns', path: '/kampagner' },
  { name: 'campaign', path: '/kampagner/kend-chancen' },
  { name: 'landing', path: '/lp/spil/jackpots' },
  { name: 'content-page', path: '/contents/ofte-stillede-spoergsmaal' },
  { name: 'content-venue', path: '/casino-aarhus/blackjack' },
  { name: 'contact', path: '/kontaktos' },
  { name: 'winners', path: '/nyevindere' },
  { name: 'tables', path: '/bordspil' },
  { name: 'tables-roulette', path: '/bordspil/roulette' },
  { name: 'tables-blackjack', path: '/bordspil/blackjack' },
  { name: 'table-visitor', path: '/bordspil/money/blackjack' },
  { name: 'table-blackjack', path: '/bordspil/money/blackjack', needsPlayer: true },
  { name: 'table-roulette', path: '/bordspil/money/roulette-europaeisk', needsPlayer: true },
  { name: 'table-mathematics', path: '/bordspil/matematik/blackjack' },
  { name: 'live', path: '/live-casino' },
  { name: 'live-roulettes', path: '/live/live-roulette' },
  { name: 'live-table', path: '/live-casino/money/faelles-roulette', needsPlayer: true },
  { name: 'live-table-watch', path: '/live-casino/free/faelles-roulette-hoej' },
  { name: 'live-cards', path: '/live-casino/money/faelles-punto-banco', needsPlayer: true },
  { name: 'live-cards-watch', path: '/live-casino/free/faelles-punto-banco' },
  { name: 'live-others', path: '/live/andre-live-spil' },
  { name: 'credits', path: '/billedkilder' },
  { name: 'self-test', path: '/selvtest' },
  { name: 'leaving', path: '/videre?fra=/rofus' },
  { name: 'mathematics', path: '/spilleautomater/matematik/langskibets-guld' },
  { name: 'account', path: '/min-konto/oversigt', needsPlayer: true },
  { name: 'deposit', path: '/min-konto/indbetal', needsPlayer: true },
  { name: 'deposit-quick', path: '/quick-deposit', needsPlayer: true },
  { name: 'deposit-return', path: '/MobilePay', needsPlayer: true },
  { name: 'transfer', path: '/min-konto/overfoer', needsPlayer: true },
  { name: 'profile', path: '/min-konto/profil', needsPlayer: true },
  { name: 'contact-email', path: '/min-konto/profil/e-mail', needsPlayer: true },
  { name: 'contact-mobile', path: '/min-konto/profil/mobil', needsPlayer: true },
  { name: 'contact-confirm', path: '/bekraeft-e-mail?kode=intet' },
  { name: 'own-data', path: '/min-konto/profil/data', needsPlayer: true },
  { name: 'letters', path: '/min-konto/beskeder', needsPlayer: true },
  { name: 'limits', path: '/min-konto/begraensninger', needsPlayer: true },
  { name: 'limits-play', path: '/min-konto/begraensninger?fane=spil', needsPlayer: true },
  { name: 'limits-pause', path: '/min-konto/begraensninger?fane=pause', needsPlayer: true },
  { name: 'limits-form', path: '/min-konto/begraensninger?aendr=loss-day', needsPlayer: true },
  { name: 'campaigns-player', path: '/min-konto/kampagne', needsPlayer: true },
  { name: 'login-result', path: '/loginsuccess', needsPlayer: true },
  { name: 'withdraw', path: '/min-konto/udbetal', needsPlayer: true },
  { name: 'transactions', path: '/min-konto/transaktioner', needsPlayer: true },
]

/** A game in play: at rest, after a win, and in its feature. */
export interface PlayScreen {
  name: string
  mechanic: MechanicId
  moment: 'base' | 'win' | 'feature'
}

const mechanicIds = Object.keys(mechanics) as MechanicId[]

export const playScreens: readonly PlayScreen[] = mechanicIds.flatMap((mechanic) =>
  (['base', 'win', 'feature'] as const).map((moment) => ({
    name: `play-${mechanic}-${moment}`,
    mechanic,
    moment,
  })),
)
