/**
 * The text of the one element of that name, under whatever prefix; undefined when there is none, or
 * more than one. The answer is another party's: nothing here is read twice, however odd the answer
 * is.
 */
export function onlyElementText(xml: string, name: string): string | undefined {
  // A tag ends before the next one begins: to look for its end beyond that would be quadratic.
  const element = new RegExp(`<(?:\\w+:)?${name}(?: [^<>]*)?>\\s*(\\w+)\\s*</`, 'g')
  const found = [...xml.matchAll(element)]
  return found.length === 1 ? found[0]?.[1] : undefined
}
