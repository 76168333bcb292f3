import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site. The last line takes what no other line does: pages of content. */
export default [
  index('pages/home/page.tsx'),

  route('spilleautomater/favorit', 'pages/slots/favourite-route.ts'),
  route('spilleautomater/liste/:list', 'pages/slots/more-route.ts'),
  route('spilleautomater/spil-for-penge/:gameById?', 'pages/game/money-redirect.ts'),
  route('spilleautomater/spil-for-sjov/:gameById?', 'pages/game/free-redirect.ts'),
  route('spilleautomater/matematik/:gameById', 'pages/mathematics/page.tsx'),
  route('spilleautomater/:playType/:gameById', 'pages/game/page.tsx'),
  route('spilleautomater/:list?', 'pages/slots/page.tsx'),

  route('bordspil/matematik/:gameById', 'pages/mathematics/page.tsx', { id: 'table:mathematics' }),
  route('bordspil/:playType/:gameById', 'pages/game/page.tsx', { id: 'table:game' }),

  route('jackpots', 'pages/jackpots/page.tsx'),
  route('nyevindere', 'pages/winners/page.tsx'),

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
  ].map((path) => route(path, 'pages/game-kinds/list-page.tsx', { id: `list:${path}` })),
  route('live-casino/spil-for-penge/:gameById?', 'pages/game-kinds/live-redirect.ts'),
  route('live-casino/:playType/:gameById', 'pages/game/page.tsx', { id: 'live:game' }),

  route('log-ind', 'pages/log-in/page.tsx'),
  route('loginsuccess', 'pages/login-result/page.tsx'),
  route('registrer', 'pages/register/page.tsx'),
  route('mitid/retur', 'pages/mitid-return/return-route.ts'),
  route('min-konto/oversigt', 'pages/account/page.tsx'),
  route('min-konto/indbetal', 'pages/deposit/page.tsx'),
  route('min-konto/indbetal/betaling', 'pages/deposit/payment.ts'),
  route('min-konto/overfoer', 'pages/deposit/transfer-page.tsx'),
  route('quick-deposit', 'pages/deposit/quick-page.tsx'),
  route('QuickDeposit', 'pages/deposit/quick-redirect.ts'),
  route('MobilePay', 'pages/deposit/return-page.tsx', { id: 'return-mobilepay' }),
  route('MobilePayQuick', 'pages/deposit/return-page.tsx', { id: 'return-mobilepay-quick' }),
  route('extpayment', 'pages/deposit/return-page.tsx', { id: 'return-extpayment' }),
  route('min-konto/udbetal', 'pages/withdraw/page.tsx'),
  route('min-konto/transaktioner', 'pages/transactions/page.tsx'),
  route('min-konto/begraensninger', 'pages/limits/page.tsx'),
  route('min-konto/begraensninger/status', 'pages/limits/notice-interval/interval-route.ts'),
  route('min-konto/profil', 'pages/profile/page.tsx'),
  route('min-konto/profil/data', 'pages/own-data/page.tsx'),
  route('min-konto/profil/kort', 'pages/profile/cards-route.ts'),
  route('min-konto/profil/dokumenter', 'pages/profile/documents-route.ts'),
  route('min-konto/profil/dokumenter/filer', 'pages/profile/documents-files-route.ts'),
  route('min-konto/profil/oplysninger', 'pages/profile/details-route.ts'),
  route('min-konto/profil/sessioner', 'pages/profile/sessions-route.ts'),
  route('min-konto/profil/tilbud', 'pages/profile/offers-route.ts'),
  route('min-konto/beskeder', 'pages/letters/page.tsx'),
  route('min-konto/beskeder/:number', 'pages/letters/letter-page.tsx'),
  route('min-konto/profil/e-mail', 'pages/own-contact/page.tsx', { id: 'contact:email' }),
  route('min-konto/profil/mobil', 'pages/own-contact/page.tsx', { id: 'contact:mobile' }),
  route('bekraeft-e-mail', 'pages/own-contact/confirm-page.tsx'),
  route('min-konto/klager', 'pages/complaints/page.tsx'),
  route('min-konto/klager/:number', 'pages/complaints/case-page.tsx'),
  route('min-konto/kampagne', 'pages/campaigns/player-page.tsx'),
  route('min-konto/kampagne/status', 'pages/campaigns/interval/wagering-interval-route.ts'),
  route('min-konto/kampagne/opgave', 'pages/campaigns/missions/mission-route.ts'),
  route('min-konto/transaktioner/runde', 'pages/round/find-route.ts'),
  route('min-konto/transaktioner/runde/:roundId', 'pages/round/page.tsx'),
  route('min-konto/transaktioner/runde/:roundId/se', 'pages/game/replay-page.tsx'),
  route('min-konto/transaktioner/runde/:roundId/fakta.json', 'pages/round/facts-route.ts'),

  route('kontaktos', 'pages/contact/page.tsx'),
  route('kontaktos/captcha', 'pages/contact/captcha-route.ts'),
  route('gennemspilning', 'frame/popups/wagering-route.ts'),
  route('spilstatus', 'frame/popups/play-notice-route.ts'),
  route('spilstatus/session', 'pages/game/session-route.ts'),

  route('nyheder', 'pages/news/page.tsx'),
  route('nyheder/:slug', 'pages/news/detail-page.tsx'),
  route('kampagner', 'pages/campaigns/page.tsx'),
  route('kampagner/:slug', 'pages/campaigns/detail-page.tsx'),
  route('lp/:landingType?/:landingById?', 'pages/campaigns/landing-page.tsx'),

  ...['unsubscribe', 'unsubscribesms', 'unsubscribebrand'].map((path) =>
    route(path, 'pages/unsubscribe/page.tsx', { id: path }),
  ),

  route('selvtest', 'pages/self-test/page.tsx'),
  route('billedkilder', 'pages/credits/page.tsx'),
  route('videre', 'pages/leaving/page.tsx'),

  route('samtykke/tekster', 'frame/consent/texts-route.ts'),

  // Redirect rules, then pages of content at addresses of their own, then a page that is not there.
  route('*', 'pages/content-page/page.tsx'),
] satisfies RouteConfig
