/** An element of an XML document, named without its prefix. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  /** The text directly inside, without the space around it. */
  text: string
}

interface Growing extends XmlElement {
  children: XmlElement[]
}

// Each part begins where the one before it cannot go on, so that nothing is tried twice.
const token = /<\?[^>]*\?>|<!--[\s\S]*?-->|<(\/?)([A-Za-z_][\w.:-]*)(?![\w.:-])([^<>]*)>|([^<]+)/y
const depthMax = 32

/**
 * Reads a small XML document of elements, attributes and text: what the parties' messages are made
 * of. Document types and own entities are not read, so none can do harm.
 * @returns undefined when it is not well-formed
 */
export function readXml(source: string): XmlElement | undefined {
  const top: Growing = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  token.lastIndex = 0
  const trimmed = source.trim()
  while (token.lastIndex < trimmed.length) {
    const match = token.exec(trimmed)
    if (!match || !take(match, open)) return undefined
  }
  const [root, ...more] = top.children
  return open.length === 1 && more.length === 0 && top.text === '' ? root : undefined
}

function take(match: RegExpExecArray, open: Growing[]): boolean {
  const [, closing, tag, inside = '', text] = match
  const selfClosing = inside.endsWith('/')
  const attributes = selfClosing ? inside.slice(0, -1) : inside
  const parent = open.at(-1)
  if (!parent) return false
  if (text !== undefined) {
    const read = unescapeXml(text.trim())
    if (read !== undefined) parent.text += read
    return read !== undefined
  }
  if (tag === undefined) return true
  const name = localName(tag)
  if (closing) return open.length > 1 && open.pop()?.name === name
  const read = readAttributes(attributes)
  if (!read || open.length > depthMax) return false
  const element: Growing = { name, attributes: read, children: [], text: '' }
  parent.children.push(element)
  if (!selfClosing) open.push(element)
  return true
}

function readAttributes(source: string): Record<string, string> | undefined {
  const attributes: Record<string, string> = {}
  const pattern = /(?<!\s)\s+([\w.:-]+)\s*=\s*("[^"]*"|'[^']*')/g
  const rest = source.replace(pattern, (_all, name, quoted) => {
    attributes[localName(String(name))] = unescapeXml(String(quoted).slice(1, -1)) ?? ''
    return ''
  })
  return rest.trim() === '' ? attributes : undefined
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

function unescapeXml(text: string): string | undefined {
  let isSound = true
  const read = text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));|&/gi, (_all, ...found) => {
    const [decimal, hex, name] = found
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    if (code !== undefined && code <= 0x10ffff) return String.fromCodePoint(code)
    const sign = entities[name ?? '']
    if (sign === undefined) isSound = false
    return sign ?? ''
  })
  return isSound ? read : undefined
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** The first element called `name`, at any depth, the element itself included. */
export function findElement(element: XmlElement, name: string): XmlElement | undefined {
  if (element.name === name) return element
  for (const child of element.children) {
    const found = findElement(child, name)
    if (found) return found
  }
  return undefined
}

/** The text of the first element called `name`; empty when there is none. */
export function textOf(element: XmlElement, name: string): string {
  return findElement(element, name)?.text ?? ''
}
