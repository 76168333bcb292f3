/** `+45 21 34 56 78`; a number of Greenland has six digits, and one of no country we know stays as it is. */
export function shownMobile(mobile: string, countryCodes: readonly string[]): string {
  const code = countryCodes.find((each) => mobile.startsWith(each))
  if (code === undefined) return mobile
  return `${code} ${mobile.slice(code.length).replace(/\B(?=(\d{2})+$)/g, ' ')}`
}
