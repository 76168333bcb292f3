import type { PlantedBug } from './planted-bug.ts'

const listed = 'what search engines are given to list is there, once, and may be listed'
const map = {
  part: 'pages',
  claim: listed,
  file: 'apps/site/server/files/sitemap.ts',
  test: 'e2e/seo.spec.ts',
  titled: 'the sitemap names',
} as const

/** Why a second colour scheme is looked at for its colours alone. */
const colours = {
  part: 'pages',
  claim: 'axe finds nothing at 1440 pixels in light',
  test: 'apps/site/app/frame/theme/colour-scheme.test.ts',
} as const

export const pagesBugs: readonly PlantedBug[] = [
  {
    ...map,
    claim: 'the sitemap names every offered game and leads nowhere wrong',
    what: 'the sitemap leads to a page that is not there',
    find: "  '/jackpots',\n",
    replace: "  '/jackpot',\n",
  },
  {
    ...map,
    what: 'the sitemap lists the games where they are played for money',
    find: "gameAddress('free', game)",
    replace: "gameAddress('money', game)",
  },
  {
    ...colours,
    what: 'in the light something of every page is hidden',
    file: 'packages/ui/src/tokens.css',
    find: '  --bg-deep: light-dark(#e6ecf6, #04070f);\n',
    replace:
      '  --bg-deep: light-dark(#e6ecf6, #04070f);\n' +
      '  @media (prefers-color-scheme: light) { --control-height: 20px; }\n',
  },
  {
    ...colours,
    what: 'in the light a surface is a picture',
    file: 'packages/ui/src/tokens.css',
    find: '--veil: light-dark(rgb(11 20 40 / 0.05), rgb(255 255 255 / 0.06))',
    replace: '--veil: light-dark(linear-gradient(red, blue), rgb(255 255 255 / 0.06))',
  },
  {
    part: 'pages',
    claim: 'a visitor is led to the login and back',
    what: 'a visitor comes back from the login without the choices of their page',
    file: 'apps/site/app/ground/scope/require-player.ts',
    find: 'url.pathname + url.search',
    replace: 'url.pathname',
    test: 'e2e/transactions.spec.ts',
    titled: 'led to the login and back',
    needsBuild: true,
  },
  {
    part: 'pages',
    claim: '[DATA-11] no search engine lists a page of an account or of a payment',
    what: 'search engines list the pages of accounts',
    file: 'apps/site/app/ground/seo/seo.ts',
    find: "content: 'noindex, nofollow'",
    replace: "content: 'index, follow'",
    test: 'e2e/seo.spec.ts',
    titled: 'no search engine lists',
    needsBuild: true,
  },
]
