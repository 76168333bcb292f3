/** The parts over a page: the header, and the wallpaper behind the page. */
export interface PageTop {
  header: boolean
  wallpaper: boolean
}

/**
 * The routes without a header, named as the specification names them. A slot, and a table like it, has one
 * when the header is set to be used in play; even then the wallpaper alone stays away. [HEAD-05]
 */
const routes: readonly { name: string; path: RegExp; header: 'never' | 'by setting' }[] = [
  { name: 'loginsuccess', path: /^\/loginsuccess$/, header: 'never' },
  { name: 'MobilePay', path: /^\/MobilePay$/, header: 'never' },
  { name: 'MobilePayQuick', path: /^\/MobilePayQuick$/, header: 'never' },
  { name: 'mobilspil-slugGames', path: /^\/mobilspil\/[^/]+$/, header: 'never' },
  {
    name: 'mobil-live-casino-slugGames',
    path: /^\/mobil-live-casino\/[^/]+$/,
    header: 'never',
  },
  { name: 'extpayment', path: /^\/extpayment$/, header: 'never' },
  { name: 'lp-landingType-landingById', path: /^\/lp\/[^/]+\/[^/]+$/, header: 'never' },
  {
    name: 'live-casino-playType-gameById',
    path: /^\/live-casino\/[^/]+\/[^/]+$/,
    header: 'never',
  },
  { name: 'unsupported', path: /^\/unsupported$/, header: 'never' },
  { name: 'quick-deposit', path: /^\/quick-deposit$/, header: 'never' },
  {
    name: 'spilleautomater-playType-gameById',
    path: /^\/spilleautomater\/(?:money|free)\/[^/]+$/,
    header: 'by setting',
  },
  {
    name: 'bordspil-playType-gameById',
    path: /^\/bordspil\/(?:money|free)\/[^/]+$/,
    header: 'by setting',
  },
  { name: 'kampagner-slug', path: /^\/kampagner\/[^/]+$/, header: 'never' },
]

export function pageTop(pathname: string, isUsedInPlay: boolean): PageTop {
  const path = pathname.replace(/(?<=.)\/$/, '')
  const route = routes.find((each) => each.path.test(path))
  if (!route) return { header: true, wallpaper: true }
  return { header: route.header === 'by setting' && isUsedInPlay, wallpaper: false }
}
