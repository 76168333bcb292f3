/**
 * The documents that are the same for every visitor. Anything else is made for one request alone. A
 * page listed here reads no cookie in its loaders.
 */
export const sharedPages: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:vilkaar|persondatapolitik|cookiepolitik|billedkilder|selvtest)$/,
  /^\/(?:nyheder|kampagner)(?:\/[a-z0-9-]{1,80})?$/,
  /^\/lp\/[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}$/,
  /^\/(?:contents|casino-aarhus)(?:\/[a-z0-9-]{1,80})?$/,
  /^\/(?:jackpots|nyevindere)$/,
  /^\/bordspil(?:\/(?:roulette|blackjack|video-poker))?$/,
  /^\/(?:live-casino|live\/(?:live-casino|live-roulette|live-blackjack|andre-live-spil))$/,
  /^\/(?:spilleautomater|bordspil)\/(?:money|free|matematik)\/[a-z0-9-]{1,80}$/,
]

/** Lists of games, which are shared by what is chosen in them. */
export const sharedLists = /^\/spilleautomater(?:\/(?:alle-spil|nye-spil|bedste-spil|soeg))?$/

/** Words that a script fetches; they are the same for players, too. [FLT-60] */
export const consentTextsPath = '/samtykke/tekster'

/** Whether a page is of the kind that everybody sees alike: no account, payment, login or registration. */
export function isPublicPage(pathname: string): boolean {
  return sharedLists.test(pathname) || sharedPages.some((path) => path.test(pathname))
}
