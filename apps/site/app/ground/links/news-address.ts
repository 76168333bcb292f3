export function newsAddress(slug: string): string {
  return `/nyheder/${slug}`
}

/** A page of the list; the first has no number in its address. */
export function newsListAddress(page: number): string {
  return page > 1 ? `/nyheder?side=${page}` : '/nyheder'
}

/** The page number that an address asks for; 1 for anything that is none. */
export function pageNumberIn(query: URLSearchParams): number {
  const asked = query.get('side') ?? '1'
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}
