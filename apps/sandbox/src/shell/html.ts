/** Markup that is safe to send: made by `html`, which escapes all that is put into it. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

export type HtmlPart = Html | string | number | bigint | undefined | false | readonly HtmlPart[]

/** A piece of a page. Text is escaped, other pieces and lists of them are kept, `false` is nothing. */
export function html(fixed: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(fixed.map((text, index) => text + markupOf(parts[index])).join(''))
}

function markupOf(part: HtmlPart): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.markup
  if (typeof part === 'object') return part.map(markupOf).join('')
  return escapeHtml(String(part))
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Also right for XML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}
