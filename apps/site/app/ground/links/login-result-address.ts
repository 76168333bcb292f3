/** Where a login's result is told, with where it leads on; home is no page anybody was on the way to. */
export function loginResultAddress(returnTo: string): string {
  return returnTo === '/'
    ? '/loginsuccess'
    : `/loginsuccess?${new URLSearchParams({ redirect: returnTo })}`
}
