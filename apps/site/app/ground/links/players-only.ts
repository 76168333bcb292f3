/** The paths that only a player may see; whoever must log in again is led back there. [ROUTE-23] */
const playersOnly = /^\/(?:min-konto(?:\/|$)|spilleautomater\/mine-favoritter$|quick-deposit$)/

export function isForPlayersOnly(pathname: string): boolean {
  return playersOnly.test(pathname)
}
