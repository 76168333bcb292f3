import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site. The last line takes what no other line does. */
export default [
  index('home/page.tsx'),

  route('spilleautomater/favorit', 'slots/favourite-route.ts'),
  route('spilleautomater/liste/:list', 'slots/more-route.ts'),
  route('spilleautomater/spil-for-penge/:gameById?', 'game/money-redirect.ts'),
  route('spilleautomater/spil-for-sjov/:gameById?', 'game/free-redirect.ts'),
  route('spilleautomater/matematik/:gameById', 'mathematics/page.tsx'),
  route('spilleautomater/:playType/:gameById', 'game/page.tsx'),
  route('spilleautomater/:list?', 'slots/page.tsx'),

  route('jackpots', 'jackpots/page.tsx'),

  route('log-ind', 'log-in/page.tsx'),
  route('registrer', 'register/page.tsx'),
  route('mitid/retur', 'identification/return-route.ts'),
  route('min-konto/oversigt', 'account/page.tsx'),
  route('min-konto/indbetal', 'deposit/page.tsx'),
  route('min-konto/indbetal/betaling', 'deposit/payment.ts'),
  route('min-konto/udbetal', 'withdraw/page.tsx'),
  route('min-konto/transaktioner', 'transactions/page.tsx'),
  route('min-konto/transaktioner/runde/:roundId', 'replay/page.tsx'),

  route('billedkilder', 'credits/page.tsx'),
  route('vilkaar', 'content-page/page.tsx', { id: 'vilkaar' }),
  route('persondatapolitik', 'content-page/page.tsx', { id: 'persondatapolitik' }),

  route('*', 'error/not-found-page.tsx'),
] satisfies RouteConfig
