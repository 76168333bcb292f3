import { expect, test } from 'vitest'
import { pageTop } from './header-routes.ts'

test.each([
  '/loginsuccess',
  '/MobilePay',
  '/MobilePayQuick',
  '/mobilspil/vikingernes-guld',
  '/mobil-live-casino/roulette',
  '/extpayment',
  '/lp/spil/jackpots',
  '/live-casino/spil-for-penge/roulette',
  '/unsupported',
  '/quick-deposit',
  '/kampagner/velkomstbonus',
  '/kampagner/velkomstbonus/',
])('[HEAD-05] %s has no header, whatever is set for play', (path) => {
  expect(pageTop(path, false)).toEqual({ header: false, wallpaper: false })
  expect(pageTop(path, true)).toEqual({ header: false, wallpaper: false })
})

test.each(['/spilleautomater/money/vikingernes-guld', '/spilleautomater/free/vikingernes-guld'])(
  '[HEAD-05] %s has a header when it is used in play, and never the wallpaper',
  (path) => {
    expect(pageTop(path, false)).toEqual({ header: false, wallpaper: false })
    expect(pageTop(path, true)).toEqual({ header: true, wallpaper: false })
  },
)

test.each([
  '/',
  '/log-ind',
  '/registrer',
  '/lp',
  '/lp/spil',
  '/QuickDeposit',
  '/nyheder',
  '/nyheder/en-nyhed',
  '/bordspil',
  '/bordspil/roulette',
  '/bordspil/blackjack',
  '/bordspil/video-poker',
  '/jackpots',
  '/kampagner',
  '/kontaktos',
  '/nyevindere',
  '/live-casino',
  '/live/live-casino',
  '/live/live-roulette',
  '/live/live-blackjack',
  '/live/andre-live-spil',
  '/live-casino/spil-for-penge',
  '/mobilspil',
  '/spilleautomater',
  '/spilleautomater/nye-spil',
  '/spilleautomater/alle-spil',
  '/spilleautomater/bedste-spil',
  '/spilleautomater/mine-favoritter',
  '/spilleautomater/matematik/vikingernes-guld',
  '/unsubscribe',
  '/unsubscribesms',
  '/unsubscribebrand',
  '/contents/om-os',
  '/cookiepolitik',
  '/persondatapolitik',
  '/vilkaar',
  '/casino-aarhus',
  '/casino-aarhus/poker',
  '/min-konto/profil',
  '/min-konto/profil/e-mail',
  '/min-konto/profil/mobil',
  '/bekraeft-e-mail',
  '/min-konto/indbetal',
  '/min-konto/udbetal',
  '/min-konto/overfoer',
  '/min-konto/oversigt',
  '/min-konto/beskeder',
  '/min-konto/klager',
  '/min-konto/kampagne',
  '/min-konto/transaktioner',
  '/min-konto/begraensninger',
  '/billedkilder',
  '/selvtest',
  '/videre',
  '/findes-ikke',
])('[HEAD-05] %s has its header and the wallpaper', (path) => {
  expect(pageTop(path, false)).toEqual({ header: true, wallpaper: true })
})
