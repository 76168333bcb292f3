const playersOnly =
  /^\/(?:min-konto\/.+|quick-deposit|spilleautomater\/(?:mine-favoritter|senest-spillede))\/?$/i

/**
 * Whether a page is a player's alone: a visitor logs in first and is led back, and it is taken away once
 * the login is over. [ROUTE-23]
 */
export function isForPlayersOnly(pathname: string): boolean {
  return playersOnly.test(pathname)
}
