/** A list of pages in the order it shows them. */
export function itemList(
  publicUrl: string,
  items: readonly { name: string; path: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      url: new URL(path, publicUrl).href,
    })),
  }
}
