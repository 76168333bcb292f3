import { foundBy } from './planted-bug.ts'

const sitemap = { test: 'e2e/seo.spec.ts', titled: 'the sitemap names' }
const ledToTheLogin = {
  test: 'e2e/transactions.spec.ts',
  titled: 'led to the login and back',
  needsBuild: true,
}
const listed = { test: 'e2e/seo.spec.ts', titled: 'no search engine lists', needsBuild: true }

export const pagesBugs = [
  ...foundBy('pages', sitemap, {
    'apps/site/server/files/sitemap.ts': {
      'the sitemap leads to a page that is not there': {
        find: "  '/jackpots',\n",
        replace: "  '/jackpot',\n",
      },
      'the sitemap lists the games where they are played for money': {
        find: "gameAddress('free', game)",
        replace: "gameAddress('money', game)",
      },
    },
  }),
  // Why a second colour scheme is looked at for its colours alone.
  ...foundBy('pages', 'apps/site/app/frame/theme/colour-scheme.test.ts', {
    'packages/ui/src/tokens.css': {
      'in the light something of every page is hidden': {
        find: '  --bg-deep: light-dark(#e6ecf6, #04070f);\n',
        replace:
          '  --bg-deep: light-dark(#e6ecf6, #04070f);\n' +
          '  @media (prefers-color-scheme: light) { --control-height: 20px; }\n',
      },
      'in the light a surface is a picture': {
        find: '--veil: light-dark(rgb(11 20 40 / 0.05), rgb(255 255 255 / 0.06))',
        replace: '--veil: light-dark(linear-gradient(red, blue), rgb(255 255 255 / 0.06))',
      },
    },
  }),
  ...foundBy('pages', ledToTheLogin, {
    'apps/site/app/ground/scope/require-player.ts': {
      'a visitor comes back from the login without the choices of their page': {
        find: 'url.pathname + url.search',
        replace: 'url.pathname',
      },
    },
  }),
  ...foundBy('pages', listed, {
    'apps/site/app/ground/seo/seo.ts': {
      'search engines list the pages of accounts': {
        find: "content: 'noindex, nofollow'",
        replace: "content: 'index, follow'",
      },
    },
  }),
]
