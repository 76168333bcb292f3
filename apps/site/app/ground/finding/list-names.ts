/** The lists of the site, by their address below `/spilleautomater`; the first has none. */
export const listNames = [
  'alle-spil',
  'nye-spil',
  'bedste-spil',
  'mine-favoritter',
  'senest-spillede',
  'soeg',
] as const

export type ListName = (typeof listNames)[number]

/** Where a list is found. */
export function listAddress(list: ListName): string {
  return list === 'alle-spil' ? '/spilleautomater' : `/spilleautomater/${list}`
}
