/** A path of our own site, or undefined. The platform looks closer before anybody is led there. */
export function sameSitePath(asked: unknown): string | undefined {
  if (typeof asked !== 'string' || asked.length > 500) return undefined
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked) ? asked : undefined
}
