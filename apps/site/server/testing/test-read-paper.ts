import { getDocumentProxy } from 'unpdf'

/** An element of a paper's structure: its own text, and its parts in their order. */
export interface PaperElement {
  role: string
  text: string
  parts: PaperElement[]
}

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Proxy['getPage']>>
type Node = Awaited<ReturnType<Page['getStructTree']>>

/** Reads a PDF as a screen reader does: by its structure, page by page. `foot` is in no structure. */
export async function readPaper(bytes: Uint8Array) {
  const proxy = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await proxy.getMetadata()
  const numbers = Array.from({ length: proxy.numPages }, (_, place) => place + 1)
  const pages = await Promise.all(numbers.map(async (page) => readPage(await proxy.getPage(page))))
  return { info: info as { Title?: string; Language?: string }, pages }
}

async function readPage(page: Page): Promise<{ elements: PaperElement[]; foot: string }> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  let [open, foot] = ['', '']
  for (const item of items) {
    const text = 'str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''
    if ('str' in item && open) texts.set(open, (texts.get(open) ?? '') + text)
    else if ('str' in item) foot += text
    else if (item.type === 'endMarkedContent') open = ''
    else {
      open = item.id ?? ''
      texts.set(open, '')
    }
  }
  const [root] = elementsOf([await page.getStructTree()], texts)
  return { elements: root?.parts.flatMap(({ parts }) => parts) ?? [], foot }
}

/** The elements that have something on this page, and their texts on it. */
function elementsOf(nodes: Node['children'], texts: ReadonlyMap<string, string>): PaperElement[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return []
    const parts = elementsOf(node.children, texts)
    const own = node.children.flatMap((child) => ('id' in child ? [texts.get(child.id)] : []))
    const here = own.filter((text) => text !== undefined)
    if (parts.length === 0 && here.length === 0) return []
    return [{ role: node.role, text: here.join('').replace(/\s+/g, ' ').trim(), parts }]
  })
}
