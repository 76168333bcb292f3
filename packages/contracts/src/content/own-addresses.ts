import { listAddresses, ownSegments } from './generated/own-addresses.ts'

/**
 * Whether an address belongs to the product, so that no page of content can have it: all that begins as
 * a route of ours does. The lists of games alone take their words from a page of their own name.
 */
export function isOwnAddress(slug: string): boolean {
  const [first = ''] = slug.split('/', 1)
  return ownSegments.includes(first.toLowerCase()) && !listAddresses.includes(slug)
}
