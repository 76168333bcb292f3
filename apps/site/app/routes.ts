import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site. The last line takes what no other line does: pages of content. */
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
  route('nyevindere', 'winners/page.tsx'),

  ...[
    'bordspil',
    'bordspil/roulette',
    'bordspil/blackjack',
    'bordspil/video-poker',
    'live-casino',
    'live/live-casino',
    'live/live-roulette',
    'live/live-blackjack',
    'live/andre-live-spil',
  ].map((path) => route(path, 'game-kinds/list-page.tsx', { id: `list:${path}` })),
  route('live-casino/spil-for-penge/:gameById?', 'game-kinds/live-redirect.ts'),
  route('live-casino/:playType/:gameById', 'game-kinds/live-game-page.tsx'),

  route('log-ind', 'log-in/page.tsx'),
  route('loginsuccess', 'login-result/page.tsx'),
  route('registrer', 'register/page.tsx'),
  route('mitid/retur', 'identification/return-route.ts'),
  route('min-konto/oversigt', 'account/page.tsx'),
  route('min-konto/indbetal', 'deposit/page.tsx'),
  route('min-konto/indbetal/betaling', 'deposit/payment.ts'),
  route('min-konto/overfoer', 'deposit/transfer-page.tsx'),
  route('quick-deposit', 'deposit/quick-page.tsx'),
  route('QuickDeposit', 'deposit/quick-redirect.ts'),
  route('MobilePay', 'deposit/return-page.tsx', { id: 'return-mobilepay' }),
  route('MobilePayQuick', 'deposit/return-page.tsx', { id: 'return-mobilepay-quick' }),
  route('extpayment', 'deposit/return-page.tsx', { id: 'return-extpayment' }),
  route('min-konto/udbetal', 'withdraw/page.tsx'),
  route('min-konto/transaktioner', 'transactions/page.tsx'),
  route('min-konto/begraensninger', 'limits/page.tsx'),
  route('min-konto/profil', 'profile/page.tsx'),
  route('min-konto/profil/sessioner', 'profile/sessions-route.ts'),
  route('min-konto/profil/tilbud', 'profile/offers-route.ts'),
  route('min-konto/kampagne', 'campaigns/player-page.tsx'),
  route('min-konto/transaktioner/runde/:roundId', 'replay/page.tsx'),

  route('kontaktos', 'contact/page.tsx'),
  route('kontaktos/captcha', 'contact/captcha-route.ts'),
  route('spilstatus', 'popups/play-notice-route.ts'),

  route('nyheder', 'news/page.tsx'),
  route('nyheder/:slug', 'news/detail-page.tsx'),
  route('kampagner', 'campaigns/page.tsx'),
  route('kampagner/:slug', 'campaigns/detail-page.tsx'),
  route('lp/:landingType?/:landingById?', 'landing/page.tsx'),

  ...['unsubscribe', 'unsubscribesms', 'unsubscribebrand'].map((path) =>
    route(path, 'unsubscribe/page.tsx', { id: path }),
  ),

  route('billedkilder', 'credits/page.tsx'),
  route('videre', 'leaving/page.tsx'),

  route('samtykke/tekster', 'consent/texts-route.ts'),

  // Redirect rules, then pages of content at addresses of their own, then a page that is not there.
  route('*', 'content-page/page.tsx'),
] satisfies RouteConfig
