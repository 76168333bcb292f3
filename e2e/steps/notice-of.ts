/** The words and links of the notice in a page's HTML; empty where there is none. */
export function noticeOf(html: string): string {
  return /role="alert"[^>]*>([\s\S]*?)<\/div><\/div>/.exec(html)?.[1] ?? ''
}
