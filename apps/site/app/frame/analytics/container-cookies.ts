/** Our own, by name; `/cookiepolitik` tells what each is for. Any other is the container's. */
const ours: ReadonlySet<string> = new Set([
  '_auth_token',
  '_acc_user_id',
  '_consent',
  '_accept_news',
  '_item_redirect',
  'landingPageCookie',
  'registrationCookie',
])

/** Lets go of every cookie that the container has left where script can reach it. [API-07] */
export function forgetContainerCookies(): void {
  const names = document.cookie.split(';').map((part) => part.split('=')[0]?.trim() ?? '')
  for (const name of names.filter((each) => each !== '' && !ours.has(each))) {
    for (const domain of ['', ...domainsAbove(location.hostname).map((at) => `Domain=${at}; `)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `${name}=; Path=/; ${domain}Max-Age=0; Secure; SameSite=Lax`
    }
  }
}

/** The host itself and each domain it lies in: a cookie may be set for any of them. */
function domainsAbove(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}
