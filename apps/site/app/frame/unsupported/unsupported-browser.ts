import { isCrawler } from '../../ground/document/crawler.ts'
import { oldestBrowsers } from './oldest-browsers.ts'

/** Which message a browser that cannot show our pages is met with. */
export type UnsupportedBrowser = 'generic' | 'ios' | 'android' | 'chrome' | 'safari' | 'ie'

/**
 * Names the browser of a user agent, if it is too old for our pages. One that says nothing we know
 * may be newer than we are: it is let in, as crawlers are. [SCREEN-06]
 */
export function unsupportedBrowser(userAgent: string | undefined): UnsupportedBrowser | undefined {
  if (userAgent === undefined || isCrawler(userAgent)) return undefined
  // The more particular first: most browsers claim to be others, too.
  return rules.find(({ is, version, oldest }) => {
    return is.test(userAgent) && versionIn(userAgent, version) < oldest
  })?.message
}

interface Rule {
  message: UnsupportedBrowser
  is: RegExp
  /** Its version: a number, and what follows a first dot or underscore. */
  version: RegExp
  oldest: number
}

const { chrome, edge, firefox, safari } = oldestBrowsers

const rules: readonly Rule[] = [
  { message: 'ie', is: /\b(?:MSIE |Trident\/)/, version: /(?:MSIE |rv:)(\d+)/, oldest: Infinity },
  {
    message: 'ios',
    is: /\b(?:iPhone|iPad|iPod)\b/,
    version: /\bOS (\d+)(?:_(\d+))?/,
    oldest: safari,
  },
  { message: 'android', is: /\bAndroid\b.*\bChrome\//, version: /\bChrome\/(\d+)/, oldest: chrome },
  {
    message: 'android',
    is: /\bAndroid\b.*\bFirefox\//,
    version: /\bFirefox\/(\d+)/,
    oldest: firefox,
  },
  // The browser that came with Android before Chrome did.
  {
    message: 'android',
    is: /\bAndroid\b(?!.*\b(?:Chrome|Firefox)\/).*\bVersion\//,
    version: /\bVersion\/(\d+)/,
    oldest: Infinity,
  },
  { message: 'generic', is: /\bEdge?\//, version: /\bEdge?\/(\d+)/, oldest: edge },
  {
    message: 'generic',
    is: /\bOPR\//,
    version: /Chrome\/(\d+)/,
    oldest: chrome,
  },
  { message: 'generic', is: /^Opera\//, version: /Opera\/(\d+)/, oldest: Infinity },
  { message: 'chrome', is: /Chrome\//, version: /Chrome\/(\d+)/, oldest: chrome },
  { message: 'generic', is: /\bFirefox\//, version: /\bFirefox\/(\d+)/, oldest: firefox },
  {
    message: 'safari',
    is: /\bMacintosh\b.*\bVersion\/.*\bSafari\//,
    version: /\bVersion\/(\d+)(?:\.(\d+))?/,
    oldest: safari,
  },
]

/** `17_5` and `17.5` are 17.5; a version that cannot be read is as new as can be. */
function versionIn(userAgent: string, version: RegExp): number {
  const [, whole, part = '0'] = version.exec(userAgent) ?? []
  return whole === undefined ? newest : Number(`${whole}.${part}`)
}

const newest = Number.MAX_VALUE
