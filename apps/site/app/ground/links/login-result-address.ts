/** The page of a login's result, with where it leads on; nobody was on the way to home itself. */
export function loginResultAddress(returnTo: string): string {
  return returnTo === '/'
    ? '/loginsuccess'
    : `/loginsuccess?${new URLSearchParams({ redirect: returnTo })}`
}
