/** The value of a cookie that script may read, as this browser holds it now. */
export function cookieHere(name: string): string | undefined {
  for (const part of document.cookie.split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name && value) return decodeURIComponent(value)
  }
  return undefined
}
