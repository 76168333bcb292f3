/**
 * Programs that read pages for search engines and previews. They are shown every page, and nothing is
 * asked of them. [ERR-06]
 */
export const crawlers =
  /bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly|quora link preview|whatsapp|lighthouse/i

export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && crawlers.test(userAgent)
}
