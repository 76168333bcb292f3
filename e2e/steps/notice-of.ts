/** The words and links of the notice in a page's HTML; empty where there is none. */
export function noticeOf(html: string): string {
  return /role="alert"[^>]*>([\s\S]*?)<\/div><\/div>/.exec(html)?.[1] ?? ''
}

/** What a page's HTML shows: without what its scripts are given, which holds many texts that it does not. */
export function shownOf(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
}
