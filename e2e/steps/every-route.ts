/** Row, path, and the main heading as it begins, where it is always the same. */
export type Route = readonly [row: string, path: string, heading?: string]

/** A player is led on from these. */
export const doors: readonly Route[] = [
  ['ROUTE-02', '/log-ind', 'Log ind'],
  ['ROUTE-03', '/registrer', 'Vælg velkomsttilbud'],
]

export const gameRoutes: readonly Route[] = [
  ['ROUTE-09', '/bordspil', 'Bordspil'],
  ['ROUTE-09', '/bordspil/roulette', 'Roulette'],
  ['ROUTE-09', '/bordspil/blackjack', 'Blackjack'],
  ['ROUTE-09', '/bordspil/video-poker', 'Videopoker'],
  ['ROUTE-10', '/jackpots', 'Jackpots'],
  ['ROUTE-13', '/nyevindere', 'Nye vindere'],
  ['ROUTE-14', '/live-casino', 'Live casino'],
  ['ROUTE-14', '/live/live-casino', 'Live casino'],
  ['ROUTE-14', '/live/live-roulette', 'Live roulette'],
  ['ROUTE-14', '/live/live-blackjack', 'Live blackjack'],
  ['ROUTE-14', '/live/andre-live-spil', 'Andre live-spil'],
  ['ROUTE-17', '/spilleautomater'],
  ['ROUTE-17', '/spilleautomater/nye-spil'],
  ['ROUTE-17', '/spilleautomater/alle-spil'],
  ['ROUTE-17', '/spilleautomater/bedste-spil'],
  ['ROUTE-18', '/spilleautomater/money/vikingernes-guld'],
  ['ROUTE-18', '/spilleautomater/free/vikingernes-guld'],
  ['ROUTE-09', '/bordspil/money/blackjack'],
  ['ROUTE-09', '/bordspil/matematik/blackjack'],
]

export const newsRoutes: readonly Route[] = [
  ['ROUTE-01', '/'],
  ['ROUTE-05', '/lp/spil/jackpots'],
  ['ROUTE-08', '/nyheder', 'Nyheder'],
  ['ROUTE-08', '/nyheder/vaskepanden'],
  ['ROUTE-11', '/kampagner', 'Kampagner'],
  ['ROUTE-11', '/kampagner/kend-chancen'],
  ['ROUTE-12', '/kontaktos', 'Kontakt os'],
]

export const contentRoutes: readonly Route[] = [
  ['ROUTE-19', '/unsubscribe'],
  ['ROUTE-19', '/unsubscribesms'],
  ['ROUTE-19', '/unsubscribebrand'],
  ['ROUTE-20', '/contents/rofus', 'ROFUS'],
  ['ROUTE-20', '/nordlys-uden-jackpot'],
  ['ROUTE-21', '/cookiepolitik'],
  ['ROUTE-21', '/persondatapolitik'],
  ['ROUTE-22', '/kampagner/aarhus-roulette'],
  ['ROUTE-22', '/casino-aarhus'],
  ...[
    'royal-club',
    'english',
    'events',
    'kampagner',
    'privatlivspolitik',
    'poker',
    'blackjack',
    'roulette',
    'texas-holdem',
    'spilleautomater',
    'husregler',
    'betingelser',
    'ansvarligt-spil',
    'kontakt',
    'nyheder',
  ].map((page) => ['ROUTE-22', `/casino-aarhus/${page}`] as const),
]

export const playerRoutes: readonly Route[] = [
  ['ROUTE-07', '/quick-deposit', 'Hurtig indbetaling'],
  ['ROUTE-23', '/min-konto/profil', 'Profil'],
  ['ROUTE-23', '/min-konto/profil/data', 'Dine data'],
  ['ROUTE-23', '/min-konto/beskeder', 'Beskeder'],
  ['ROUTE-23', '/min-konto/udbetal'],
  ['ROUTE-23', '/min-konto/overfoer', 'Overfør penge til din spilkonto'],
  ['ROUTE-23', '/min-konto/oversigt', 'Oversigt'],
  ['ROUTE-23', '/min-konto/kampagne', 'Dine kampagner'],
  ['ROUTE-23', '/min-konto/transaktioner'],
  ['ROUTE-23', '/min-konto/begraensninger', 'Begrænsninger'],
  ['ROUTE-23', '/spilleautomater/mine-favoritter'],
]

export const publicRoutes: readonly Route[] = [
  ...doors,
  ...newsRoutes,
  ...gameRoutes,
  ...contentRoutes,
]

/** What stands behind no row of the specification's tables, and is looked at like the others. */
export const furtherPaths = [
  '/spilleautomater?tema=dybhavet&tema=rummet&volatilitet=hoej',
  '/spilleautomater?jackpot=alle',
  '/spilleautomater/soeg?q=vikinegr',
  '/spilleautomater/soeg?q=zzzzz',
  '/spilleautomater/matematik/langskibets-guld',
  '/contents/ofte-stillede-spoergsmaal',
  '/vilkaar',
  '/billedkilder',
  '/selvtest',
  '/videre?fra=/rofus',
  '/her-er-intet',
]

export const furtherPlayerPaths = ['/min-konto/indbetal', '/loginsuccess', '/MobilePay']
