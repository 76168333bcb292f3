/** The value of a cookie that script may read, as this browser holds it now. */
export function cookieHere(name: string): string | undefined {
  return cookieIn(document.cookie, name)
}

/**
 * The same of any such text, read as the server reads it: the value is all behind the first `=`, of a
 * name that is there twice the first counts, and a broken escape stays as it is.
 */
export function cookieIn(text: string, name: string): string | undefined {
  const start = `${name}=`
  const found = text.split(';').find((part) => part.trim().startsWith(start))
  return decoded(found?.trim().slice(start.length) ?? '') || undefined
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // A foreign writer does not write it as we do; the reader refuses such a value.
    return value
  }
}
