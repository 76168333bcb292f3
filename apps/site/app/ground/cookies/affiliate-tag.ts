import type { RequestScope } from '../scope/request-scope.ts'
import { affiliateCookie, campaignIn, campaignLine } from './campaign-cookies.ts'

/**
 * Keeps a partner's tag until the browser is closed, and with consent to marketing for longer. What
 * has not the shape of a tag is nobody's. [REG-07]
 */
export function rememberAffiliate(scope: RequestScope, tag: string | null): void {
  const { configuration } = scope.content
  const kept = { cookies: scope.cookies, configuration }
  const line = campaignLine(affiliateCookie, tag ?? undefined, kept)
  if (line !== undefined) scope.setCookie(line)
}

/** The tag of the site that sent this browser here, if any did. */
export function affiliateTag(scope: RequestScope): string | undefined {
  return campaignIn(scope.cookies, affiliateCookie)
}
