/**
 * Whether the player came here by our own page, an address typed or a bookmark: another site’s link
 * must not act for them. A browser that does not say where a visit is from is believed. [HEAD-08]
 */
export function isOwnVisit(headers: Headers): boolean {
  const from = headers.get('sec-fetch-site') ?? 'none'
  return from === 'none' || from === 'same-origin'
}
