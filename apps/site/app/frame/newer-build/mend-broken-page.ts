export interface BrokenPage {
  /** The build the page was made by. */
  own: string | undefined
  /** The build the site serves now; undefined when it cannot be asked. Never rejects. */
  latest(): Promise<string | undefined>
  /** Loads the page whole, and not again and again. */
  loadWhole(): void
}

/**
 * A page that broke while it was drawn may have been given the data of a newer build, whose shape it
 * does not know; then the page of that build takes its place. A page that broke by itself stays as it
 * is: the next one would break alike. [NAV-05]
 */
export async function mendBrokenPage({ own, latest, loadWhole }: BrokenPage): Promise<void> {
  if (own === undefined) return
  const served = await latest()
  if (served !== undefined && served !== own) loadWhole()
}
